import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createKeptStore } from '../../../platform/kept-store.ts';

const devModeStore = createKeptStore<{ readonly isOn: boolean }>({
  key: 'pp.finder',
  version: 1,
  schema: z.object({ isOn: z.boolean() }),
  fallback: { isOn: false },
});

/** Whether the whole trace is shown. */
export const useDevMode = (): boolean => useStore(devModeStore, ({ isOn }) => isOn);

/** Shows or hides the trace, and remembers it. */
export const keepDevMode = (isOn: boolean): void => devModeStore.keep({ isOn });
