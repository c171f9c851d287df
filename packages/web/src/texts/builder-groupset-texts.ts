import type { ComponentSort } from '@pp-tools/domain/groupset';

export const componentSortTexts: Readonly<Record<ComponentSort, string>> = {
  default: 'Default',
  priceAscending: 'Price: Low to High',
  priceDescending: 'Price: High to Low',
  weightAscending: 'Weight: Light to Heavy',
};

export const configureGroupsetTexts = {
  tabs: 'Component types',
  title: 'Configure Groupset',
  saved: 'Groupset configuration has been successfully updated!',
  bringMyOwn: 'Bring My Own',
  none: 'Nothing chosen',
  counted: 'counted with another part',
} as const;
