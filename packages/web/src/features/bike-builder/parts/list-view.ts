import { firstParts, noPartFilter, type PartFilter } from '@pp-tools/domain/part';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How a visitor looks at a list of parts; it stays while the page does, so that Back returns to the same list. */
export interface ListView {
  readonly search: string;
  readonly filter: PartFilter;
  /** Order by its key; null is the list's own first order. */
  readonly sort: string | null;
  /** Cards shown. */
  readonly count: number;
}

const firstView: ListView = { search: '', filter: noPartFilter, sort: null, count: firstParts };

const store = createStore<Readonly<Record<string, ListView>>>(() => ({}));

/** The view of a list and how it is changed; another search, filter or order begins at its first cards. */
export function useListView(list: string): readonly [ListView, (change: Partial<ListView>) => void] {
  const view = useStore(store, (views) => views[list] ?? firstView);
  const change = (part: Partial<ListView>): void =>
    store.setState((views) => ({
      [list]: { ...(views[list] ?? firstView), count: firstParts, ...part },
    }));
  return [view, change];
}
