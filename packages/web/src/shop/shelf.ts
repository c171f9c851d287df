import type { Wheelset } from '@pp-tools/domain/wheelset';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Kept, onKeptElsewhere, readKept, writeKept } from '../platform/browser-storage.ts';
import { shelfForm } from './shelf-form.ts';

const keptSchema = z.looseObject({ comparison: z.looseObject({ ids: z.array(z.int()) }) });

/** Of what Compare has stored only the ids are read here; all else goes back as it was. */
const keptShelf: Kept<z.infer<typeof keptSchema>> = {
  ...shelfForm,
  schema: keptSchema,
  fallback: { comparison: { ids: [], baselineId: null, category: null, isAllSelected: false } },
};

type ShelfIds = readonly number[];

/** Ids on the shelf in the order in which they were chosen: the list of Compare is the shelf of all tools. */
const shelfStore = createStore<ShelfIds>(() => []);

// Pages that the server made have an empty shelf, and React compares them with a store's first state.
shelfStore.setState(readKept(keptShelf).comparison.ids, true);
onKeptElsewhere(keptShelf, ({ comparison }) => shelfStore.setState(comparison.ids, true));

/** Ids of the wheelsets on the visitor's shelf. */
export const useShelf = (): ShelfIds => useStore(shelfStore);

/** Ids of the wheelsets on the shelf now. */
export const shelfIds = (): ShelfIds => shelfStore.getState();

/** Compare wrote its list: the shelf of this page follows. */
export const shelfFollows = (ids: ShelfIds): void => shelfStore.setState(ids, true);

/** Puts a wheelset on the shelf, or takes it off again; returns whether it is there now. */
export function toggleOnShelf({ id }: Wheelset): boolean {
  const kept = readKept(keptShelf);
  const { ids } = kept.comparison;
  const isThere = ids.includes(id);
  const next = isThere ? ids.filter((other) => other !== id) : [...ids, id];
  // A baseline that is gone is passed over by Compare.
  writeKept(keptShelf, { ...kept, comparison: { ...kept.comparison, ids: next } });
  shelfFollows(next);
  return !isThere;
}

/** A list with what is on the shelf first, both parts in their own order. */
export function shelfFirst(wheelsets: readonly Wheelset[], shelf: ShelfIds): readonly Wheelset[] {
  const isOn = ({ id }: Wheelset) => shelf.includes(id);
  return [...wheelsets.filter(isOn), ...wheelsets.filter((wheelset) => !isOn(wheelset))];
}
