import type { Build } from '@pp-tools/domain/bike';
import { isFrameSlot, isOtherSlot, type WholeBikeSlot } from '@pp-tools/domain/part';
import { useRouter } from '@tanstack/react-router';
import { openSlotTexts } from '../../../texts/open-slot-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { closeSummary, useBuild } from '../builds/build-store.ts';
import classes from './open-slots.module.css';
import { stepAddress } from './step-addresses.ts';

/** Where a slot is chosen: its step, with the dialog or tab that holds it opened. */
function addressFor(slot: WholeBikeSlot, { frame, wheelset }: Build): string {
  if (slot === 'frame' || (isFrameSlot(slot) && frame === null)) return stepAddress.frameset;
  if (isFrameSlot(slot)) return `${stepAddress.frameset}?configure=${slot}`;
  if (slot === 'wheelset' || ((slot === 'tyre' || slot === 'tube') && wheelset === null)) {
    return stepAddress.wheelset;
  }
  if (slot === 'tyre' || slot === 'tube') return `${stepAddress.wheelset}?configure=${slot}`;
  return `${stepAddress.components}?tab=${isOtherSlot(slot) ? slot : 'groupset'}`;
}

interface OpenSlotsProps {
  readonly slots: readonly WholeBikeSlot[];
  /** The panel's own entry in the browser's history is replaced. */
  readonly replacesEntry?: () => boolean;
}

/** Everything that a finished bike still needs, each with the way to choose it. */
export function OpenSlots({ slots, replacesEntry = () => false }: OpenSlotsProps) {
  const build = useBuild();
  const { history } = useRouter();
  if (slots.length === 0) return null;
  const choose = (slot: WholeBikeSlot) => {
    const address = addressFor(slot, build);
    const isReplaced = replacesEntry();
    closeSummary();
    if (isReplaced) history.replace(address);
    else history.push(address);
  };
  return (
    <section className={`${classes.open} no-print`} aria-label={openSlotTexts.title}>
      <h3>{openSlotTexts.title}</h3>
      <ul>
        {slots.map((slot) => (
          <li key={slot}>
            <span>{openSlotTexts.line(slot)}</span>
            <Button look="quiet" aria-label={openSlotTexts.chooseNamed(slot)} onClick={() => choose(slot)}>
              {openSlotTexts.choose}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
