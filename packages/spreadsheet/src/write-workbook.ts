import { writeXlsx } from 'hucre/xlsx';

/** Wide enough for an id or a time; longer texts run on. */
const usualWidth = 22;

/**
 * Rows of texts as an XLSX workbook of one sheet whose heading row stays in view. Every cell is a text, so that nothing
 * is rounded, takes the form of a date or runs as a formula.
 */
export async function writeWorkbook(
  name: string,
  rows: readonly (readonly string[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const columns = (rows[0] ?? []).map(() => ({ width: usualWidth, numFmt: '@' }));
  const bytes = await writeXlsx({
    sheets: [{ name, columns, rows: rows.map((cells) => [...cells]), freezePane: { rows: 1 } }],
  });
  return Uint8Array.from(bytes);
}

/** A sheet to be written: the first row holds its headings. */
export interface WrittenSheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** Sheets of texts and figures as an XLSX workbook whose heading rows stay in view. A text never runs as a formula. */
export async function writeSheets(sheets: readonly WrittenSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, rows }) => ({
      name,
      columns: (rows[0] ?? []).map(() => ({ width: usualWidth })),
      rows: rows.map((cells) => [...cells]),
      freezePane: { rows: 1 },
    })),
  });
  return Uint8Array.from(bytes);
}
