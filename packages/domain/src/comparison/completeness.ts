import type { Kilograms } from '../core/public.ts';
import type { Wheelset } from '../wheelset/public.ts';
import { comparisonColumns } from './columns.ts';

/** How many of the table's figures and words are known for a wheelset. */
export function completeness(wheelset: Wheelset): { readonly known: number; readonly total: number } {
  const known = comparisonColumns.filter((column) => column.read(wheelset) !== null).length;
  return { known, total: comparisonColumns.length };
}

/** Whether a rider may ride a wheelset by its maker's limit. */
export type RiderVerdict = 'fits' | 'exceeds' | 'unknown';

/** The limit must not be exceeded; equal weight still fits. "No limit" fits everybody. */
export function riderVerdict(wheelset: Wheelset, rider: Kilograms): RiderVerdict {
  if (wheelset.riderWeightLimit === null) return 'unknown';
  return rider <= wheelset.riderWeightLimit ? 'fits' : 'exceeds';
}
