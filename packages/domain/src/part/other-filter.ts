import { byNumber, byText, type Compare, thenBy } from '../core/public.ts';

/** Orders that the tabs of step 4 offer next to the types of their parts. */
export const otherSorts = ['all', 'priceAscending', 'priceDescending', 'weightAscending'] as const;
/** One of {@link otherSorts}. */
export type OtherSort = (typeof otherSorts)[number];
/** The one choice of a tab's filter: an order of all, or only the parts of one type. */
export type OtherFilter = OtherSort | `type:${string}`;

/** What the filter reads of a part; null is unknown. */
interface Filterable {
  readonly name: string;
  readonly type: string;
  readonly price: number | null;
  readonly weight: number | null;
}

/** The filters by type that a list of parts can have, by name. */
export const otherTypeFilters = (parts: readonly Filterable[]): readonly `type:${string}`[] =>
  [...new Set(parts.map(({ type }) => type))].sort().map((type) => `type:${type}` as const);

const byName = byText<Filterable>(({ name }) => name);
const price = ({ price }: Filterable) => price;
const weight = ({ weight }: Filterable) => weight;
const orders: Readonly<Record<Exclude<OtherSort, 'all'>, Compare<Filterable>>> = {
  priceAscending: thenBy(byNumber(price), byName),
  priceDescending: thenBy(byNumber(price, 'descending'), byName),
  weightAscending: thenBy(byNumber(weight), byName),
};

const isSort = (filter: OtherFilter): filter is OtherSort => otherSorts.some((sort) => sort === filter);

/** The parts that a tab shows under its filter, unknown figures last; a type that is gone shows everything. */
export function filterOthers<Part extends Filterable>(
  parts: readonly Part[],
  filter: OtherFilter,
): readonly Part[] {
  if (filter === 'all') return parts;
  if (isSort(filter)) return [...parts].sort(orders[filter]);
  const shown = parts.filter(({ type }) => `type:${type}` === filter);
  return shown.length === 0 ? parts : shown;
}
