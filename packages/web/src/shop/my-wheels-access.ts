import type { MyWheels, Wheelset } from '@pp-tools/domain/wheelset';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { storedText } from '../platform/browser-storage.ts';

/** Where the wheels that the visitor rides are stored. */
export const myWheelsKey = 'pp.my-wheels';

/** What is done with such wheels; the code comes when there are any. */
export interface MyWheelsRules {
  readonly asWheelset: (mine: MyWheels, catalogue: readonly Wheelset[]) => Wheelset;
  readonly encode: (mine: MyWheels) => string;
  readonly decode: (code: string) => MyWheels | null;
  readonly keep: (mine: MyWheels | null) => void;
}

interface Access {
  /** There may be wheels of the visitor's own, read already or not. */
  readonly areThere: boolean;
  readonly mine: MyWheels | null;
  readonly rules: MyWheelsRules | null;
}

/** Few visitors have entered wheels, so their rules are no part of the first load. */
export const myWheelsAccess = createStore<Access>(() => ({ areThere: false, mine: null, rules: null }));

// Pages that the server made show none, and React compares them with a store's first state.
myWheelsAccess.setState({ areThere: storedText(myWheelsKey) !== null });

/** Whether an address has own wheels of its sender. */
export const hasMine = (query: string): boolean => new URLSearchParams(query).has('m');

/** Whether all that this visitor and the address of the page have of own wheels can be read now. */
export const useAreMyWheelsReady = (): boolean =>
  useStore(
    myWheelsAccess,
    ({ areThere, rules }) => rules !== null || !(areThere || hasMine(globalThis.location?.search ?? '')),
  );

/** Whether there may be wheels of the visitor's own. */
export const useHasMyWheels = (): boolean => useStore(myWheelsAccess, ({ areThere }) => areThere);

/** The wheels that the visitor rides; null: none, or not read yet. */
export const useMyWheels = (): MyWheels | null => useStore(myWheelsAccess, ({ mine }) => mine);

/** A catalogue with own wheels at its beginning. */
export function withMine(catalogue: readonly Wheelset[], mine: MyWheels | null): readonly Wheelset[] {
  const { rules } = myWheelsAccess.getState();
  return mine === null || rules === null || catalogue.length === 0
    ? catalogue
    : [rules.asWheelset(mine, catalogue), ...catalogue];
}

/** The same list until one of the two changes. */
export const useWithMine = (catalogue: readonly Wheelset[], mine: MyWheels | null): readonly Wheelset[] =>
  useMemo(() => withMine(catalogue, mine), [catalogue, mine]);
