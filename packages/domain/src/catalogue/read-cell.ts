import { failure, type Result, success } from '../core/public.ts';
import type { ColumnKind } from './column-kind.ts';
import type { SheetCell } from './sheet.ts';
import type { CellFault, ReadCell } from './sheet-fault.ts';
import { type NumberStyle, readFigure } from './sheet-number.ts';
import { cleanText, isUnknownWord, lostLetter } from './sheet-text.ts';
import { safeLink, wireNoLimit, wireUnknown } from './wire-values.ts';

/** A value as somebody typed it or as a file holds it. */
export type TypedValue = string | number | boolean | null;

/**
 * Reads a cell of a sheet for a column. Error values and formulas without a result are refused; a date is a figure
 * that the spreadsheet mistook ("10-12") and is refused as it shows.
 */
export function readSheetCell(
  cell: SheetCell,
  column: ColumnKind,
  style: NumberStyle,
): Result<ReadCell, CellFault> {
  switch (cell.kind) {
    case 'empty':
      return readCell(null, column);
    case 'error':
      return isUnknownWord(cell.text) ? readCell(cell.text, column) : failure({ code: 'cell-error' });
    case 'formula-without-result':
      return failure({ code: 'formula' });
    case 'date':
      return readCell(`date ${cell.local.slice(0, 10)}`, column);
    case 'number':
      return readCell(column.kind === 'number' ? cell.value : (cell.shown ?? cell.value), column);
    case 'flag':
      return readCell(cell.value, column);
    default:
      return readCell(cell.text, column, style);
  }
}

/**
 * Reads one value the way a careful clerk would; a guess is never made (data/wheelsets.README.md). `style` is how
 * the column writes its figures.
 */
export function readCell(
  cell: TypedValue,
  column: ColumnKind,
  style: NumberStyle = 'dot',
): Result<ReadCell, CellFault> {
  const raw = cell === null ? '' : String(cell).trim();
  if (raw.startsWith('=')) return failure({ code: 'formula' });
  if (raw.includes(lostLetter) || !raw.isWellFormed()) return failure({ code: 'letters-lost' });
  switch (column.kind) {
    case 'number':
      return readNumber(raw, column, typeof cell === 'number' ? 'dot' : style, typeof cell === 'number');
    case 'text':
      return readText(raw, column.maxLength);
    case 'link':
      return success(readLink(raw));
    case 'flag':
      return readFlag(raw);
    case 'word':
      return readWord(raw, column);
    case 'word-list':
      return readWordList(raw, column);
    default:
      return column satisfies never;
  }
}

type NumberColumn = Extract<ColumnKind, { kind: 'number' }>;

function readNumber(
  raw: string,
  column: NumberColumn,
  style: NumberStyle,
  isExact: boolean,
): Result<ReadCell, CellFault> {
  if (raw === '') return success({ value: wireUnknown, changed: false });
  if (column.unlimited && isNoLimit(raw))
    return success({ value: wireNoLimit, changed: raw !== `${wireNoLimit}` });
  if (isUnknownWord(raw) || raw === `${wireUnknown}`) {
    return success({ value: wireUnknown, changed: raw !== `${wireUnknown}` });
  }
  const figure = readFigure(raw, column.unit, style, isExact);
  if (!figure.ok) return figure;
  const { value, changed } = figure.value;
  if (column.whole && !Number.isInteger(value)) return failure({ code: 'not-whole' });
  if (value < column.min || value > column.max) {
    return failure({ code: 'out-of-range', min: column.min, max: column.max });
  }
  return success({ value, changed });
}

const isNoLimit = (raw: string): boolean => /^(no limit|unlimited|999999)$/i.test(cleanText(raw));

function readText(raw: string, maxLength: number): Result<ReadCell, CellFault> {
  if (raw === '') return success({ value: '', changed: false });
  const value = isUnknownWord(raw) ? '' : cleanText(raw);
  return value.length > maxLength
    ? failure({ code: 'too-long', maxLength })
    : success({ value, changed: value !== raw });
}

function readLink(raw: string): ReadCell {
  const value = raw.length > 500 ? '' : (safeLink(raw) ?? '');
  return { value, changed: value !== raw };
}

const flags: ReadonlyMap<string, number> = new Map([
  ['', wireUnknown],
  [`${wireUnknown}`, wireUnknown],
  ...['yes', 'y', '1', 'true'].map((word): [string, number] => [word, 1]),
  ...['no', 'n', '0', 'false'].map((word): [string, number] => [word, 0]),
]);

function readFlag(raw: string): Result<ReadCell, CellFault> {
  const value = flags.get(cleanText(raw).toLowerCase());
  if (value !== undefined) return success({ value, changed: false });
  if (isUnknownWord(raw)) return success({ value: wireUnknown, changed: true });
  return failure({ code: 'not-one-of', allowed: ['Yes', 'No'] });
}

type WordColumn = Extract<ColumnKind, { kind: 'word' | 'word-list' }>;

const wordOf = (raw: string, { words, synonyms }: WordColumn): string | undefined =>
  words.find((candidate) => candidate.toLowerCase() === raw) ?? synonyms.get(raw);

/** A word of a closed list in any letter case, or one of the other words people use for it. */
function readWord(raw: string, column: WordColumn): Result<ReadCell, CellFault> {
  const plain = cleanText(raw).toLowerCase();
  const value = wordOf(plain, column);
  // "unknown" is a word of some lists: somebody looked, and could not tell.
  if (value === undefined && (raw === '' || isUnknownWord(raw))) {
    return success({ value: '', changed: raw !== '' });
  }
  return value === undefined
    ? failure({ code: 'not-one-of', allowed: column.words })
    : success({ value, changed: value.toLowerCase() !== plain });
}

/** "Road / Gravel" is "road, gravel"; "TT / Tri" is "TT". A word that is not in the list is a slip. */
function readWordList(raw: string, column: WordColumn): Result<ReadCell, CellFault> {
  if (raw === '' || isUnknownWord(raw)) return success({ value: '', changed: raw !== '' });
  const plain = cleanText(raw);
  const found = plain.split(/[/,&+;]/).map((part) => wordOf(part.trim().toLowerCase(), column));
  if (found.includes(undefined)) return failure({ code: 'not-one-of', allowed: column.words });
  const value = column.words.filter((word) => found.includes(word)).join(', ');
  return success({ value, changed: value.toLowerCase() !== plain.toLowerCase() });
}
