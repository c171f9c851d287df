import type { WholeBikeSlot } from '@pp-tools/domain/part';
import { slotNames } from './slot-texts.ts';

/** Words of what a build has not chosen yet. */
export const openSlotTexts = {
  title: 'Still to choose',
  line: (slot: WholeBikeSlot) => `${slotNames[slot]}: not chosen`,
  choose: 'Choose',
  chooseNamed: (slot: WholeBikeSlot) => `Choose ${slotNames[slot].toLowerCase()}`,
  finished: 'Finished bike',
  about: (text: string) => `about ${text}`,
} as const;
