import type { Cell } from './csv.ts';

const cellText = (cell: Cell): string =>
  cell === null
    ? ''
    : String(cell)
        .replace(/[\\|`*<[]/g, '\\$&')
        .replace(/\s+/g, ' ');

/** A table in Markdown; what Markdown or HTML would read as a mark is escaped, line breaks become spaces. */
export function markdownTable(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.map(cellText).join(' | ')} |\n`;
  return line(header) + line(header.map(() => '---')) + rows.map(line).join('');
}
