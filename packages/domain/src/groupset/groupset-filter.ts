import { byNumber, byText, type Compare, thenBy } from '../core/public.ts';
import type { Groupset } from './groupset.ts';

/** Sections of the groupset tab, in order; the own line comes first whatever its maker is called (BLD-61). */
export const groupsetSections = ['own', 'Shimano', 'SRAM', 'Campagnolo'] as const;
/** One of {@link groupsetSections}. */
export type GroupsetSection = (typeof groupsetSections)[number];

/** The section a groupset stands in; null for a brand that the tab does not know, which is left out. */
export function groupsetSection({ isOwnBrand, brand }: Groupset): GroupsetSection | null {
  if (isOwnBrand) return 'own';
  const name = brand.trim().toLowerCase();
  return groupsetSections.find((section) => section !== 'own' && section.toLowerCase() === name) ?? null;
}

/** The one choice of a section's filter: a kind, a speed, or an order of all (BLD-61). */
export const groupsetFilters = [
  'all',
  'priceAscending',
  'priceDescending',
  'discElectronic',
  'discMechanical',
  'rimElectronic',
  'rimMechanical',
  'speed11',
  'speed12',
] as const;
/** One of {@link groupsetFilters}. */
export type GroupsetFilter = (typeof groupsetFilters)[number];

const ofKind =
  (isDisc: boolean, isElectronic: boolean) =>
  (groupset: Groupset): boolean =>
    groupset.isDisc === isDisc && groupset.isElectronic === isElectronic;

const conditions: Readonly<Partial<Record<GroupsetFilter, (groupset: Groupset) => boolean>>> = {
  discElectronic: ofKind(true, true),
  discMechanical: ofKind(true, false),
  rimElectronic: ofKind(false, true),
  rimMechanical: ofKind(false, false),
  speed11: ({ speed }) => speed === 11,
  speed12: ({ speed }) => speed === 12,
};

const byName = byText<Groupset>(({ name }) => name);
const orders: Readonly<Partial<Record<GroupsetFilter, Compare<Groupset>>>> = {
  priceAscending: thenBy(
    byNumber<Groupset>(({ price }) => price),
    byName,
  ),
  priceDescending: thenBy(
    byNumber<Groupset>(({ price }) => price, 'descending'),
    byName,
  ),
};

/** The groupsets that a section shows under its filter; unknown prices come last both ways. */
export function filterGroupsets(groupsets: readonly Groupset[], filter: GroupsetFilter): readonly Groupset[] {
  const condition = conditions[filter];
  const shown = condition === undefined ? groupsets : groupsets.filter(condition);
  const order = orders[filter];
  return order === undefined ? shown : [...shown].sort(order);
}
