import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Kept, onKeptElsewhere, readKept, writeKept } from './browser-storage.ts';

/** A small store whose value is kept in the browser and follows other tabs. */
export interface KeptStore<Value> extends StoreApi<Value> {
  /** Replaces the value and keeps it. */
  keep(value: Value): void;
}

/** Makes a store that starts with the kept value. */
export function createKeptStore<Value>(kept: Kept<Value>): KeptStore<Value> {
  const store = createStore<Value>(() => kept.fallback);
  // Pages that the server made show the fallback, and React compares them with a store's first state.
  store.setState(readKept(kept), true);
  onKeptElsewhere(kept, (value) => store.setState(value, true));
  return {
    ...store,
    keep: (value) => {
      store.setState(value, true);
      writeKept(kept, value);
    },
  };
}
