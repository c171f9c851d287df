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
  loading: 'Loading wheelsets...',
  dialog: 'Add Tubes & Tires',
  noTyres: 'No compatible tires found',
  noTubes: 'No compatible tubes found',
  sealant: 'Use Sealant',
} as const;
