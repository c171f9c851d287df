import type { CellFault, ColumnKind, ReadCell } from '../catalogue/public.ts';
import {
  findHeadingRow,
  type NumberStyle,
  numberStyleOf,
  readSheetCell,
  type Sheet,
  type SheetCell,
  type SheetRow,
  sheetOfTexts,
  textOfCell,
} from '../catalogue/public.ts';
import { failure, type Result, success } from '../core/public.ts';
import {
  type CatalogueColumn,
  catalogueColumns,
  columnForHeading,
  type NewWheelsetWire,
  requiredColumns,
} from './sheet-columns.ts';
import { blankWheelset } from './wheelset-blank.ts';

/** Why a row or one of its cells is rejected. */
export type SheetFault =
  | CellFault
  | { readonly code: 'too-many-cells'; readonly cells: number; readonly headings: number }
  | { readonly code: 'already-in-row'; readonly row: number };

/** A place in the sheet as its owner sees it: heading row = 1, blank and comment rows count. */
export interface SheetPlace {
  readonly row: number;
  /** The heading as the sheet writes it; null means the whole row. */
  readonly heading: string | null;
  /** What stands there. */
  readonly value: string;
}

/** A rejected cell or row. */
export type Rejection = SheetPlace & { readonly fault: SheetFault };
/** A cell that was taken in another form than it was written. */
export type SheetNote = SheetPlace & { readonly became: string | number };

/** What a sheet says. Rows are either accepted, rejected or skipped, never dropped in silence. */
export interface SheetReading {
  readonly wheelsets: readonly { readonly row: number; readonly wheelset: NewWheelsetWire }[];
  readonly rejections: readonly Rejection[];
  readonly notes: readonly SheetNote[];
  /** Blank rows and comments (first cell starts with #, the rest is blank). */
  readonly skippedRows: readonly number[];
  readonly ignoredHeadings: readonly string[];
}

/** Why a sheet as a whole is no catalogue. */
export type SheetFormFault =
  | { readonly code: 'sheet-empty' }
  | { readonly code: 'columns-missing'; readonly columns: readonly CatalogueColumn[] }
  | { readonly code: 'column-twice'; readonly heading: string };

interface Heading {
  readonly text: string;
  readonly column: CatalogueColumn | null;
}

const isBlank = (cells: readonly SheetCell[]): boolean => cells.every(({ kind }) => kind === 'empty');
const isComment = (cells: readonly SheetCell[]): boolean =>
  cells[0]?.kind === 'text' && cells[0].text.trimStart().startsWith('#') && isBlank(cells.slice(1));

const isKnownHeading = (heading: string): boolean => columnForHeading(heading.trim()) !== null;

/** The sheet of a workbook that lists wheelsets: the first one with known headings, else the first. */
export const chooseWheelsetSheet = (sheets: readonly Sheet[]): Sheet =>
  sheets.find(({ rows }) => findHeadingRow(rows, isKnownHeading) >= 0) ?? sheets[0] ?? sheetOfTexts([]);

/**
 * Reads a staff spreadsheet, row by row, into wheelsets and named faults (data/wheelsets.README.md). Titles, blank
 * rows and comments may precede the heading row.
 */
export function readWheelsetSheet({ rows }: Sheet): Result<SheetReading, SheetFormFault> {
  const content = rows.filter(({ cells }) => !isBlank(cells) && !isComment(cells));
  const known = findHeadingRow(content, isKnownHeading);
  const headingRow = content[Math.max(known, 0)];
  if (headingRow === undefined) return failure({ code: 'sheet-empty' });
  const headings = headingRow.cells.map((cell): Heading => {
    const text = textOfCell(cell).trim();
    return { text, column: columnForHeading(text) };
  });
  const fault = headingFault(headings);
  if (fault !== null) return failure(fault);
  const body = rows.filter(({ row }) => row > headingRow.row);
  const reader = new RowReader(headings, body);
  reader.skippedRows.push(...rows.filter(({ row }) => row < headingRow.row).map(({ row }) => row));
  for (const { cells, row } of body) reader.read(cells, row);
  return success({
    wheelsets: reader.wheelsets,
    rejections: reader.rejections,
    notes: reader.notes,
    skippedRows: reader.skippedRows,
    ignoredHeadings: headings.flatMap(({ text, column }) => (column === null && text !== '' ? [text] : [])),
  });
}

/** How a column of figures is written, judged by all its texts. */
function styleOf(kind: ColumnKind, body: readonly SheetRow[], index: number): NumberStyle {
  if (kind.kind !== 'number') return 'dot';
  const texts = body.flatMap(({ cells }) => {
    const cell = cells[index];
    return cell?.kind === 'text' ? [cell.text] : [];
  });
  return numberStyleOf(texts, kind.unit);
}

function headingFault(headings: readonly Heading[]): SheetFormFault | null {
  const found = headings.flatMap(({ column }) => column ?? []);
  const missing = requiredColumns.filter((column) => !found.includes(column));
  if (missing.length > 0) return { code: 'columns-missing', columns: missing };
  const second = headings.find(
    ({ column }, index) =>
      column !== null && headings.findIndex((heading) => heading.column === column) !== index,
  );
  return second === undefined ? null : { code: 'column-twice', heading: second.text };
}

interface ColumnReader {
  /** Which cell of a row it reads. */
  readonly index: number;
  readonly text: string;
  readonly column: CatalogueColumn;
  readonly read: (cell: SheetCell) => Result<ReadCell, CellFault>;
}

/** Columns repeat themselves (brands, spokes, figures): what a cell means is worked out once for a sheet. */
function rememberingReader(kind: ColumnKind, style: NumberStyle): ColumnReader['read'] {
  const known = new Map<string, Result<ReadCell, CellFault>>();
  return (cell) => {
    if (cell.kind !== 'text') return readSheetCell(cell, kind, style);
    const earlier = known.get(cell.text);
    if (earlier !== undefined) return earlier;
    const read = readSheetCell(cell, kind, style);
    known.set(cell.text, read);
    return read;
  };
}

const emptyCell: SheetCell = { kind: 'empty' };

class RowReader {
  readonly wheelsets: { readonly row: number; readonly wheelset: NewWheelsetWire }[] = [];
  readonly rejections: Rejection[] = [];
  readonly notes: SheetNote[] = [];
  readonly skippedRows: number[] = [];
  readonly #headings: readonly Heading[];
  readonly #readers: readonly ColumnReader[];
  readonly #rowOfId = new Map<number, number>();

  constructor(headings: readonly Heading[], body: readonly SheetRow[]) {
    this.#headings = headings;
    this.#readers = headings.flatMap(({ text, column }, index): ColumnReader[] => {
      if (column === null) return [];
      const kind = catalogueColumns[column];
      return [{ index, text, column, read: rememberingReader(kind, styleOf(kind, body, index)) }];
    });
  }

  read(cells: readonly SheetCell[], row: number): void {
    if (isBlank(cells) || isComment(cells)) {
      this.skippedRows.push(row);
      return;
    }
    if (cells.length > this.#headings.length) {
      const value = cells.map(textOfCell).join(',').slice(0, 200);
      const fault = { code: 'too-many-cells', cells: cells.length, headings: this.#headings.length } as const;
      this.rejections.push({ row, heading: null, value, fault });
      return;
    }
    const faults = this.rejections.length;
    const wheelset = this.#readCells(cells, row);
    if (this.rejections.length > faults) return;
    const earlier = this.#rowOfId.get(wheelset.ppId);
    if (earlier !== undefined) {
      this.#reject(row, 'ppId', String(wheelset.ppId), { code: 'already-in-row', row: earlier });
      return;
    }
    this.#rowOfId.set(wheelset.ppId, row);
    this.wheelsets.push({ row, wheelset });
  }

  #readCells(cells: readonly SheetCell[], row: number): NewWheelsetWire {
    const wheelset: NewWheelsetWire = { ...blankWheelset };
    const values: Record<string, string | number> = wheelset;
    for (const { index, text, column, read } of this.#readers) {
      const cell = cells[index] ?? emptyCell;
      const outcome = read(cell);
      if (!outcome.ok) {
        this.rejections.push({ row, heading: text, value: textOfCell(cell), fault: outcome.fault });
        continue;
      }
      const { value, changed } = outcome.value;
      values[column] = value;
      if (changed || (column === 'ppId' && textOfCell(cell).includes('.'))) {
        this.notes.push({ row, heading: text, value: textOfCell(cell), became: value });
      }
      if (isMissing(column, value)) this.#reject(row, column, textOfCell(cell), { code: 'missing' });
    }
    return wheelset;
  }

  #reject(row: number, column: CatalogueColumn, value: string, fault: SheetFault): void {
    const heading = this.#headings.find((candidate) => candidate.column === column)?.text ?? column;
    this.rejections.push({ row, heading, value, fault });
  }
}

const isMissing = (column: CatalogueColumn, value: string | number): boolean =>
  requiredColumns.some((required) => required === column) && (value === '' || value === -1);
