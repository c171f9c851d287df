import type { SideCell, SideDifference, Taking } from '@pp-tools/domain/bike';
import type { BikeSlot } from '@pp-tools/domain/part';
import { notify } from '../../../platform/notices.ts';
import { differenceText, takeFaultTexts } from '../../../texts/saved-builds-texts.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FigureText } from '../parts/figure-text.tsx';
import { changeBuild, undoOfThis } from './build-store.ts';
import classes from './saved-builds.module.css';

interface SideCellProps {
  readonly slot: BikeSlot;
  readonly cell: SideCell | null;
  /** Name of the build that the cell belongs to. */
  readonly from: string;
  /** How it comes into the current build; null where it is there already. */
  readonly taking: Taking | null;
}

/** One weight or price against the baseline. */
export function Difference({
  value,
  kind,
}: {
  readonly value: number | null;
  readonly kind: 'grams' | 'money';
}) {
  const { text, tone } = differenceText(value, kind);
  return <span data-tone={tone}>{text}</span>;
}

/** Weight and price against the baseline, in one word when both are the same. */
function Differences({ weight, price }: SideDifference) {
  return (
    <span className={classes.differences}>
      {weight === 0 && price === 0 ? (
        <span>same</span>
      ) : (
        <>
          <Difference value={weight} kind="grams" />
          <Difference value={price} kind="money" />
        </>
      )}
    </span>
  );
}

/** One part of one build, with its difference to the baseline's and the way into the current build. */
export function SideCellView({ slot, cell, from, taking }: SideCellProps) {
  if (cell === null) return <td className={classes.none}>None</td>;
  const { name, isOwn, isModified, figures, difference } = cell;
  const label = slotNames[slot].toLowerCase();
  const take = () => {
    if (!taking?.ok) return;
    changeBuild(`Take ${label} from ${from}`, ...taking.value);
    notify(`Took the ${label} of “${from}” into the current build`, {
      tone: 'success',
      action: { label: 'Undo', run: undoOfThis() },
    });
  };
  return (
    <td>
      <span className={classes.part}>
        {name ?? 'Default'}
        {isOwn && <small>brought by you</small>}
        {isModified && <small>modified</small>}
      </span>
      <span className={classes.figures}>
        <FigureText figure={figures.weight} kind="grams" /> ·{' '}
        <FigureText figure={figures.price} kind="money" />
      </span>
      {difference !== null && <Differences weight={difference.weight} price={difference.price} />}
      {taking?.ok && (
        <Button look="quiet" aria-label={`Take this part: ${name ?? label} of ${from}`} onClick={take}>
          Take this part
        </Button>
      )}
      {taking !== null && !taking.ok && <span className={classes.hint}>{takeFaultTexts[taking.fault]}</span>}
    </td>
  );
}
