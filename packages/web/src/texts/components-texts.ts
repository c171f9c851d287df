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
  /** Its card in the summary. */
  readonly section: string;
  readonly bring: string;
  readonly failed: string;
  /** Names of own parts that were given none (BLD-64). */
  readonly ownName: string;
  /** What to know before choosing one. */
  readonly note?: string;
}

/** Words of the tabs next to the groupset. */
export const otherCategoryTexts: Readonly<Record<OtherCategory, CategoryTexts>> = {
  saddle: {
    tab: 'Saddles',
    section: 'Saddle',
    bring: 'Bring My Own Saddle',
    failed: 'Saddles did not load',
    ownName: 'Custom Saddle',
  },
  pedal: {
    tab: 'Pedals',
    section: 'Pedals',
    bring: 'Bring My Own Pedals',
    failed: 'Pedals did not load',
    ownName: 'Custom Pedals',
  },
  misc: {
    tab: 'Miscellaneous',
    section: 'Other Components',
    bring: 'Bring My Own Component',
    failed: 'Components did not load',
    ownName: 'Custom Component',
  },
  stem: {
    tab: 'Stems',
    section: 'Stem',
    bring: 'Bring My Own Stem',
    failed: 'Stems did not load',
    ownName: 'Custom Stem',
    note: 'Optional: an integrated handlebar has its stem. Check the bar clamp and the length.',
  },
  headset: {
    tab: 'Headsets',
    section: 'Headset',
    bring: 'Bring My Own Headset',
    failed: 'Headsets did not load',
    ownName: 'Custom Headset',
    note: 'Optional: most framesets include theirs. The codes name the cups (SHIS); compare them with the frame’s manual.',
  },
  rotor: {
    tab: 'Rotors',
    section: 'Rotors',
    bring: 'Bring My Own Rotors',
    failed: 'Rotors did not load',
    ownName: 'Custom Rotors',
    note: 'One choice counts for both wheels; a second one makes a front and a rear rotor. Some groupsets include rotors.',
  },
  barTape: {
    tab: 'Bar Tape',
    section: 'Bar Tape',
    bring: 'Bring My Own Bar Tape',
    failed: 'Bar tape did not load',
    ownName: 'Custom Bar Tape',
    note: 'For drop bars; a pack holds both sides.',
  },
  valve: {
    tab: 'Valves',
    section: 'Tubeless Valves',
    bring: 'Bring My Own Valves',
    failed: 'Valves did not load',
    ownName: 'Custom Valves',
    note: 'For tubeless tires; tubes have valves of their own. Sold as a pair.',
  },
  smallPart: {
    tab: 'Small Parts',
    section: 'Small Parts',
    bring: 'Bring My Own Small Part',
    failed: 'Small parts did not load',
    ownName: 'Custom Small Part',
    note: 'Batteries, hoses, rim tape, axles and the like. Groupsets count their own ones in “rest of the set”.',
  },
};

export const componentsTexts = {
  back: 'Back to Wheelset',
  finish: 'Finish Build',
  groupsetTab: 'Groupset',
  what: 'groupsets',
  add: 'Add to Build',
  addNamed: (name: string) => `Add to Build: ${name}`,
  forOthers: (section: string) => `${section} groupsets for other bikes`,
  groupsetsFailed: 'Failed to load groupsets. Using default data.',
  ourBrand: 'OUR BRAND',
  configureFailed: 'The groupset dialog did not load. Please try again.',
} as const;
