import { buildLines, totalsOf } from '@pp-tools/domain/bike';
import { useUnits } from '../../../platform/unit-preference.ts';
import { runningTotalTexts } from '../../../texts/open-slot-texts.ts';
import { useBuild } from '../builds/build-store.ts';
import { priceText, weightText } from '../parts/line-figures.ts';
import classes from './running-totals.module.css';

/** Weight and price of what is chosen so far. */
export function RunningTotals() {
  const build = useBuild();
  const units = useUnits();
  const { price, weight } = totalsOf(buildLines(build));
  const assumed = new Set([...price.assumed, ...weight.assumed]).size;
  return (
    <dl className={classes.totals} aria-label={runningTotalTexts.title} aria-live="polite">
      <div>
        <dt className="visually-hidden">{runningTotalTexts.weight}</dt>
        <dd>{weightText(weight, units)}</dd>
      </div>
      <div>
        <dt className="visually-hidden">{runningTotalTexts.price}</dt>
        <dd>{priceText(price)}</dd>
      </div>
      {assumed > 0 && (
        <div>
          <dt className="visually-hidden">{runningTotalTexts.note}</dt>
          <dd data-quiet="">{runningTotalTexts.assumed(assumed)}</dd>
        </div>
      )}
    </dl>
  );
}
