import type { Dollars, Grams, Kilograms, Millimetres } from '../core/public.ts';

/** Brake mounts a wheelset is made for. */
export const brakes = ['disc', 'rim'] as const;
/** One of {@link brakes}. */
export type Brake = (typeof brakes)[number];

/** How the rim holds the tyre. */
export const rimTypes = ['Clincher', 'Tubeless', 'Hookless', 'Tubular'] as const;
/** One of {@link rimTypes}. */
export type RimType = (typeof rimTypes)[number];

/** Figures of one wheel of the pair. `null` is unknown. */
export interface WheelFigures {
  readonly spokeCount: number | null;
  readonly rimDepth: Millimetres | null;
  readonly innerWidth: Millimetres | null;
  readonly outerWidth: Millimetres | null;
}

/**
 * A pair of wheels as the retailer lists it. `null` always means "not known to us";
 * a rider weight limit of `Infinity` means that the maker states no limit.
 */
export interface Wheelset {
  /** The product's own id. */
  readonly id: number;
  /** The id on the retailer's site; links use it. */
  readonly ppId: number;
  readonly name: string;
  /** At most 28 characters, for cards and table rows. */
  readonly shortName: string;
  readonly brand: string | null;
  readonly imageLink: string | null;
  readonly productLink: string | null;
  /** For the pair. */
  readonly price: Dollars | null;
  /** For the pair, without tyres. */
  readonly weight: Grams | null;
  /** Free text of the retailer: "road", "road, gravel", "MTB", "TT". */
  readonly intendedUse: string;
  readonly brake: Brake | null;
  readonly rimType: RimType | null;
  readonly front: WheelFigures;
  readonly rear: WheelFigures;
  readonly riderWeightLimit: Kilograms | null;
  readonly spokeType: string | null;
  readonly warranty: string | null;
  /** Degrees the freehub turns before it engages; smaller engages sooner. */
  readonly freehubEngagement: number | null;
  readonly hubType: string | null;
  readonly minTyreWidth: Millimetres | null;
  readonly maxTyreWidth: Millimetres | null;
  readonly isBoost: boolean | null;
  readonly isCenterLock: boolean | null;
  /** The retailer's own ranking figure, 0 to 100. */
  readonly xfactorIndex: number | null;
  readonly stiffness: number | null;
  /** Where the figures come from, and which of them were recalled from general knowledge. */
  readonly source: string | null;
  readonly recalledColumns: readonly string[];
}
