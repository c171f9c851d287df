import type { PartOrigin } from '../catalogue/public.ts';
import type { Dollars, Grams, Millimetres } from '../core/public.ts';
import type { Brake } from '../wheelset/public.ts';
import type { FrameFit } from './frame-fit-fields.ts';

/** The bikes a frame can become, in the words of the catalogue. */
export const frameUses = ['Road_Rim', 'Road_Disc', 'Road_Gravel', 'Gravel', 'Mountain'] as const;
/** One of {@link frameUses}. */
export type FrameUse = (typeof frameUses)[number];

/** How a rider sits: Comfort upright, Aggressive low and long. */
export const geometryTypes = ['Comfort', 'Balanced', 'Aggressive'] as const;
/** One of {@link geometryTypes}. */
export type GeometryType = (typeof geometryTypes)[number];

/** Measures of one size of a frame; lengths in millimetres, angles in degrees, null is unknown. */
export interface FrameGeometry {
  readonly size: string | null;
  readonly stack: Millimetres | null;
  readonly reach: Millimetres | null;
  readonly headAngle: number | null;
  readonly seatAngle: number | null;
  readonly chainstay: Millimetres | null;
  readonly wheelbase: Millimetres | null;
  readonly headTubeLength: Millimetres | null;
  readonly topTubeEffective: Millimetres | null;
  /** Positive: the bottom bracket lies below the axles. */
  readonly bottomBracketDrop: Millimetres | null;
  readonly forkAxleToCrown: Millimetres | null;
  readonly forkRake: Millimetres | null;
}

/** A part that a frame may bring along, and its weight; null weight is unknown. */
export interface IncludedPart {
  readonly included: boolean;
  readonly weight: Grams | null;
  readonly imageLink: string | null;
}

/** A frame or frameset of the catalogue. `null` always means "not known to us". */
export interface Frame extends PartOrigin {
  readonly key: string;
  /** The model without its brand. */
  readonly name: string;
  readonly brand: string;
  /** Of the frame alone. */
  readonly weight: Grams | null;
  /** Of the frameset as it is sold. */
  readonly price: Dollars | null;
  readonly use: FrameUse;
  readonly brake: Brake;
  readonly geometryType: GeometryType;
  readonly material: string | null;
  readonly bottomBracketShell: string | null;
  /** Whether it takes a universal derailleur hanger; the catalogue's "no" can mean unknown. */
  readonly takesUniversalHanger: boolean | null;
  readonly maxTyreWidth: { readonly front: Millimetres | null; readonly rear: Millimetres | null };
  readonly fork: IncludedPart;
  readonly handlebar: IncludedPart;
  readonly seatpost: IncludedPart;
  readonly geometry: FrameGeometry;
  /** What it takes, with an origin of its own. */
  readonly fit: FrameFit;
  readonly isOwnBrand: boolean;
  readonly imageLink: string | null;
  readonly geometryLink: string | null;
  readonly productLink: string | null;
}
