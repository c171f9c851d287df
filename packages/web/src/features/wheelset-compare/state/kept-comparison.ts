import { emptyComparison } from '@pp-tools/domain/comparison';
import { defaultWheelsetSort, wheelsetCategories, wheelsetSorts } from '@pp-tools/domain/wheelset';
import * as z from 'zod/mini';
import type { Kept } from '../../../platform/browser-storage.ts';
import { shelfForm } from '../../../shop/shelf-form.ts';

const id = z.int();

const keptSchema = z.object({
  comparison: z.object({
    ids: z.array(id).check(z.maxLength(20_000)),
    baselineId: z.nullable(id),
    category: z.nullable(z.enum(wheelsetCategories)),
    isAllSelected: z.boolean(),
  }),
  // An earlier or later version may save less: what is absent is as it is for a new visitor.
  sort: z._default(z.enum(wheelsetSorts), defaultWheelsetSort),
  isAdvanced: z._default(z.boolean(), false),
  isZoom: z._default(z.boolean(), false),
  isCompact: z._default(z.boolean(), false),
  columns: z._default(z.nullable(z.array(z.string())), null),
  pinned: z._default(z.array(z.string()), []),
});

/** What Compare keeps in the browser: the list, the sort option and the flags. */
export type KeptComparison = z.infer<typeof keptSchema>;

/** The envelope of {@link KeptComparison}. */
export const keptComparison: Kept<KeptComparison> = {
  ...shelfForm,
  schema: keptSchema,
  fallback: {
    comparison: { ...emptyComparison, ids: [] },
    sort: defaultWheelsetSort,
    isAdvanced: false,
    isZoom: false,
    isCompact: false,
    columns: null,
    pinned: [],
  },
};
