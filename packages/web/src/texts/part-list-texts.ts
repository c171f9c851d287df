import { formatFigure, type UnitSystem } from '@pp-tools/domain/core';
import { moreParts, type PartFilterGroup, type PartFilterValue } from '@pp-tools/domain/part';

/** Headings of the groups of a list's filter. */
export const partFilterGroupTexts: Readonly<Record<PartFilterGroup, string>> = {
  brand: 'Brand',
  price: 'Price',
  weight: 'Weight',
};

/** A value of a filter: a brand, or a band of prices or weights. */
export function partFilterValueText(
  group: PartFilterGroup,
  { key, band }: PartFilterValue,
  units: UnitSystem,
): string {
  if (group === 'brand') return key;
  const kind = group === 'price' ? 'money' : 'grams';
  if (band !== null)
    return `${formatFigure(band.from, kind, units)} to ${formatFigure(band.to, kind, units)}`;
  const name = partFilterGroupTexts[group];
  return key === 'unknown' ? `${name} not known` : `Any ${name.toLowerCase()}`;
}

/** Words around the lists of parts; `what` is 'framesets', 'wheelsets', 'saddles' and so on. */
export const partListTexts = {
  find: (what: string) => `Find ${what}`,
  filter: (what: string) => `Filter ${what}`,
  filterWord: 'Filter',
  more: `Show ${moreParts} more`,
  left: (shown: number, all: number) => `${shown} of ${all} shown`,
  none: (what: string) => `No ${what} match`,
  chips: (what: string) => `Filters of ${what}`,
  remove: (value: string) => `Remove filter ${value}`,
  clear: 'Clear search and filters',
} as const;
