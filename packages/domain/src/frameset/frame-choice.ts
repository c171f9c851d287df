import type { Dollars, Grams, Millimetres } from '../core/public.ts';
import type { Brake } from '../wheelset/public.ts';
import type { Frame } from './frame.ts';

/** A frameset that the visitor brings (BLD-25). `null` was left blank. */
export interface OwnFrame {
  /** `custom_{timestamp}`. */
  readonly key: string;
  readonly name: string;
  readonly brand: string;
  readonly weight: Grams | null;
  readonly price: Dollars | null;
  readonly tyreClearance: Millimetres | null;
  readonly brake: Brake;
}

/** A frame to choose: one of the catalogue, or the visitor's own. */
export type FrameChoice =
  | { readonly kind: 'catalogue'; readonly frame: Frame }
  | { readonly kind: 'own'; readonly frame: OwnFrame };

/** The widest tyre a frame is said to take, as its card shows it: the larger of front and rear (BLD-22). */
export function shownClearance({ kind, frame }: FrameChoice): Millimetres | null {
  if (kind === 'own') return frame.tyreClearance;
  const { front, rear } = frame.maxTyreWidth;
  return front === null ? rear : rear === null ? front : Math.max(front, rear);
}
