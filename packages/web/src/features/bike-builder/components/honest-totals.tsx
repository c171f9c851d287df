import type { BuildLine, BuildTotals, HonestTotal } from '@pp-tools/domain/build';
import { lineTexts } from '../../../texts/builder-texts.ts';
import classes from './honest-totals.module.css';
import { priceText, weightText } from './line-figures.ts';

const named = ({ slot, name }: BuildLine): string =>
  name === null ? lineTexts[slot].toLowerCase() : `${lineTexts[slot].toLowerCase()} ${name}`;

/** What a sum assumes and what it lacks, in words. */
function Honesty({ what, total }: { readonly what: string; readonly total: HonestTotal }) {
  const { assumed, missing } = total;
  if (assumed.length + missing.length === 0) return null;
  return (
    <>
      {missing.length > 0 && (
        <li data-kind="missing">
          {what} not known, not counted: {missing.map(named).join(', ')}
        </li>
      )}
      {assumed.length > 0 && (
        <li>
          {what} assumed: {assumed.map(named).join(', ')}
        </li>
      )}
    </>
  );
}

/** The two totals, and everything in them that is not a known figure of the part itself. */
export function HonestTotals({ totals: { price, weight } }: { readonly totals: BuildTotals }) {
  const isWhole = [price, weight].every((total) => total.assumed.length + total.missing.length === 0);
  return (
    <section className={classes.totals} aria-labelledby="build-totals">
      <h3 id="build-totals">Build Totals</h3>
      <dl aria-live="polite">
        <div>
          <dt>Total Weight</dt>
          <dd>{weightText(weight)}</dd>
        </div>
        <div>
          <dt>Total Price</dt>
          <dd>{priceText(price)}</dd>
        </div>
      </dl>
      {weight.value === 0 && <p>TBD: no weight is known yet.</p>}
      {!isWhole && (
        <details>
          <summary>What these totals leave open</summary>
          <ul>
            <Honesty what="Weight" total={weight} />
            <Honesty what="Price" total={price} />
          </ul>
        </details>
      )}
    </section>
  );
}
