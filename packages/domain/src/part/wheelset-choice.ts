import { figuresOf } from '../catalogue/public.ts';
import {
  amountOf,
  type Dollars,
  figureOf,
  type Grams,
  type Millimetres,
  type PriceAndWeight,
  sumOf,
  times,
} from '../core/public.ts';
import type { BikeWheelset, FrontRear } from './bike-wheelset.ts';
import { type Sealant, sealantTotal } from './sealant.ts';
import type { Tube, Tyre } from './tyre.ts';

/** A wheelset that the visitor brings (BLD-43). `null` was left blank. */
export interface OwnWheelset {
  /** `custom_{timestamp}`. */
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly weight: Grams | null;
  readonly price: Dollars | null;
  readonly minTyreWidth: Millimetres | null;
}

/** A wheelset to choose: one of the catalogue, or the visitor's own. */
export type WheelsetChoice =
  | { readonly kind: 'catalogue'; readonly wheelset: BikeWheelset }
  | { readonly kind: 'own'; readonly wheelset: OwnWheelset };

/** What fills a tyre: a pair of tubes, or sealant. */
export type TubeChoice =
  | { readonly kind: 'tube'; readonly tube: Tube }
  | { readonly kind: 'sealant'; readonly sealant: Sealant };

/** Tyre and tube of a wheelset; null is not chosen. */
export interface WheelsetConfiguration {
  readonly tyre: Tyre | null;
  readonly tube: TubeChoice | null;
  /** When it was chosen, as an ISO timestamp. */
  readonly updatedAt: string;
}

/** The key of a wheelset in saved maps. */
export const wheelsetKey = ({ wheelset }: WheelsetChoice): string => String(wheelset.id);

/** Narrowest tyre of a pair of wheels as shown and judged: the larger of front and rear (BLD-42). */
export const shownMinTyre = (choice: WheelsetChoice): Millimetres | null =>
  choice.kind === 'own' ? choice.wheelset.minTyreWidth : either(choice.wheelset.minTyreWidth, Math.max);

/** Widest tyre of a pair of wheels: the smaller of front and rear (BLD-42). */
export const shownMaxTyre = (choice: WheelsetChoice): Millimetres | null =>
  choice.kind === 'own' ? null : either(choice.wheelset.maxTyreWidth, Math.min);

function either({ front, rear }: FrontRear, pick: (a: number, b: number) => number): Millimetres | null {
  return front === null ? rear : rear === null ? front : pick(front, rear);
}

const pair = (part: Tyre | Tube): PriceAndWeight => {
  const { price, weight } = figuresOf(part);
  return { price: times(price, 2), weight: times(weight, 2) };
};

/** A pair of tyres (BLD-48). */
export const tyreFigures = (tyre: Tyre): PriceAndWeight => pair(tyre);

/** A pair of tubes, or sealant once (BLD-48). */
export function tubeFigures(choice: TubeChoice): PriceAndWeight {
  if (choice.kind === 'sealant') {
    return { price: figureOf(sealantTotal(choice.sealant)), weight: figureOf(choice.sealant.grams) };
  }
  return pair(choice.tube);
}

/** What tyres and tubes add to a wheelset. */
export function accessoryTotals({ tyre, tube }: Pick<WheelsetConfiguration, 'tyre' | 'tube'>): {
  readonly price: Dollars;
  readonly weight: Grams;
} {
  const figures = [...(tyre ? [tyreFigures(tyre)] : []), ...(tube ? [tubeFigures(tube)] : [])];
  return {
    price: sumOf(figures.map(({ price }) => amountOf(price))),
    weight: sumOf(figures.map(({ weight }) => amountOf(weight))),
  };
}
