import { type SheetCell, textCell } from '@pp-tools/domain/catalogue';
import { type Cell, type CellValue, formatValue } from 'hucre';
import { linkOfFormula } from './link-formula.ts';

/** A cell of ours from the library's value and what it knows of the cell besides. */
export function cellOf(value: CellValue, cell: Cell | undefined): SheetCell {
  if (cell?.type === 'error') return { kind: 'error', text: String(value) };
  const formula = cell?.formula;
  const link = formula === undefined ? null : linkOfFormula(formula);
  const shown = value ?? cell?.formulaResult ?? null;
  if (formula !== undefined && (shown === null || link === 'unread')) {
    return { kind: 'formula-without-result', text: `=${formula}` };
  }
  if (shown === null || shown === '') return { kind: 'empty' };
  if (shown instanceof Date) return dateCell(shown);
  if (typeof shown === 'number') return { kind: 'number', value: shown, shown: shownNumber(shown, cell) };
  if (typeof shown === 'boolean') return { kind: 'flag', value: shown };
  return textCell(String(shown), cell?.hyperlink?.target ?? link);
}

/** Formats that show other digits than the cell holds: leading zeros, or signs written out in the format. */
const formatAddsSigns = /^(?:"[^"]*"|\\.|[A-Z](?![a-z]*\/))*0{2,}|^(?:"[^"$€£¥]+"|\\[A-Z])/;

function shownNumber(value: number, cell: Cell | undefined): string | null {
  const format = cell?.style?.numFmt;
  if (format === undefined || !formatAddsSigns.test(format)) return null;
  const shown = formatValue(value, format);
  return shown === String(value) ? null : shown;
}

/** The library gives the wall clock of a date cell as if it were UTC; days before 1905 are times without a date. */
function dateCell(date: Date): SheetCell {
  if (Number.isNaN(date.getTime())) return { kind: 'error', text: 'date' };
  // A serial is a fraction of a day in binary: the nearest second is what was typed.
  const rounded = new Date(Math.round(date.getTime() / 1000) * 1000);
  return {
    kind: 'date',
    local: rounded.toISOString().slice(0, 19),
    timeOnly: rounded.getUTCFullYear() < 1905,
  };
}
