import type { Kilograms } from '../core/public.ts';
import type { Wheelset } from '../wheelset/public.ts';
import { comparisonColumns } from './columns.ts';

/** How many of the table's figures and words are known for a wheelset. */
export function completeness(wheelset: Wheelset): { readonly known: number; readonly total: number } {
  const known = comparisonColumns.filter((column) => column.read(wheelset) !== null).length;
  return { known, total: comparisonColumns.length };
}

/** What a wheelset's limit says to a rider: carried, too heavy, not known to us, or no limit stated by the maker. */
export const riderVerdicts = ['fits', 'exceeds', 'unknown', 'noLimit'] as const;
/** One of {@link riderVerdicts}. */
export type RiderVerdict = (typeof riderVerdicts)[number];

/** The limit must not be exceeded; equal weight still fits. */
export function riderVerdict({ riderWeightLimit }: Wheelset, rider: Kilograms): RiderVerdict {
  if (riderWeightLimit === null) return 'unknown';
  if (riderWeightLimit === Number.POSITIVE_INFINITY) return 'noLimit';
  return rider <= riderWeightLimit ? 'fits' : 'exceeds';
}
