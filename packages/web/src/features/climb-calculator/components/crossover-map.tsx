import { crossoverTexts } from '../../../texts/climb-texts.ts';
import { useWidth } from '../../../ui/use-width.ts';
import { linear, ticks } from '../state/chart-scale.ts';
import type { Crossover, MapAxis } from '../state/crossover.ts';
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

/** First and last edge of the cells of an axis. */
const endsOf = ({ values, step }: MapAxis): readonly [number, number] => [
  (values[0] ?? 0) - step / 2,
  (values.at(-1) ?? 0) + step / 2,
];

interface MapScales {
  readonly x: (gradient: number) => number;
  readonly y: (power: number) => number;
}

const strength = (seconds: number, reach: number): string =>
  Math.min(1, Math.abs(seconds) / reach).toFixed(2);

/** The cells: the tint says who is faster, its depth by how much for a kilometre. */
function Cells({ crossover, x, y }: MapScales & Pick<CrossoverMapProps, 'crossover'>) {
  const { gradients, powers, map } = crossover;
  const reach = Math.max(...map.secondsPerKilometre.map(Math.abs)) * 0.6 || 1;
  const [width, tall] = [x(gradients.step) - x(0), y(0) - y(powers.step)];
  return powers.values.map((power, row) =>
    gradients.values.map((gradient, column) => {
      const seconds = map.secondsPerKilometre[row * gradients.values.length + column] ?? 0;
      return (
        <rect
          key={`${power}-${gradient}`}
          className={classes.cell}
          data-winner={seconds < 0 ? 'other' : 'base'}
          x={x(gradient - gradients.step / 2)}
          y={y(power + powers.step / 2)}
          width={width}
          height={tall}
          opacity={strength(seconds, reach)}
        />
      );
    }),
  );
}

/** Where the two are equally fast, from power to power. */
function EqualLine({ crossover, x, y }: MapScales & Pick<CrossoverMapProps, 'crossover'>) {
  const [, last] = endsOf(crossover.gradients);
  const equal = crossover.breakEvens.flatMap((found, row) =>
    found.kind === 'at' && found.gradient <= last
      ? [`${x(found.gradient).toFixed(1)} ${y(crossover.powers.values[row] ?? 0).toFixed(1)}`]
      : [],
  );
  return equal.length > 1 ? <path className={classes.equal} d={`M${equal.join('L')}`} /> : null;
}

function Axes({
  crossover,
  x,
  y,
  width,
}: MapScales & Pick<CrossoverMapProps, 'crossover'> & { readonly width: number }) {
  const { gradients, powers } = crossover;
  const [first = 0, last = 0] = [powers.values[0], powers.values.at(-1)];
  return (
    <>
      {ticks(0, (gradients.values.at(-1) ?? 0) * 100, Math.floor(width / 90)).map((percent) => (
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
      {ticks(first, last, 6).map((power) => (
        <text key={power} className={classes.mark} x={edge.left - 8} y={y(power) + 4} textAnchor="end">
          {power} W
        </text>
      ))}
    </>
  );
}

/** Gradient to the right, power upwards; the rider of this page as a point in it. */
export function CrossoverMapPicture({ crossover, names, here, label }: CrossoverMapProps) {
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const [flattest, steepest] = endsOf(crossover.gradients);
  const [weakest, strongest] = endsOf(crossover.powers);
  const x = linear(flattest, steepest, edge.left, width - edge.right);
  const y = linear(weakest, strongest, height - edge.bottom, edge.top);
  const isOnMap =
    here.gradient >= flattest &&
    here.gradient <= steepest &&
    here.power >= weakest &&
    here.power <= strongest;
  return (
    <div ref={frame} className={classes.frame}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <Cells crossover={crossover} x={x} y={y} />
        <EqualLine crossover={crossover} x={x} y={y} />
        <Axes crossover={crossover} x={x} y={y} width={width} />
        {isOnMap && (
          <g className={classes.here}>
            {[6, 2].map((radius) => (
              <circle key={radius} cx={x(here.gradient)} cy={y(here.power)} r={radius} />
            ))}
          </g>
        )}
      </svg>
      <ul className={classes.legend} data-print="exact">
        <li data-winner="base">{crossoverTexts.faster(names.base)}</li>
        <li data-winner="other">{crossoverTexts.faster(names.other)}</li>
        {isOnMap && <li data-winner="here">{crossoverTexts.here}</li>}
      </ul>
    </div>
  );
}
