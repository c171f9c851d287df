import { type UnitSystem, unitSystems } from '@pp-tools/domain/core';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createKeptStore } from './kept-store.ts';

const unitStore = createKeptStore<{ readonly system: UnitSystem }>({
  key: 'pp.units',
  version: 1,
  schema: z.object({ system: z.enum(unitSystems) }),
  fallback: { system: 'metric' },
});

/** The visitor's units, remembered for all tools. */
export const useUnits = (): UnitSystem => useStore(unitStore, (state) => state.system);

/** Chooses the units for all tools. */
export const keepUnits = (system: UnitSystem): void => unitStore.keep({ system });
