import { addWheelset, removeWheelset } from '@pp-tools/domain/comparison';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { onKeptElsewhere, readKept, writeKept } from '../platform/browser-storage.ts';
import { type KeptComparison, keptComparison } from './kept-comparison.ts';

type ShelfIds = readonly number[];

/** Ids on the shelf in the order in which they were chosen: the list of Compare is the shelf of all tools. */
const shelfStore = createStore<ShelfIds>(() => []);

// Pages that the server made have an empty shelf, and React compares them with a store's first state.
shelfStore.setState(readKept(keptComparison).comparison.ids, true);
onKeptElsewhere<KeptComparison>(keptComparison, ({ comparison }) =>
  shelfStore.setState(comparison.ids, true),
);

/** Ids of the wheelsets on the visitor's shelf. */
export const useShelf = (): ShelfIds => useStore(shelfStore);

/** Ids of the wheelsets on the shelf now. */
export const shelfIds = (): ShelfIds => shelfStore.getState();

/** Compare wrote its list: the shelf of this page follows. */
export const shelfFollows = (ids: ShelfIds): void => shelfStore.setState(ids, true);

function change(comparison: KeptComparison['comparison']): void {
  writeKept(keptComparison, { ...readKept(keptComparison), comparison });
  shelfFollows(comparison.ids);
}

/** Puts a wheelset on the shelf, or takes it off again; returns whether it is there now. */
export function toggleOnShelf(wheelset: Wheelset): boolean {
  const { comparison } = readKept(keptComparison);
  const added = addWheelset(comparison, wheelset, [wheelset]);
  const next = added.ok ? added.value : removeWheelset(comparison, wheelset.id);
  change({ ...next, ids: [...next.ids] });
  return added.ok;
}

/** A list with what is on the shelf first, both parts in their own order. */
export function shelfFirst(wheelsets: readonly Wheelset[], shelf: ShelfIds): readonly Wheelset[] {
  const isOn = ({ id }: Wheelset) => shelf.includes(id);
  return [...wheelsets.filter(isOn), ...wheelsets.filter((wheelset) => !isOn(wheelset))];
}
