import {
  aboutWeight,
  type BuildLine,
  type BuildTotals,
  type HonestTotal,
  type WholeBike,
} from '@pp-tools/domain/bike';
import { formatTotalWeight } from '@pp-tools/domain/core';
import { useUnits } from '../../../platform/unit-preference.ts';
import { estimateTexts } from '../../../texts/estimate-texts.ts';
import { openSlotTexts } from '../../../texts/open-slot-texts.ts';
import { massRangeText, priceRangeText } from '../../../texts/range-texts.ts';
import { lineLabel, slotNames } from '../../../texts/slot-texts.ts';
import { estimateShares, priceText, weightText } from '../parts/line-figures.ts';
import classes from './honest-totals.module.css';

const named = (line: BuildLine): string =>
  [lineLabel(line).toLowerCase(), line.name].filter((text) => text !== null).join(' ');

/** What a sum assumes and what it lacks, in words. */
function Honesty({ what, total }: { readonly what: string; readonly total: HonestTotal }) {
  const { counted, assumed, missing } = total;
  if (assumed.length + missing.length === 0) return null;
  return (
    <>
      <li>
        {what} known for {counted} of {counted + assumed.length + missing.length} lines
      </li>
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

/** What the finished bike is likely to be, and the places that the totals do not hold yet. */
function Finished({ whole: { price, weight, open } }: { readonly whole: WholeBike }) {
  const units = useUnits();
  return (
    <p data-range="true">
      {open.length > 0 &&
        `Not in these totals yet: ${open.map((place) => slotNames[place].toLowerCase()).join(', ')}. `}
      The finished bike: {priceRangeText(price)}, {massRangeText(weight, units)}, if open and assumed parts
      cost and weigh what such parts usually do.
    </p>
  );
}

interface HonestTotalsProps {
  readonly totals: BuildTotals;
  readonly whole: WholeBike;
}

/** The two totals, and everything in them that is not a known figure of the part itself. */
export function HonestTotals({ totals: { price, weight }, whole }: HonestTotalsProps) {
  const units = useUnits();
  const shares = estimateShares({ price, weight }, units);
  const isWhole = [price, weight].every((total) => total.assumed.length + total.missing.length === 0);
  return (
    <section className={classes.totals} aria-labelledby="build-totals">
      <h3 id="build-totals">Build Totals</h3>
      <dl aria-live="polite">
        <div>
          <dt>Total Weight</dt>
          <dd>{weightText(weight, units)}</dd>
        </div>
        <div>
          <dt>Total Price</dt>
          <dd>{priceText(price)}</dd>
        </div>
        {(whole.open.length > 0 || !isWhole) && (
          <div className={classes.finished}>
            <dt>{openSlotTexts.finished}</dt>
            <dd>{openSlotTexts.about(formatTotalWeight(aboutWeight(whole), units))}</dd>
          </div>
        )}
      </dl>
      {shares.length > 0 && <p>{estimateTexts.share(shares)}</p>}
      {weight.value === 0 && <p>TBD: no weight is known yet.</p>}
      {price.value === 0 && price.missing.length > 0 && <p>TBD: no price is known yet.</p>}
      {(whole.open.length > 0 || !isWhole) && <Finished whole={whole} />}
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
