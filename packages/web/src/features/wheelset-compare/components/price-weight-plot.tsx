import {
  type Placed,
  priceWeightFrontier,
  toggleBaseline,
  type WheelLetter,
} from '@pp-tools/domain/comparison';
import { formatFigure } from '@pp-tools/domain/core';
import { extent } from 'd3-array';
import { scaleLinear, scaleSqrt } from 'd3-scale';
import { useMemo, useState } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { useWidth } from '../../../ui/use-width.ts';
import { changeComparison } from '../state/comparison-store.ts';
import type { ShownComparison } from '../state/use-comparison.ts';
import classes from './price-weight-plot.module.css';

/** Width to draw at before the window's own is known, px. */
const usualWidth = 880;
/** Narrower than this there is room for letters, not for names. */
const nameWidth = 560;
const edge = { top: 16, right: 24, bottom: 48, left: 64 };

/** Room around the figures, so that no mark stands on an axis. */
function padded(values: readonly number[], share: number): [number, number] {
  const [low = 0, high = 1] = extent(values);
  const room = Math.max((high - low) * share, high * 0.02, 1);
  return [Math.max(0, low - room), high + room];
}

function useScales(placed: readonly Placed[], width: number, height: number) {
  return useMemo(() => {
    const x = scaleLinear(
      padded(
        placed.map(({ price }) => price),
        0.08,
      ),
      [edge.left, width - edge.right],
    ).nice();
    const y = scaleLinear(
      padded(
        placed.map(({ weight }) => weight),
        0.12,
      ),
      [height - edge.bottom, edge.top],
    ).nice();
    const size = scaleSqrt([0, 90], [3, 15]);
    return { x, y, size };
  }, [placed, width, height]);
}

interface PlotLabelProps {
  readonly x: number;
  readonly y: number;
  /** From the middle of the mark to the words, px. */
  readonly gap: number;
  readonly isLeft: boolean;
  readonly letter: WheelLetter | undefined;
  readonly name: string;
}

/** Letter and name next to a mark, on the side that has room. */
const PlotLabel = ({ x, y, gap, isLeft, letter, name }: PlotLabelProps) => (
  <text x={isLeft ? x - gap : x + gap} y={y} textAnchor={isLeft ? 'end' : 'start'} className={classes.label}>
    {letter && <tspan className={classes.letter}>{letter} </tspan>}
    {name}
  </text>
);

/** Price against weight with depth as size; the line joins the wheelsets that no other one beats. */
export default function PriceWeightPlot({
  shown: { rows, baseline, letters },
}: {
  readonly shown: ShownComparison;
}) {
  const units = useUnits();
  const [chart, width] = useWidth<HTMLDivElement>(usualWidth);
  const height = Math.round(Math.min(440, Math.max(300, width / 2)));
  const [countsDepth, setCountsDepth] = useState(false);
  const frontier = useMemo(
    () => priceWeightFrontier(rows, countsDepth ? 'price-weight-depth' : 'price-weight'),
    [rows, countsDepth],
  );
  const all = useMemo(() => [...frontier.best, ...frontier.beaten.map(({ placed }) => placed)], [frontier]);
  const { x, y, size } = useScales(all, width, height);
  const best = new Set(frontier.best.map(({ wheelset }) => wheelset.id));
  const step = frontier.best
    .map(({ price, weight }, place) =>
      place === 0 ? `M${x(price)} ${y(weight)}` : `H${x(price)}V${y(weight)}`,
    )
    .join('');
  const choose = (id: number, name: string) =>
    changeComparison(`Compare with ${name}`, (comparison) => toggleBaseline(comparison, id));
  const summary = `${frontier.best.length} of ${all.length} wheelsets are beaten by no other one in ${
    countsDepth ? 'price, weight and rim depth' : 'price and weight'
  } at once.`;
  return (
    <div className={classes.plot}>
      <p>{summary} Size tells rim depth; a mark selects its row.</p>
      <label className={classes.aim}>
        <input type="checkbox" checked={countsDepth} onChange={() => setCountsDepth(!countsDepth)} />A deeper
        rim counts as better (for an aero rider)
      </label>
      <div ref={chart} className={classes.chart}>
        <svg role="img" aria-label={summary} width={width} height={height}>
          {x.ticks(width < nameWidth ? 3 : 6).map((tick) => (
            <g key={tick} className={classes.axis}>
              <line x1={x(tick)} x2={x(tick)} y1={edge.top} y2={height - edge.bottom} />
              <text x={x(tick)} y={height - edge.bottom + 20} textAnchor="middle">
                {formatFigure(tick, 'money', units)}
              </text>
            </g>
          ))}
          {y.ticks(5).map((tick) => (
            <g key={tick} className={classes.axis}>
              <line x1={edge.left} x2={width - edge.right} y1={y(tick)} y2={y(tick)} />
              <text x={edge.left - 8} y={y(tick) + 4} textAnchor="end">
                {formatFigure(tick, 'grams', units)}
              </text>
            </g>
          ))}
          {/* With a third figure the best ones no longer lie on one line. */}
          {!countsDepth && <path d={step} className={classes.frontier} />}
          <text x={width - edge.right} y={height - 6} textAnchor="end" className={classes.title}>
            Price
          </text>
          <text x={edge.left + 4} y={edge.top + 12} className={classes.title}>
            Weight
          </text>
          {all
            .filter(({ wheelset }) => all.length <= 12 || baseline?.id === wheelset.id)
            .map(({ wheelset, price, weight }) => (
              <PlotLabel
                key={wheelset.id}
                x={x(price)}
                y={y(weight) - 6}
                gap={size(wheelset.front.rimDepth ?? 0) + 6}
                isLeft={x(price) > width * 0.7}
                letter={letters.get(wheelset.id)}
                name={width < nameWidth && letters.has(wheelset.id) ? '' : wheelset.shortName}
              />
            ))}
        </svg>
        {all.map(({ wheelset, price, weight }) => (
          <button
            key={wheelset.id}
            type="button"
            className={classes.mark}
            style={{
              left: x(price),
              top: y(weight),
              width: Math.max(10, size(wheelset.front.rimDepth ?? 0) * 2),
            }}
            data-best={best.has(wheelset.id)}
            aria-pressed={baseline?.id === wheelset.id}
            aria-label={`${wheelset.shortName}, ${formatFigure(price, 'money', units)}, ${formatFigure(weight, 'grams', units)}`}
            title={wheelset.shortName}
            onClick={() => choose(wheelset.id, wheelset.shortName)}
          />
        ))}
      </div>
      <details className={classes.twin}>
        <summary>The same as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Wheelset</th>
              <th scope="col">Price</th>
              <th scope="col">Weight</th>
              <th scope="col">Beaten by</th>
            </tr>
          </thead>
          <tbody>
            {frontier.best.map(({ wheelset, price, weight }) => (
              <tr key={wheelset.id}>
                <th scope="row">{wheelset.shortName}</th>
                <td>{formatFigure(price, 'money', units)}</td>
                <td>{formatFigure(weight, 'grams', units)}</td>
                <td>none</td>
              </tr>
            ))}
            {frontier.beaten.map(({ placed, by, cheaperBy, lighterBy, deeperBy }) => (
              <tr key={placed.wheelset.id}>
                <th scope="row">{placed.wheelset.shortName}</th>
                <td>{formatFigure(placed.price, 'money', units)}</td>
                <td>{formatFigure(placed.weight, 'grams', units)}</td>
                <td>
                  {by.wheelset.shortName}: {formatFigure(cheaperBy, 'money', units)} cheaper and{' '}
                  {formatFigure(lighterBy, 'grams', units)} lighter
                  {deeperBy !== null && ` and ${formatFigure(deeperBy, 'millimetres', units)} deeper`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {frontier.unplaced.length > 0 && (
        <p className={classes.unplaced}>
          Not in the plot, since {countsDepth ? 'price, weight or rim depth' : 'price or weight'} is unknown:{' '}
          {frontier.unplaced.map(({ shortName }) => shortName).join(', ')}
        </p>
      )}
    </div>
  );
}
