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

/** The totals in the bar of a step. */
export const runningTotalTexts = {
  title: 'Totals so far',
  weight: 'Weight so far',
  price: 'Price so far',
  note: 'Note',
  assumed: (lines: number) => (lines === 1 ? '1 line assumed' : `${lines} lines assumed`),
} as const;

/** The drawing next to a list. */
export const liveSheetTexts = {
  title: 'Your bike so far',
  bike: 'Bike',
  parts: ['Frame', 'Wheelset', 'Groupset'],
  none: 'not chosen',
  open: (count: number) => `${count} open`,
} as const;
