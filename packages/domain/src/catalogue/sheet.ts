import { withoutApostrophe } from '../core/public.ts';

/**
 * A cell as the spreadsheet stores it. `local` is a date's wall clock "2026-03-06T12:00:00", in no zone.
 * `shown` is the text that the spreadsheet shows for a number when its format changes the digits (leading
 * zeros, a prefix), else null.
 */
export type SheetCell =
  | { readonly kind: 'empty' }
  | { readonly kind: 'text'; readonly text: string; readonly link: string | null }
  | { readonly kind: 'number'; readonly value: number; readonly shown: string | null }
  | { readonly kind: 'flag'; readonly value: boolean }
  | { readonly kind: 'date'; readonly local: string; readonly timeOnly: boolean }
  | { readonly kind: 'error'; readonly text: string }
  | { readonly kind: 'formula-without-result'; readonly text: string };

/** A row with the number that the spreadsheet shows for it. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly SheetCell[];
}

/** A sheet of a workbook or a text of rows, from its first row on; merged cells repeat their value. */
export interface Sheet {
  /** What its workbook calls it; a text of rows has no name. */
  readonly name?: string;
  readonly rows: readonly SheetRow[];
  /** Rows that a filter of the sheet hides; they are read like the others. */
  readonly rowsHidden: number;
  /** Whether the workbook counts days from 1904. */
  readonly countsFrom1904: boolean;
}

/** The text of a cell for headings and messages. */
export function textOfCell(cell: SheetCell | undefined): string {
  if (cell === undefined) return '';
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'number':
      return cell.shown ?? String(cell.value);
    case 'flag':
      return String(cell.value);
    case 'date':
      return cell.local.replace('T', ' ');
    default:
      return cell.text;
  }
}

const errorValues =
  /^(#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|ERROR!|SPILL!|CALC!)|loading\.{3}|loading…)$/i;
const empty: SheetCell = { kind: 'empty' };

/** A cell of a text file: nothing, an error value that a spreadsheet wrote there, or its text. */
export function textCell(text: string, link: string | null = null): SheetCell {
  const trimmed = text.trim();
  if (trimmed === '') return empty;
  return errorValues.test(trimmed) ? { kind: 'error', text: trimmed } : { kind: 'text', text, link };
}

/** Rows of texts, such as a CSV file holds, as a sheet; the first row is number `firstRow`. */
export const sheetOfTexts = (rows: readonly (readonly string[])[], firstRow = 1): Sheet => ({
  rows: rows.map((cells, index) => ({
    row: firstRow + index,
    cells: cells.map((text) => textCell(withoutApostrophe(text))),
  })),
  rowsHidden: 0,
  countsFrom1904: false,
});

/** In how many rows from the top a heading row is looked for; titles and blank rows may precede it. */
const headingRows = 10;

/**
 * Index of the heading row: of the first ten rows with content the one in which most headings are known; -1 when
 * none has any. `isKnown` judges one heading.
 */
export function findHeadingRow(rows: readonly SheetRow[], isKnown: (heading: string) => boolean): number {
  let best = -1;
  let most = 0;
  let looked = 0;
  for (const [index, { cells }] of rows.entries()) {
    if (cells.every(({ kind }) => kind === 'empty')) continue;
    looked += 1;
    if (looked > headingRows) break;
    const known = cells.filter((cell) => isKnown(textOfCell(cell))).length;
    if (known > most) {
      best = index;
      most = known;
    }
  }
  return best;
}
