import type { Cell } from '../core/public.ts';
import type { Wheelset } from '../wheelset/public.ts';
import { type ComparisonColumn, formatCell } from './columns.ts';

/** Header and rows of the comparison as a spreadsheet wants them: bare figures, the unit in the header. */
export function exportRows(
  columns: readonly ComparisonColumn[],
  wheelsets: readonly Wheelset[],
): { readonly header: string[]; readonly rows: Cell[][] } {
  const cell = (column: ComparisonColumn, wheelset: Wheelset): Cell => {
    const value = column.read(wheelset);
    return typeof value === 'number' && Number.isFinite(value)
      ? value
      : formatCell(column, wheelset, 'metric');
  };
  return {
    header: [
      'Name',
      ...columns.map(({ label, unit }) => (unit === '' ? label : `${label} (${unit})`)),
      'Product page',
    ],
    rows: wheelsets.map((wheelset) => [
      wheelset.name,
      ...columns.map((column) => cell(column, wheelset)),
      wheelset.productLink,
    ]),
  };
}
