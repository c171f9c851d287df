import { createStore } from 'zustand/vanilla';

/** A wheelset that a link asks for, until the visitor takes it or waves it away. */
export const wantedStore = createStore<{ readonly ppId: number | null }>(() => ({ ppId: null }));

/** Remembers what the address asks for (`?wheelset=1002`): the way to step 3 may lead through other steps first. */
export function rememberWanted(search: string): void {
  const text = new URLSearchParams(search).get('wheelset') ?? '';
  if (/^\d{1,9}$/.test(text)) wantedStore.setState({ ppId: Number(text) });
}

/** The visitor has decided. */
export const forgetWanted = (): void => wantedStore.setState({ ppId: null });
