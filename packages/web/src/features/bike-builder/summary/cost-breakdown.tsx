import { type Build, type BuildLine, type BuildTotals, missingFor, wholeBike } from '@pp-tools/domain/bike';
import { useNavigate } from '@tanstack/react-router';
import { notify } from '../../../platform/notices.ts';
import { publicConfig } from '../../../platform/public-config.ts';
import { cartTexts, refusalText } from '../../../texts/builder-texts.ts';
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
  /** Number of the line that is pointed at, here or in the drawing. */
  readonly lit: number | null;
  readonly onLight: (number: number | null) => void;
}

/** An order goes by email: the shop has no cart of its own here. */
const writeToShop = (name: string): void =>
  window.location.assign(
    `mailto:${publicConfig.contactEmail}?subject=${encodeURIComponent(cartTexts.subject(name))}`,
  );

/** The totals and Add To Cart, then every line with its price and weight (BLD-90). */
export function CostBreakdown({ build, lines, totals, isEditable, lit, onLight }: CostBreakdownProps) {
  const navigate = useNavigate();
  const missing = missingFor(build, 'summary');
  const whole = wholeBike(build, lines);
  return (
    <aside className={classes.costs} aria-label="Cost breakdown">
      <h2>Cost Breakdown</h2>
      <HonestTotals totals={totals} whole={whole} />
      <Button
        look="primary"
        className="no-print"
        disabled={missing.length > 0}
        onClick={() => {
          void navigate({ to: '/' });
          notify(cartTexts.saved, {
            duration: 6000,
            action: { label: cartTexts.write, run: () => writeToShop(build.name) },
          });
        }}
      >
        Add To Cart
      </Button>
      {missing.length > 0 && (
        <p className={classes.reason}>{refusalText({ kind: 'missing', steps: missing })}</p>
      )}
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
