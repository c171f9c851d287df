import type { Cell } from './csv.ts';

const cellText = (cell: Cell): string =>
  cell === null ? '' : String(cell).replaceAll('\\', '\\\\').replaceAll('|', '\\|').replace(/\s+/g, ' ');

/** A table in Markdown; bars inside a cell are escaped, line breaks become spaces. */
export function markdownTable(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.map(cellText).join(' | ')} |\n`;
  return line(header) + line(header.map(() => '---')) + rows.map(line).join('');
}
