import { createStore, type StoreApi } from 'zustand/vanilla';
import { browserStorage, type Kept, readKept, removeKept, writeKept } from './browser-storage.ts';
import { isRenderedForAll } from './rendering-place.ts';

/** Values by id, each kept under a key of its own: a broken one costs no other, and two tabs do not overwrite. */
export interface KeptCollection<Item> {
  readonly store: StoreApi<Readonly<Record<string, Item>>>;
  /** Puts an item in; false when the browser could not keep it beyond this visit. */
  put(id: string, item: Item): boolean;
  remove(id: string): void;
  /** How many items could not be read; their texts stay in the browser, under a key of their own. */
  countUnreadable(): number;
}

/** How the items are kept; the key of an item is the prefix and its id. */
export interface KeptItems<Item> extends Omit<Kept<Item | null>, 'key' | 'fallback'> {
  readonly prefix: string;
}

/** What {@link readKept} sets aside ends so; it is no item. */
const setAside = '.kept';

/** Makes a collection that starts with what is kept and follows other tabs. */
export function createKeptCollection<Item>({ prefix, ...form }: KeptItems<Item>): KeptCollection<Item> {
  const keptOf = (id: string): Kept<Item | null> => ({ ...form, key: prefix + id, fallback: null });
  const store = createStore<Readonly<Record<string, Item>>>(() => {
    const read = keptIds(prefix).flatMap((id) => {
      const item = readKept(keptOf(id));
      return item === null ? [] : [[id, item] as const];
    });
    return Object.fromEntries(read);
  });
  const show = (id: string, item: Item | null) => {
    const { [id]: _former, ...rest } = store.getState();
    store.setState(item === null ? rest : { ...rest, [id]: item }, true);
  };
  const followOtherTabs = ({ key }: StorageEvent) => {
    if (key?.startsWith(prefix) && !key.endsWith(setAside)) {
      const id = key.slice(prefix.length);
      show(id, readKept(keptOf(id)));
    }
  };
  if (!isRenderedForAll()) globalThis.addEventListener('storage', followOtherTabs);
  return {
    store,
    put: (id, item) => {
      show(id, item);
      return writeKept(keptOf(id), item);
    },
    remove: (id) => {
      show(id, null);
      removeKept(keptOf(id));
    },
    countUnreadable: () => keysWith(prefix).filter((key) => key.endsWith(setAside)).length,
  };
}

const keptIds = (prefix: string): readonly string[] =>
  keysWith(prefix)
    .filter((key) => !key.endsWith(setAside))
    .map((key) => key.slice(prefix.length));

function keysWith(prefix: string): readonly string[] {
  try {
    const storage = browserStorage();
    return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '').filter(
      (key) => key.startsWith(prefix),
    );
  } catch {
    return [];
  }
}
