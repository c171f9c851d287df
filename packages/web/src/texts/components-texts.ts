import type { GroupsetFilter, GroupsetSection } from '@pp-tools/domain/groupset';
import type { OtherCategory, OtherFilter, OtherSort } from '@pp-tools/domain/part';

/** Filters of a groupset section (BLD-61). */
export const groupsetFilterTexts: Readonly<Record<GroupsetFilter, string>> = {
  all: 'All Types',
  priceAscending: 'Price: Low to High',
  priceDescending: 'Price: High to Low',
  discElectronic: 'Disc Electronic',
  discMechanical: 'Disc Mechanical',
  rimElectronic: 'Rim Electronic',
  rimMechanical: 'Rim Mechanical',
  speed11: '11 speed',
  speed12: '12 speed',
};

const otherSortTexts: Readonly<Record<OtherSort, string>> = {
  all: 'All',
  priceAscending: 'Price: Low to High',
  priceDescending: 'Price: High to Low',
  weightAscending: 'Weight: Light to Heavy',
};

/** Filters of the other tabs: the orders, then the catalogue's types by their own names. */
export const otherFilterTexts = (
  types: readonly Exclude<OtherFilter, OtherSort>[],
): Readonly<Record<OtherFilter, string>> => ({
  ...otherSortTexts,
  ...Object.fromEntries(types.map((type) => [type, type.replace(/^type:/, '')])),
});

/** The heading of a section; the own line is called by the shop's brand. */
export const groupsetSectionText = (section: GroupsetSection, ownBrand: string): string =>
  section === 'own' ? ownBrand : section;

interface CategoryTexts {
  readonly tab: string;
  readonly bring: string;
  readonly failed: string;
  /** Names of own parts that were given none (BLD-64). */
  readonly ownName: string;
}

/** Words of the tabs beside the groupset. */
export const otherCategoryTexts: Readonly<Record<OtherCategory, CategoryTexts>> = {
  saddle: {
    tab: 'Saddles',
    bring: 'Bring My Own Saddle',
    failed: 'Saddles did not load',
    ownName: 'Custom Saddle',
  },
  pedal: {
    tab: 'Pedals',
    bring: 'Bring My Own Pedals',
    failed: 'Pedals did not load',
    ownName: 'Custom Pedals',
  },
  misc: {
    tab: 'Miscellaneous',
    bring: 'Bring My Own Component',
    failed: 'Components did not load',
    ownName: 'Custom Component',
  },
};

export const componentsTexts = {
  back: 'Back to Wheelset',
  finish: 'Finish Build',
  groupsetTab: 'Groupset',
  groupsetsFailed: 'Failed to load groupsets. Using default data.',
  ourBrand: 'OUR BRAND',
  configureFailed: 'The groupset dialog did not load. Please try again.',
} as const;
