import type { PartOrigin } from '../catalogue/public.ts';
import type { Dollars, Grams } from '../core/public.ts';

/** What step 4 offers beside groupsets, by the wire names. */
export const otherCategories = ['saddle', 'pedal', 'misc'] as const;
/** One of {@link otherCategories}. */
export type OtherCategory = (typeof otherCategories)[number];

/** How a shoe holds on a pedal, by the wire names. */
export const pedalTypes = ['CLIPLESS', 'PLATFORM'] as const;
/** One of {@link pedalTypes}. */
export type PedalType = (typeof pedalTypes)[number];

/** A saddle, a pair of pedals or a small part of the catalogue. `null` is unknown. */
export interface OtherPart extends PartOrigin {
  readonly id: string;
  readonly category: OtherCategory;
  readonly name: string;
  readonly brand: string;
  /** The catalogue's own word: "Road", "Bottle Cage", "SPD". */
  readonly type: string;
  readonly weight: Grams | null;
  readonly price: Dollars | null;
  /** Of pedals; null for everything else. */
  readonly pedalType: PedalType | null;
  readonly imageLink: string | null;
}
