import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Ids of the open dialogs, the topmost last. */
const openDialogs = createStore<readonly string[]>(() => []);

/** Tells that a dialog opened on top of the rest. Returns how to tell that it closed. */
export function enterDialog(id: string): () => void {
  openDialogs.setState((ids) => [...ids, id], true);
  return () => openDialogs.setState((ids) => ids.filter((other) => other !== id), true);
}

/** The topmost open dialog, null when the page itself is on top. All below it is out of reach for the visitor. */
export const useTopDialog = (): string | null => useStore(openDialogs, (ids) => ids.at(-1) ?? null);
