import type { Kilograms } from '../core/public.ts';
import type { BikeType } from '../frameset/public.ts';
import { type Build, emptyBuild } from './build.ts';

/** What a rider wants of a bike beyond its goal; what is left out does not matter. */
export interface GoalWishes {
  readonly gears?: 'electronic' | 'mechanical' | null;
  /** Widths of the tyres in millimetres, both ends included. */
  readonly tyreWidth?: { readonly min: number; readonly max: number } | null;
  /** Taken for frame, wheels and groupset wherever the catalogue has parts of this brand for such a bike. */
  readonly brand?: string | null;
  /** Its parts stay: frame with its parts, wheels with tyres, groupset, saddle and pedals, as far as chosen. */
  readonly keep?: Build | null;
  /** With clothes and pack: wheels carry the rider, and tyres take the pressure. */
  readonly rider?: Kilograms | null;
}

/** Both ends included, in millimetres. */
export type TyreWidths = NonNullable<GoalWishes['tyreWidth']>;

const widths = (min: number, max: number): TyreWidths => ({ min, max });

/** The widths that riders of each kind of bike tell apart. */
export const tyreWidthBands: Readonly<Record<BikeType, readonly TyreWidths[]>> = {
  road: [widths(23, 26), widths(27, 29), widths(30, 32)],
  gravel: [widths(33, 38), widths(39, 43), widths(44, 50)],
  mountain: [widths(57, 60), widths(61, 66)],
};

/** Parts of a build that a goal may leave as they are. */
export const keptParts = ['frame', 'wheelset', 'groupset', 'others'] as const;
/** One of {@link keptParts}. */
export type KeptPart = (typeof keptParts)[number];

/** The kept parts that a build has. */
export const partsToKeep = ({ frame, wheelset, groupset, others }: Build): readonly KeptPart[] => {
  const chosen = { frame, wheelset, groupset, others: others.length > 0 };
  return keptParts.filter((part) => Boolean(chosen[part]));
};

/** A build with some of its parts only, for {@link GoalWishes.keep}. */
export const keepOnly = (build: Build, parts: readonly KeptPart[]): Build => ({
  ...build,
  frame: parts.includes('frame') ? build.frame : null,
  wheelset: parts.includes('wheelset') ? build.wheelset : null,
  groupset: parts.includes('groupset') ? build.groupset : null,
  others: parts.includes('others') ? build.others : emptyBuild.others,
});

/** Lists that a brand is wanted in. */
export const brandedSlots = ['frame', 'wheelset', 'groupset'] as const;
/** One of {@link brandedSlots}. */
export type BrandedSlot = (typeof brandedSlots)[number];

/** Wishes, and the lists in which no part of the brand leads to a bike. */
export interface WishesTried extends GoalWishes {
  readonly passedOver?: readonly BrandedSlot[];
}

/** The parts of a brand, or all where it makes none or none of them leads to a bike. */
export function ofBrand<Part extends { readonly brand: string | null }>(
  parts: readonly Part[],
  slot: BrandedSlot,
  { brand, passedOver = [] }: WishesTried,
): readonly Part[] {
  if (!brand || passedOver.includes(slot)) return parts;
  const wanted = brand.toLowerCase();
  const own = parts.filter((part) => part.brand?.toLowerCase() === wanted);
  return own.length > 0 ? own : parts;
}
