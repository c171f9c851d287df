import { byNumber, byText, type Compare, thenBy } from '../core/public.ts';
import type { GroupsetComponent } from './groupset.ts';

/** Orders of one tab of the configure dialog (BLD-70). */
export const componentSorts = ['default', 'priceAscending', 'priceDescending', 'weightAscending'] as const;
/** One of {@link componentSorts}. */
export type ComponentSort = (typeof componentSorts)[number];

const byName = byText<GroupsetComponent>(({ name }) => name);
const price = ({ price }: GroupsetComponent) => price;
const weight = ({ weight }: GroupsetComponent) => weight;

const orders: Readonly<Record<Exclude<ComponentSort, 'default'>, Compare<GroupsetComponent>>> = {
  priceAscending: thenBy(byNumber(price), byName),
  priceDescending: thenBy(byNumber(price, 'descending'), byName),
  weightAscending: thenBy(byNumber(weight), byName),
};

/** Components of one tab in the chosen order; by default the groupset's own part first, then by name. */
export function sortComponents(
  components: readonly GroupsetComponent[],
  sort: ComponentSort,
  groupsetModel: string,
): readonly GroupsetComponent[] {
  const ownFirst = byNumber<GroupsetComponent>((part) => (part.groupsetModel === groupsetModel ? 0 : 1));
  return [...components].sort(sort === 'default' ? thenBy(ownFirst, byName) : orders[sort]);
}
