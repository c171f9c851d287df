import type { PartOrigin } from '../catalogue/public.ts';
import type { Dollars, Grams, Millimetres } from '../core/public.ts';

/**
 * What step 4 offers besides groupsets. A stem, headset and bar tape may come with a bar or frameset, rotors with a
 * groupset, and only tubeless tires have valves of their own: they count once they are chosen.
 */
export const otherCategories = [
  'saddle',
  'pedal',
  'misc',
  'stem',
  'headset',
  'rotor',
  'barTape',
  'valve',
  'smallPart',
] as const;
/** One of {@link otherCategories}. */
export type OtherCategory = (typeof otherCategories)[number];

/** How a shoe holds on a pedal, by the wire names. */
export const pedalTypes = ['CLIPLESS', 'PLATFORM'] as const;
/** One of {@link pedalTypes}. */
export type PedalType = (typeof pedalTypes)[number];

/** A part of the catalogue that step 4 offers besides groupsets. `null` is unknown. */
export interface OtherPart extends PartOrigin {
  readonly id: string;
  readonly category: OtherCategory;
  readonly name: string;
  readonly brand: string;
  /** The catalogue's own word: "Road", "Bottle Cage", "SPD"; of a rotor its size. */
  readonly type: string;
  /** Sizes and what it fits, where the catalogue tells: "90 to 140 mm, -12°, clamp 31.8 mm". */
  readonly details: string | null;
  readonly weight: Grams | null;
  readonly price: Dollars | null;
  /** Of pedals; null for everything else. */
  readonly pedalType: PedalType | null;
  readonly imageLink: string | null;
  /** Of stems, headsets, rotors and valves; a part without it can only be named. */
  readonly fit?: OtherFit | undefined;
}

/** Fittings of rotors on hubs. */
export const rotorMounts = ['centerlock', '6-bolt'] as const;
/** One of {@link rotorMounts}. */
export type RotorMount = (typeof rotorMounts)[number];

/** What a part besides the groupset must fit by. `null` and empty lists are unknown. */
export type OtherFit =
  | { readonly slot: 'stem'; readonly clamp: Millimetres | null; readonly steerers: readonly Millimetres[] }
  | {
      readonly slot: 'headset';
      /** Codes of the standard (SHIS), as "IS42/28.6" and "IS52/40". */
      readonly upper: string | null;
      readonly lower: string | null;
      readonly steerer: string | null;
    }
  | { readonly slot: 'rotor'; readonly diameter: Millimetres | null; readonly mount: RotorMount | null }
  | { readonly slot: 'valve'; readonly maxRimDepth: Millimetres | null };
