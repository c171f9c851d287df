import type { ComponentSort, ComponentType } from '@pp-tools/domain/groupset';

/** Names of the tabs of the Configure Groupset dialog (BLD-70). */
export const componentTypeTexts: Readonly<Record<ComponentType, string>> = {
  crankset: 'Crankset',
  cassette: 'Cassette',
  bottom_bracket: 'Bottom Bracket',
  brakes: 'Brakes',
  chain: 'Chain',
  chainring: 'Chainring',
  frontDer: 'Front Derailleur',
  powerMeter: 'Power Meter',
  rearDer: 'Rear Derailleur',
  shifters: 'Shifters',
};

export const componentSortTexts: Readonly<Record<ComponentSort, string>> = {
  default: 'Default',
  priceAscending: 'Price: Low to High',
  priceDescending: 'Price: High to Low',
  weightAscending: 'Weight: Light to Heavy',
};

export const configureGroupsetTexts = {
  title: 'Configure Groupset',
  saved: 'Groupset configuration has been successfully updated!',
  bringMyOwn: 'Bring My Own',
  none: 'Nothing chosen',
  counted: 'counted with another part',
} as const;
