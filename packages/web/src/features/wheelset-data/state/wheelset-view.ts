import type { VersionedWheelsetWire } from '@pp-tools/domain/contract';
import { byNumber, byText, type Compare, type Direction, thenBy } from '@pp-tools/domain/core';
import { type CatalogueColumn, wireUnknown } from '@pp-tools/domain/wheelset';

/** By which column the list is sorted, and which way. */
export interface ListSort {
  readonly by: CatalogueColumn;
  readonly direction: Direction;
}

const figureIn = (value: string | number): number | null =>
  typeof value === 'number' && value !== wireUnknown ? value : null;
const textIn = (value: string | number): string | null => (typeof value === 'string' ? value : null);

/** Figures by size and words by letters, unknown ones last; equal ones keep the order of their ids. */
function orderOf({ by, direction }: ListSort): Compare<VersionedWheelsetWire> {
  const second = byNumber<VersionedWheelsetWire>(({ id }) => id);
  const figures = byNumber<VersionedWheelsetWire>((wheelset) => figureIn(wheelset[by]), direction);
  const words = byText<VersionedWheelsetWire>((wheelset) => textIn(wheelset[by]), direction);
  return thenBy(figures, words, second);
}

/** The wheelsets that hold every word of the search, in the wanted order. */
export function viewWheelsets(
  wheelsets: readonly VersionedWheelsetWire[],
  search: string,
  sort: ListSort,
): VersionedWheelsetWire[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return wheelsets
    .filter((wheelset) => {
      const { ppId, name, shortName, brand, intendedUse, DiscOrRim } = wheelset;
      const text = `${ppId} ${name} ${shortName} ${brand} ${intendedUse} ${DiscOrRim}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort(orderOf(sort));
}
