import type { Wheelset } from './wheelset.ts';

/** A range of figures: from `from` up to, but without, `to`. */
export interface FigureRange {
  readonly from: number;
  readonly to: number;
}

/** Ranges of the rear rim's depth in millimetres, by which a category's page is narrowed. */
export const depthRanges = {
  shallow: { from: 0, to: 35 },
  middle: { from: 35, to: 55 },
  deep: { from: 55, to: Number.POSITIVE_INFINITY },
} as const satisfies Readonly<Record<string, FigureRange>>;

/** Ranges of a wheelset's price in the catalogue's currency. */
export const priceRanges = {
  low: { from: 0, to: 1000 },
  middle: { from: 1000, to: 2000 },
  high: { from: 2000, to: Number.POSITIVE_INFINITY },
} as const satisfies Readonly<Record<string, FigureRange>>;

/** The names of the ranges, in the order of a page. */
export const depthRangeNames = ['shallow', 'middle', 'deep'] as const;
export const priceRangeNames = ['low', 'middle', 'high'] as const;

export type DepthRange = (typeof depthRangeNames)[number];
export type PriceRange = (typeof priceRangeNames)[number];

/** What a category's page is narrowed by; absent is everything. */
export interface CategoryFilter {
  readonly depth?: DepthRange | undefined;
  readonly price?: PriceRange | undefined;
}

/** The figures of a wheelset that the filters read. */
interface FilteredFigures {
  readonly price: Wheelset['price'];
  readonly rear: Pick<Wheelset['rear'], 'rimDepth'>;
}

const isWithin = (figure: number | null, { from, to }: FigureRange): boolean =>
  figure !== null && figure >= from && figure < to;

/** Whether a wheelset is in the chosen ranges; an unknown figure is in none. */
export const passesFilter = ({ rear, price }: FilteredFigures, filter: CategoryFilter): boolean =>
  (filter.depth === undefined || isWithin(rear.rimDepth, depthRanges[filter.depth])) &&
  (filter.price === undefined || isWithin(price, priceRanges[filter.price]));

/** How many wheelsets each choice would show, the other filter staying as it is. */
export function filterCounts(wheelsets: readonly FilteredFigures[], filter: CategoryFilter) {
  const count = (chosen: CategoryFilter) => wheelsets.filter((one) => passesFilter(one, chosen)).length;
  return {
    depth: {
      shallow: count({ ...filter, depth: 'shallow' }),
      middle: count({ ...filter, depth: 'middle' }),
      deep: count({ ...filter, depth: 'deep' }),
    },
    price: {
      low: count({ ...filter, price: 'low' }),
      middle: count({ ...filter, price: 'middle' }),
      high: count({ ...filter, price: 'high' }),
    },
  };
}
