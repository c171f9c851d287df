import { useWidth } from '../../../ui/use-width.ts';
import { linear, ticks } from '../state/chart-scale.ts';
import { type Crossover, mapGradients, mapPowers } from '../state/crossover.ts';
import classes from './crossover-map.module.css';

interface CrossoverMapProps {
  readonly crossover: Crossover;
  readonly names: { readonly base: string; readonly other: string };
  /** Where the rider of this page is. */
  readonly here: { readonly gradient: number; readonly power: number };
  readonly label: string;
}

const height = 280;
const edge = { left: 56, right: 12, top: 8, bottom: 40 } as const;
const half = { gradient: 0.0025, power: 10 } as const;
const [firstPower = 0, lastPower = 0] = [mapPowers[0], mapPowers.at(-1)];
const lastGradient = mapGradients.at(-1) ?? 0;

const strength = (seconds: number, reach: number): string =>
  Math.min(1, Math.abs(seconds) / reach).toFixed(2);

/** Gradient to the right, power upwards; the tint says who is faster, its depth by how much for a kilometre. */
export function CrossoverMapPicture({ crossover, names, here, label }: CrossoverMapProps) {
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const x = linear(-half.gradient, lastGradient + half.gradient, edge.left, width - edge.right);
  const y = linear(firstPower - half.power, lastPower + half.power, height - edge.bottom, edge.top);
  const { secondsPerKilometre } = crossover.map;
  const reach = Math.max(...secondsPerKilometre.map(Math.abs)) * 0.6 || 1;
  const equal = crossover.breakEvens.flatMap((found, place) =>
    found.kind === 'at' && found.gradient <= lastGradient + half.gradient
      ? [`${x(found.gradient).toFixed(1)} ${y(mapPowers[place] ?? 0).toFixed(1)}`]
      : [],
  );
  const cell = { width: x(0.005) - x(0), height: y(0) - y(20) };
  const isOnMap = here.gradient <= lastGradient + half.gradient && here.gradient >= -half.gradient;
  return (
    <div ref={frame} className={classes.frame}>
      <svg width={width} height={height} role="img" aria-label={label}>
        {mapPowers.map((power, row) =>
          mapGradients.map((gradient, column) => {
            const seconds = secondsPerKilometre[row * mapGradients.length + column] ?? 0;
            return (
              <rect
                key={`${power}-${gradient}`}
                className={classes.cell}
                data-winner={seconds < 0 ? 'other' : 'base'}
                x={x(gradient - half.gradient)}
                y={y(power + half.power)}
                width={cell.width}
                height={cell.height}
                opacity={strength(seconds, reach)}
              />
            );
          }),
        )}
        {equal.length > 1 && <path className={classes.equal} d={`M${equal.join('L')}`} />}
        {ticks(0, lastGradient * 100, Math.floor(width / 90)).map((percent) => (
          <text
            key={percent}
            className={classes.mark}
            x={x(percent / 100)}
            y={height - edge.bottom + 16}
            textAnchor="middle"
          >
            {percent} %
          </text>
        ))}
        {ticks(firstPower, lastPower, 6).map((power) => (
          <text key={power} className={classes.mark} x={edge.left - 8} y={y(power) + 4} textAnchor="end">
            {power} W
          </text>
        ))}
        {isOnMap && (
          <g className={classes.here}>
            <circle
              cx={x(Math.max(0, here.gradient))}
              cy={y(Math.min(lastPower, Math.max(firstPower, here.power)))}
              r="6"
            />
            <circle
              cx={x(Math.max(0, here.gradient))}
              cy={y(Math.min(lastPower, Math.max(firstPower, here.power)))}
              r="2"
            />
          </g>
        )}
      </svg>
      <ul className={classes.legend}>
        <li data-winner="base">{names.base} is faster</li>
        <li data-winner="other">{names.other} is faster</li>
        {isOnMap && <li data-winner="here">this road on average, at your power</li>}
      </ul>
    </div>
  );
}
