import type { PartOrigin } from '../catalogue/public.ts';
import type { Dollars, Grams, Kilograms, Millimetres } from '../core/public.ts';
import type { Brake } from '../wheelset/public.ts';

/** What fork, handlebar and seatpost of the catalogue have in common. `null` is unknown, never 0. */
export interface FramesetPart extends PartOrigin {
  readonly key: string;
  /** Brand and model. */
  readonly name: string;
  /** The model alone, for narrow lines. */
  readonly shortName: string;
  readonly brand: string;
  readonly weight: Grams | null;
  readonly price: Dollars | null;
  readonly imageLink: string | null;
}

/** Wheel diameters by their usual names; 650b is 27.5, and 700c has the diameter of 29. */
export const wheelSizes = ['700c', '29', '27.5'] as const;
/** One of {@link wheelSizes}. */
export type WheelSize = (typeof wheelSizes)[number];

/** A fork that is sold alone or belongs to a frameset. */
export interface Fork extends FramesetPart {
  readonly steerer: string | null;
  readonly axle: string | null;
  readonly brake: Brake;
  readonly wheelSize: WheelSize;
  readonly maxTyreWidth: Millimetres | null;
  /** 0 is rigid. */
  readonly travel: Millimetres | null;
  readonly axleToCrown: Millimetres | null;
  readonly rake: Millimetres | null;
}

/** Shapes of handlebars; an integrated one is a drop bar with its stem. */
export const handlebarKinds = ['integrated', 'drop', 'flat', 'riser'] as const;
/** One of {@link handlebarKinds}. */
export type HandlebarKind = (typeof handlebarKinds)[number];

/** A handlebar. */
export interface Handlebar extends FramesetPart {
  readonly kind: HandlebarKind;
  readonly width: Millimetres | null;
  readonly reach: Millimetres | null;
  readonly drop: Millimetres | null;
  readonly clampDiameter: Millimetres | null;
  readonly riderLimit: Kilograms | null;
}

/** Sections of seatposts; a proprietary one fits its own frame only. */
export const seatpostShapes = ['round', 'proprietary'] as const;
/** One of {@link seatpostShapes}. */
export type SeatpostShape = (typeof seatpostShapes)[number];

/** A seatpost. */
export interface Seatpost extends FramesetPart {
  readonly shape: SeatpostShape;
  readonly diameter: Millimetres | null;
  readonly setback: Millimetres | null;
  /** 0 does not drop. */
  readonly dropperTravel: Millimetres | null;
  readonly riderLimit: Kilograms | null;
}
