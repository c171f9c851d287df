import type { VersionedWheelsetWire } from '@pp-tools/domain/contract';
import { byNumber, byText, type Compare, type Direction, thenBy } from '@pp-tools/domain/core';
import { wireUnknown } from '@pp-tools/domain/wheelset';

/** Columns by which the list can be sorted. */
export const listSorts = ['ppId', 'name', 'price', 'weight'] as const;
/** One of {@link listSorts}, and which way. */
export interface ListSort {
  readonly by: (typeof listSorts)[number];
  readonly direction: Direction;
}

const known = (value: number): number | null => (value === wireUnknown ? null : value);

function orderOf({ by, direction }: ListSort): Compare<VersionedWheelsetWire> {
  const second = byNumber<VersionedWheelsetWire>(({ id }) => id);
  const first =
    by === 'name'
      ? byText<VersionedWheelsetWire>(({ name }) => name, direction)
      : byNumber<VersionedWheelsetWire>((wheelset) => known(wheelset[by]), direction);
  return thenBy(first, second);
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
