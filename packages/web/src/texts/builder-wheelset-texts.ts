import type { TubeSort, TyreSort } from '@pp-tools/domain/part';

export const tyreSortTexts: Readonly<Record<TyreSort, string>> = {
  priceAscending: 'Price: Low to High',
  priceDescending: 'Price: High to Low',
  weightAscending: 'Weight: Light to Heavy',
  weightDescending: 'Weight: Heavy to Light',
  widthAscending: 'Width: Narrow to Wide',
};

export const tubeSortTexts: Readonly<Record<TubeSort, string>> = {
  priceAscending: 'Price: Low to High',
  priceDescending: 'Price: High to Low',
  weightAscending: 'Weight: Light to Heavy',
  weightDescending: 'Weight: Heavy to Light',
  valve: 'Valve Type',
};

/** What is said once tyre and tube are on a wheelset (BLD-49). */
export function partsAddedText(wheelset: string, hasTyre: boolean, hasTube: boolean): string {
  const what = hasTyre && hasTube ? 'Tire and tube' : hasTyre ? 'Tire' : 'Tube';
  return `${what} added to ${wheelset}!`;
}

export const wheelsetStepTexts = {
  what: 'wheelsets',
  noneFit: 'No compatible wheelset matches',
  unfit: (count: number) => `${count}, each with the reason`,
  loading: 'Loading wheelsets...',
  addToBuild: 'Add to Build',
  dialog: 'Add Tubes & Tires',
  noTyres: 'No compatible tires found',
  noTubes: 'No compatible tubes found',
  sealant: 'Use Sealant',
} as const;

/** Words about a wheelset that a link brought, such as one of the Finder. */
export const wantedTexts = {
  take: 'Use it in this build',
  leave: 'Not now',
  fits: (name: string) => `You sent ${name} here.`,
  replaces: (name: string) => `It would take the place of ${name}; that can be undone.`,
  waits: (name: string) => `You sent ${name} here: it is offered at the wheelset step.`,
  unfit: (name: string, reason: string) =>
    `You sent ${name} here, but it does not go on this bike: ${reason}`,
  unknown: 'The wheelset that you sent here is not in the catalogue.',
} as const;
