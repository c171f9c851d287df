import type { CellFault, ColumnKind, ReadCell } from '../catalogue/public.ts';
import { readCell, type SheetCell } from '../catalogue/public.ts';
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

type Row = readonly SheetCell[];

interface Heading {
  readonly text: string;
  readonly column: CatalogueColumn | null;
}

const textOf = (cell: SheetCell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell);
const isBlank = (row: Row): boolean => row.every((cell) => textOf(cell).trim() === '');
const isComment = (row: Row): boolean => textOf(row[0]).trimStart().startsWith('#') && isBlank(row.slice(1));

/** Reads a staff spreadsheet, row by row, into wheelsets and named faults (data/wheelsets.README.md). */
export function readWheelsetSheet(rows: readonly Row[]): Result<SheetReading, SheetFormFault> {
  const start = rows.findIndex((row) => !isBlank(row) && !isComment(row));
  const headingRow = rows[start];
  if (headingRow === undefined) return failure({ code: 'sheet-empty' });
  const headings = headingRow.map((cell): Heading => {
    const text = textOf(cell).trim();
    return { text, column: columnForHeading(text) };
  });
  const fault = headingFault(headings);
  if (fault !== null) return failure(fault);
  const reader = new RowReader(headings);
  for (const [index, row] of rows.entries()) {
    if (index < start) reader.skippedRows.push(index + 1);
    else if (index > start) reader.read(row, index + 1);
  }
  return success({
    wheelsets: reader.wheelsets,
    rejections: reader.rejections,
    notes: reader.notes,
    skippedRows: reader.skippedRows,
    ignoredHeadings: headings.flatMap(({ text, column }) => (column === null && text !== '' ? [text] : [])),
  });
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
  readonly place: number;
  readonly text: string;
  readonly column: CatalogueColumn;
  readonly read: (cell: SheetCell) => Result<ReadCell, CellFault>;
}

/** Columns repeat themselves (brands, spokes, figures): what a cell means is worked out once for a sheet. */
function rememberingReader(kind: ColumnKind): ColumnReader['read'] {
  const known = new Map<SheetCell, Result<ReadCell, CellFault>>();
  return (cell) => {
    const earlier = known.get(cell);
    if (earlier !== undefined) return earlier;
    const read = readCell(cell, kind);
    known.set(cell, read);
    return read;
  };
}

class RowReader {
  readonly wheelsets: { readonly row: number; readonly wheelset: NewWheelsetWire }[] = [];
  readonly rejections: Rejection[] = [];
  readonly notes: SheetNote[] = [];
  readonly skippedRows: number[] = [];
  readonly #headings: readonly Heading[];
  readonly #readers: readonly ColumnReader[];
  readonly #rowOfId = new Map<number, number>();

  constructor(headings: readonly Heading[]) {
    this.#headings = headings;
    this.#readers = headings.flatMap(({ text, column }, place) =>
      column === null ? [] : [{ place, text, column, read: rememberingReader(catalogueColumns[column]) }],
    );
  }

  read(cells: Row, row: number): void {
    if (isBlank(cells) || isComment(cells)) {
      this.skippedRows.push(row);
      return;
    }
    if (cells.length > this.#headings.length) {
      const value = cells.map(textOf).join(',').slice(0, 200);
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

  #readCells(cells: Row, row: number): NewWheelsetWire {
    const wheelset: NewWheelsetWire = { ...blankWheelset };
    const values: Record<string, string | number> = wheelset;
    for (const { place, text, column, read } of this.#readers) {
      const cell = cells[place] ?? null;
      const outcome = read(cell);
      if (!outcome.ok) {
        this.rejections.push({ row, heading: text, value: textOf(cell), fault: outcome.fault });
        continue;
      }
      const { value, changed } = outcome.value;
      values[column] = value;
      if (changed || (column === 'ppId' && textOf(cell).includes('.'))) {
        this.notes.push({ row, heading: text, value: textOf(cell), became: value });
      }
      if (isMissing(column, value)) this.#reject(row, column, textOf(cell), { code: 'missing' });
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
