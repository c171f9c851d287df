/** A cell of a table that leaves the product: text, a number, or nothing. */
export type Cell = string | number | null;

/**
 * First characters that make a spreadsheet run a text as a formula, their full-width twins included. Behind apostrophes
 * they do not, but then the apostrophe of a text itself must not be taken for ours.
 */
const startsFormula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * One cell of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe
 * in front (OWASP, CSV injection); a number stays a number, negative ones included.
 */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = startsFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text of a CSV cell without the apostrophe that {@link csvCell} put in front of it. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && startsFormula.test(text.slice(1)) ? text.slice(1) : text;

/** Rows as a CSV text with line ends of the standard (CR LF). */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
