import { byNumber, byText, type Compare, thenBy } from '../core/public.ts';
import type { GeometryType } from './frame.ts';
import { type FrameChoice, shownClearance } from './frame-choice.ts';

/** Orders of step 2, in the order of its select (BLD-23). */
export const frameSorts = [
  'priceAscending',
  'priceDescending',
  'weightAscending',
  'weightDescending',
  'comfortFirst',
  'balancedFirst',
  'aggressiveFirst',
  'clearanceFirst',
] as const;
/** One of {@link frameSorts}. */
export type FrameSort = (typeof frameSorts)[number];

/** Price low to high. */
export const defaultFrameSort: FrameSort = 'priceAscending';

/** From this width on a frame counts as roomy (specification 2, section 9). */
export const roomyClearance = 30;

/** A frame in the list with the figures that it shows: the configured ones once it has a configuration. */
export interface ListedFrame {
  readonly choice: FrameChoice;
  readonly price: number | null;
  readonly weight: number | null;
  readonly isConfigured: boolean;
}

const price = ({ price }: ListedFrame) => price;
const weight = ({ weight }: ListedFrame) => weight;
const first = (holds: (listed: ListedFrame) => boolean) =>
  byNumber<ListedFrame>((listed) => (holds(listed) ? 0 : 1));
const geometry = (type: GeometryType) =>
  first(({ choice }) => choice.kind === 'catalogue' && choice.frame.geometryType === type);
const byPrice = byNumber(price);
const byName = byText<ListedFrame>(({ choice }) => choice.frame.name);

const orders: Readonly<Record<FrameSort, Compare<ListedFrame>>> = {
  priceAscending: byPrice,
  priceDescending: byNumber(price, 'descending'),
  weightAscending: byNumber(weight),
  weightDescending: byNumber(weight, 'descending'),
  comfortFirst: thenBy(geometry('Comfort'), byPrice),
  balancedFirst: thenBy(geometry('Balanced'), byPrice),
  aggressiveFirst: thenBy(geometry('Aggressive'), byPrice),
  clearanceFirst: thenBy(
    first(({ choice }) => (shownClearance(choice) ?? 0) >= roomyClearance),
    byPrice,
  ),
};

/** Configured frames first, then the visitor's own, then the rest (BLD-23). */
const group = byNumber<ListedFrame>(({ isConfigured, choice }) =>
  isConfigured ? 0 : choice.kind === 'own' ? 1 : 2,
);

/** Frames in the chosen order within their groups; unknown prices and weights come last both ways. */
export const sortFrames = (frames: readonly ListedFrame[], sort: FrameSort): readonly ListedFrame[] =>
  [...frames].sort(thenBy(group, orders[sort], byName));
