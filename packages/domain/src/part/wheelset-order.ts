import { byNumber, byText, type Compare, thenBy } from '../core/public.ts';
import { shownMinTyre, type WheelsetChoice } from './wheelset-choice.ts';

/** Orders of step 3, in the order of its select (BLD-40). */
export const bikeWheelsetSorts = [
  'priceAscending',
  'priceDescending',
  'weightAscending',
  'weightDescending',
  'minTyreWidth',
] as const;
/** One of {@link bikeWheelsetSorts}. */
export type BikeWheelsetSort = (typeof bikeWheelsetSorts)[number];

const price = ({ wheelset }: WheelsetChoice) => wheelset.price;
const weight = ({ wheelset }: WheelsetChoice) => wheelset.weight;

const orders: Readonly<Record<BikeWheelsetSort, Compare<WheelsetChoice>>> = {
  priceAscending: byNumber(price),
  priceDescending: byNumber(price, 'descending'),
  weightAscending: byNumber(weight),
  weightDescending: byNumber(weight, 'descending'),
  minTyreWidth: byNumber(shownMinTyre),
};

const ownFirst = byNumber<WheelsetChoice>(({ kind }) => (kind === 'own' ? 0 : 1));
const byName = byText<WheelsetChoice>(({ wheelset }) => wheelset.name);

/** The visitor's own wheelsets first, then the catalogue in the chosen order; unknown figures last. */
export const sortBikeWheelsets = (
  wheelsets: readonly WheelsetChoice[],
  sort: BikeWheelsetSort,
): readonly WheelsetChoice[] => [...wheelsets].sort(thenBy(ownFirst, orders[sort], byName));
