import { failure, type Result, success } from '../core/public.ts';
import type { ColumnKind } from './sheet-columns.ts';
import type { CellFault, ReadCell } from './sheet-fault.ts';
import { readFigure } from './sheet-number.ts';
import { cleanText, isUnknownWord } from './sheet-text.ts';
import { brakes, rimTypes } from './wheelset.ts';
import { wireNoLimit } from './wheelset-wire.ts';
import { safeLink, wireUnknown } from './wire-values.ts';

/** A cell of a spreadsheet: what a CSV or XLSX file holds there. */
export type SheetCell = string | number | boolean | null;

/** Reads one cell the way a careful clerk would; a guess is never made (data/wheelsets.README.md). */
export function readCell(cell: SheetCell, column: ColumnKind): Result<ReadCell, CellFault> {
  const raw = cell === null ? '' : String(cell).trim();
  if (raw.startsWith('=')) return failure({ code: 'formula' });
  switch (column.kind) {
    case 'number':
      return readNumber(raw, column);
    case 'text':
      return readWords(raw, column.longest);
    case 'link':
      return success(readLink(raw));
    case 'flag':
      return readFlag(raw);
    case 'brake':
      return readWord(raw, brakes, brakeWords);
    case 'rimType':
      return readWord(raw, rimTypes, rimTypeWords);
    case 'intendedUse':
      return readUse(raw);
    default:
      return column satisfies never;
  }
}

type NumberColumn = Extract<ColumnKind, { kind: 'number' }>;

function readNumber(raw: string, column: NumberColumn): Result<ReadCell, CellFault> {
  if (raw === '') return success({ value: wireUnknown, changed: false });
  if (column.unlimited && isNoLimit(raw))
    return success({ value: wireNoLimit, changed: raw !== `${wireNoLimit}` });
  if (isUnknownWord(raw) || raw === `${wireUnknown}`) {
    return success({ value: wireUnknown, changed: raw !== `${wireUnknown}` });
  }
  const figure = readFigure(raw, column.unit);
  if (!figure.ok) return figure;
  const { value, changed } = figure.value;
  if (column.whole && !Number.isInteger(value)) return failure({ code: 'not-whole' });
  if (value < column.min || value > column.max) {
    return failure({ code: 'out-of-range', min: column.min, max: column.max });
  }
  return success({ value, changed });
}

const isNoLimit = (raw: string): boolean => /^(no limit|unlimited|999999)$/i.test(cleanText(raw));

function readWords(raw: string, longest: number): Result<ReadCell, CellFault> {
  if (raw === '') return success({ value: '', changed: false });
  const value = isUnknownWord(raw) ? '' : cleanText(raw);
  return value.length > longest
    ? failure({ code: 'too-long', longest })
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

const brakeWords: ReadonlyMap<string, string> = new Map([
  ['disc brake', 'disc'],
  ['disc brakes', 'disc'],
  ['disk', 'disc'],
  ['disk brake', 'disc'],
  ['rim brake', 'rim'],
  ['rim brakes', 'rim'],
]);
const rimTypeWords: ReadonlyMap<string, string> = new Map([
  ['tubeless ready', 'Tubeless'],
  ['tubeless-ready', 'Tubeless'],
  ['tlr', 'Tubeless'],
]);

/** A word of a closed list in any letter case, or one of the other words people use for it. */
function readWord(
  raw: string,
  allowed: readonly string[],
  others: ReadonlyMap<string, string>,
): Result<ReadCell, CellFault> {
  if (raw === '' || isUnknownWord(raw)) return success({ value: '', changed: raw !== '' });
  const word = cleanText(raw).toLowerCase();
  const own = allowed.find((candidate) => candidate.toLowerCase() === word);
  if (own !== undefined) return success({ value: own, changed: false });
  const other = others.get(word);
  return other === undefined
    ? failure({ code: 'not-one-of', allowed })
    : success({ value: other, changed: true });
}

const uses = ['road', 'gravel', 'MTB', 'TT'] as const;
const useWords: ReadonlyMap<string, (typeof uses)[number]> = new Map([
  ['road', 'road'],
  ['gravel', 'gravel'],
  ['mtb', 'MTB'],
  ['mountain', 'MTB'],
  ['tt', 'TT'],
  ['tri', 'TT'],
  ['triathlon', 'TT'],
  ['time trial', 'TT'],
]);

/** "Road / Gravel" is "road, gravel"; "TT / Tri" is "TT". A word that names no use is a slip. */
function readUse(raw: string): Result<ReadCell, CellFault> {
  if (raw === '' || isUnknownWord(raw)) return success({ value: '', changed: raw !== '' });
  const plain = cleanText(raw);
  const found = plain.split(/[/,&+;]/).map((part) => useWords.get(part.trim().toLowerCase()));
  if (found.includes(undefined)) return failure({ code: 'not-one-of', allowed: uses });
  const value = uses.filter((use) => found.includes(use)).join(', ');
  return success({ value, changed: value.toLowerCase() !== plain.toLowerCase() });
}
