import { isDay } from '@pp-tools/domain/order';
import { statusGroups } from '@pp-tools/domain/shipment';
import { z } from 'zod';
import type { Kept } from '../../../platform/browser-storage.ts';
import { createKeptStore } from '../../../platform/kept-store.ts';

const filterSchema = z.object({
  name: z.string().min(1).max(40),
  status: z.enum(statusGroups).nullable(),
  range: z.array(z.string().refine(isDay)).max(2),
  still: z.number().int().nullable(),
});
/** A named filter. */
export type SavedFilter = z.infer<typeof filterSchema>;

/** How the filters are stored. */
export const savedFiltersForm: Kept<readonly SavedFilter[]> = {
  key: 'pp.trackingFilters',
  version: 1,
  schema: z.array(filterSchema).max(30),
  fallback: [],
};

/** The filters that staff saved in this browser. */
export const savedFilters = createKeptStore(savedFiltersForm);
