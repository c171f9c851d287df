import { type Build, type BuildLine, type BuildTotals, missingFor, wholeBike } from '@pp-tools/domain/bike';
import { useNavigate } from '@tanstack/react-router';
import { refusalText } from '../../../texts/builder-texts.ts';
import { lineLabel } from '../../../texts/slot-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { HonestTotals } from '../page/honest-totals.tsx';
import { OpenSlots } from '../page/open-slots.tsx';
import { FigureText } from '../parts/figure-text.tsx';
import classes from './summary-step.module.css';

interface CostBreakdownProps {
  readonly build: Build;
  readonly lines: readonly BuildLine[];
  readonly totals: BuildTotals;
  readonly isEditable: boolean;
}

/** Every line with its price and weight, the sums, and Add To Cart (BLD-90). */
export function CostBreakdown({ build, lines, totals, isEditable }: CostBreakdownProps) {
  const navigate = useNavigate();
  const missing = missingFor(build, 'summary');
  const whole = wholeBike(build, lines);
  return (
    <aside className={classes.costs} aria-label="Cost breakdown">
      <h2>Cost Breakdown</h2>
      {lines.length > 0 && (
        <table className={classes.lines}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Weight</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={`${line.slot} ${line.name}`}>
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
      <HonestTotals totals={totals} whole={whole} />
      {isEditable && <OpenSlots slots={whole.open} />}
      <Button
        look="primary"
        className="no-print"
        disabled={missing.length > 0}
        onClick={() => void navigate({ to: '/' })}
      >
        Add To Cart
      </Button>
      {missing.length > 0 && (
        <p className={classes.reason}>{refusalText({ kind: 'missing', steps: missing })}</p>
      )}
    </aside>
  );
}
