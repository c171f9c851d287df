import { type Build, type BuildLine, type BuildTotals, wholeBike } from '@pp-tools/domain/bike';
import { lineLabel } from '../../../texts/slot-texts.ts';
import { HonestTotals } from '../page/honest-totals.tsx';
import { OpenSlots } from '../page/open-slots.tsx';
import { FigureText } from '../parts/figure-text.tsx';
import { AddToCart } from './add-to-cart.tsx';
import classes from './summary-step.module.css';

interface CostBreakdownProps {
  readonly build: Build;
  readonly lines: readonly BuildLine[];
  readonly totals: BuildTotals;
  readonly isEditable: boolean;
  /** Number of the line that is pointed at, here or in the drawing. */
  readonly lit: number | null;
  readonly onLight: (number: number | null) => void;
}

/** The totals and Add To Cart, then every line with its price and weight (BLD-90). */
export function CostBreakdown({ build, lines, totals, isEditable, lit, onLight }: CostBreakdownProps) {
  const whole = wholeBike(build, lines);
  return (
    <aside className={classes.costs} aria-label="Cost breakdown">
      <h2>Cost Breakdown</h2>
      <HonestTotals totals={totals} whole={whole} />
      <AddToCart build={build} />
      {isEditable && <OpenSlots slots={whole.open.filter((slot) => !whole.included.includes(slot))} />}
      {lines.length > 0 && (
        <table className={classes.lines}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Number</th>
              <th scope="col">Part</th>
              <th scope="col">Weight</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr
                key={`${line.slot} ${line.name}`}
                data-lit={lit === index + 1}
                onPointerEnter={() => onLight(index + 1)}
                onPointerLeave={() => onLight(null)}
              >
                <td className={classes.number}>{index + 1}</td>
                <th scope="row">
                  {lineLabel(line)}
                  {line.name !== null && <small>{line.name}</small>}
                </th>
                <td>
                  <FigureText figure={line.figures.weight} kind="grams" />
                </td>
                <td className={classes.price}>
                  <FigureText figure={line.figures.price} kind="money" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </aside>
  );
}
