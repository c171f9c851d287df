import { roundTo } from '../core/public.ts';
import type { Wheelset } from '../wheelset/public.ts';
import type { ComparisonColumn } from './columns.ts';

/**
 * What a cell says next to the baseline's: a signed difference, equal or other words, unknown on either side,
 * or a column that is shown as it is (CMP-12).
 */
export type CellDifference =
  | { readonly kind: 'difference'; readonly amount: number; readonly verdict: 'better' | 'worse' | 'neutral' }
  | { readonly kind: 'same' }
  | { readonly kind: 'other' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'plain' };

/** Compares one cell with the same cell of the baseline; amounts are rounded to one decimal. */
export function compareCell(
  column: ComparisonColumn,
  wheelset: Wheelset,
  baseline: Wheelset,
): CellDifference {
  if (!column.isDiffed) return { kind: 'plain' };
  if (column.kind === 'text') return compareTexts(column.read(wheelset), column.read(baseline));
  const own = column.read(wheelset);
  const base = column.read(baseline);
  if (own === null || base === null) return { kind: 'unknown' };
  const amount = roundTo(own - base, 1);
  if (amount === 0) return { kind: 'same' };
  if (column.better === 'neither') return { kind: 'difference', amount, verdict: 'neutral' };
  return { kind: 'difference', amount, verdict: amount < 0 ? 'better' : 'worse' };
}

function compareTexts(own: string | null, base: string | null): CellDifference {
  if (own === null || base === null) return { kind: 'unknown' };
  return isSameText(own, base) ? { kind: 'same' } : { kind: 'other' };
}

const isSameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Whether a column tells no two of the wheelsets apart, so that hiding it loses nothing: the same value for all,
 * or unknown for all. A word counts as the same in any letter case, as in {@link compareCell}.
 */
export function isEqualColumn(column: ComparisonColumn, wheelsets: readonly Wheelset[]): boolean {
  const [first, ...rest] = wheelsets;
  if (first === undefined || rest.length === 0) return false;
  if (column.kind !== 'text') {
    const figure = column.read(first);
    return rest.every((wheelset) => column.read(wheelset) === figure);
  }
  const text = column.read(first);
  return rest.every((wheelset) => {
    const other = column.read(wheelset);
    return text === null || other === null ? text === other : isSameText(text, other);
  });
}
