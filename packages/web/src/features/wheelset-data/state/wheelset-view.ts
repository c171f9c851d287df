import { wireUnknown } from '@pp-tools/domain/catalogue';
import type { VersionedWheelsetWire } from '@pp-tools/domain/contract';
import { byNumber, byText, type Compare, type Direction, thenBy } from '@pp-tools/domain/core';
import type { CatalogueColumn } from '@pp-tools/domain/wheelset';
import { holdsWords, searchWords } from '../../../shop/search-words.ts';

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

/** The wheelsets in the wanted order. */
export const sortWheelsets = (
  wheelsets: readonly VersionedWheelsetWire[],
  sort: ListSort,
): VersionedWheelsetWire[] => [...wheelsets].sort(orderOf(sort));

/** What a search looks through: the text of each wheelset is put together once for all letters typed. */
const haystacks = new WeakMap<VersionedWheelsetWire, string>();

function haystackOf(wheelset: VersionedWheelsetWire): string {
  const kept = haystacks.get(wheelset);
  if (kept !== undefined) return kept;
  const { ppId, name, shortName, brand, intendedUse, DiscOrRim } = wheelset;
  const text = `${ppId} ${name} ${shortName} ${brand} ${intendedUse} ${DiscOrRim}`.toLowerCase();
  haystacks.set(wheelset, text);
  return text;
}

/** Those that hold every word of the search, in the order that they have. */
export function searchWheelsets(
  wheelsets: readonly VersionedWheelsetWire[],
  search: string,
): readonly VersionedWheelsetWire[] {
  const words = searchWords(search);
  if (words.length === 0) return wheelsets;
  return wheelsets.filter((wheelset) => holdsWords(haystackOf(wheelset), words));
}
