import { createStore } from 'zustand/vanilla';

type UnreadRows = ReadonlyMap<string, readonly string[]>;

/** Rows that could not be read, by the path of their list, as its latest answer held them. */
export const unreadStore = createStore<UnreadRows>(() => new Map());

/** Notes which rows of a list's latest answer could not be read; none clears the note. */
export function noteUnread(path: string, rows: readonly unknown[]): void {
  const before = unreadStore.getState();
  if (rows.length === 0 && !before.has(path)) return;
  const next = new Map(before);
  if (rows.length === 0) next.delete(path);
  else
    next.set(
      path,
      rows.map((row) => JSON.stringify(row) ?? ''),
    );
  unreadStore.setState(next, true);
}

/** How many rows of the lists at these paths could not be read; a row of two lists counts once. */
export const unreadCount = (unread: UnreadRows, isAsked: (path: string) => boolean): number =>
  new Set([...unread].flatMap(([path, rows]) => (isAsked(path) ? rows : []))).size;
