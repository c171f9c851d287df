import { type SheetCell, textOfCell } from '../catalogue/public.ts';
import type { RawValue } from './upload-row.ts';

/** What is common to all columns: nothing, an error, a formula that was never computed. */
function refusedCell(cell: SheetCell): RawValue | undefined {
  if (cell.kind === 'empty') return null;
  if (cell.kind === 'error') return { reason: 'cell-error', value: cell.text };
  if (cell.kind === 'formula-without-result') return { reason: 'formula-without-result', value: cell.text };
  return cell.kind === 'text' && cell.text.trim() === '' ? null : undefined;
}

const idForm = /^[\dA-Z-]+$/i;

/**
 * An id: a whole number up to a limit becomes its digits without exponent; beyond it digits are lost. Where the
 * sheet shows other digits than it holds (leading zeros, a prefix), the shown ones count when they can be an id.
 */
export function identifierValue(cell: SheetCell, largestExact: number): RawValue {
  const refused = refusedCell(cell);
  if (refused !== undefined) return refused;
  if (cell.kind !== 'number') return { text: textOfCell(cell) };
  if (cell.shown !== null) {
    return idForm.test(cell.shown)
      ? { text: cell.shown }
      : { reason: 'number-shown-otherwise', value: `${cell.shown} ≠ ${cell.value}` };
  }
  const exact = Number.isInteger(cell.value) && cell.value >= 0 && cell.value <= largestExact;
  return exact ? { text: String(cell.value) } : { reason: 'number-lost-digits', value: String(cell.value) };
}

const day = 86_400_000;

/**
 * A date: a formatted one as it shows, a text as it stands, and a bare number between 20000 and 60000 as the
 * day count that it is when a date column lost its format. A time of day alone is refused.
 */
export function dateValue(cell: SheetCell, countsFrom1904: boolean): RawValue {
  const refused = refusedCell(cell);
  if (refused !== undefined) return refused;
  if (cell.kind === 'date') {
    return cell.timeOnly ? { reason: 'date-time-only', value: cell.local.slice(11) } : { text: cell.local };
  }
  if (cell.kind !== 'number') return { text: textOfCell(cell) };
  if (cell.value >= 0 && cell.value < 1) return { reason: 'date-time-only', value: String(cell.value) };
  if (cell.value < 20_000 || cell.value > 60_000)
    return { reason: 'date-invalid', value: String(cell.value) };
  const start = countsFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const seconds = Math.round((cell.value * day) / 1000) * 1000;
  return { text: new Date(start + seconds).toISOString().slice(0, 19) };
}

/** Phone digits: a number stands for its digits, whose leading zeros come back later; more than four are refused. */
export function phoneValue(cell: SheetCell): RawValue {
  const value = identifierValue(cell, 9999);
  const tooLong = value !== null && 'reason' in value && value.reason === 'number-lost-digits';
  return tooLong ? { reason: 'phone-invalid', value: value.value } : value;
}
