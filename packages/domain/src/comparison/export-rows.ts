import type { Cell } from '../core/public.ts';
import type { Wheelset } from '../wheelset/public.ts';
import { type ComparisonColumn, formatCell } from './columns.ts';

/** Header and rows of the comparison as a spreadsheet wants them: bare figures, the unit in the header. */
export function exportRows(
  columns: readonly ComparisonColumn[],
  wheelsets: readonly Wheelset[],
): { readonly header: string[]; readonly rows: Cell[][] } {
  const unitOf = (column: ComparisonColumn): string => {
    const units = { money: ' ($)', grams: ' (g)', millimetres: ' (mm)', kilograms: ' (kg)', degrees: ' (°)' };
    return column.kind === 'text' || column.kind === 'count' ? '' : units[column.kind];
  };
  const cell = (column: ComparisonColumn, wheelset: Wheelset): Cell => {
    const value = column.read(wheelset);
    return typeof value === 'number' && Number.isFinite(value)
      ? value
      : formatCell(column, wheelset, 'metric');
  };
  return {
    header: ['Name', ...columns.map((column) => column.label + unitOf(column)), 'Product page'],
    rows: wheelsets.map((wheelset) => [
      wheelset.name,
      ...columns.map((column) => cell(column, wheelset)),
      wheelset.productLink,
    ]),
  };
}
