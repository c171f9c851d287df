import type { PartOrigin } from '../catalogue/public.ts';
import type { Dollars, Grams, Millimetres } from '../core/public.ts';
import type { WheelSize } from '../frameset/public.ts';
import type { PartUse } from '../groupset/public.ts';
import type { TubeFit, TyreFit } from './tyre-fit-fields.ts';

/** How a tyre is held and sealed, by the wire names. */
export const tyreTypes = ['clincher', 'tubeless', 'tubular'] as const;
/** One of {@link tyreTypes}. */
export type TyreType = (typeof tyreTypes)[number];

/** One tyre; price and weight are of one, a bike takes two. `null` is unknown. */
export interface Tyre extends PartOrigin {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly brand: string;
  readonly price: Dollars | null;
  readonly weight: Grams | null;
  readonly width: Millimetres;
  readonly type: TyreType;
  readonly use: PartUse;
  readonly wheelSize: WheelSize;
  /** Rolling resistance; the figures come from different protocols and must not be ranked. */
  readonly rollingResistance: number | null;
  readonly allowsHookless: boolean | null;
  readonly maxPressurePsi: number | null;
  /** What it fits to, with an origin of its own. */
  readonly fit: TyreFit;
  readonly imageLink: string | null;
}

/** Valves of inner tubes, by the wire names. */
export const valveTypes = ['presta', 'schrader'] as const;
/** One of {@link valveTypes}. */
export type ValveType = (typeof valveTypes)[number];

/** What inner tubes are made of, by the wire names. */
export const tubeMaterials = ['butyl', 'latex', 'TPU'] as const;
/** One of {@link tubeMaterials}. */
export type TubeMaterial = (typeof tubeMaterials)[number];

/** One inner tube; price and weight are of one, a bike takes two. */
export interface Tube extends PartOrigin {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly brand: string;
  readonly price: Dollars | null;
  readonly weight: Grams | null;
  readonly valve: ValveType;
  readonly material: TubeMaterial;
  /** Tyre widths that it is made for. */
  readonly minTyreWidth: Millimetres | null;
  readonly maxTyreWidth: Millimetres | null;
  readonly valveLength: Millimetres | null;
  /** What it fits to, with an origin of its own. */
  readonly fit: TubeFit;
  readonly imageLink: string | null;
}
