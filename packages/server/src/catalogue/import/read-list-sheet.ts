import {
  isUnknownValue,
  type NumberStyle,
  numberStyleOf,
  type PartField,
  type SheetCell,
  type SheetRow,
  textOfCell,
  unknownValue,
} from '@pp-tools/domain/catalogue';
import type { StaffRow } from '@pp-tools/domain/contract';
import type { Result } from '@pp-tools/domain/core';
import { staffFields } from '../list-labels.ts';
import type { PartList } from '../part-list.ts';
import { readSheetEntry } from '../read-entry.ts';
import { keyOf, keyText } from '../staff-rows.ts';
import type { UnderstoodSheet } from './understood-sheet.ts';

/** A cell or row of a file that a list does not take. */
export interface RefusedCell {
  readonly sheet: string;
  /** As the spreadsheet counts. */
  readonly row: number;
  /** The heading as the file writes it, or "row". */
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** A row of a file that a list takes. */
export interface TakenRow {
  readonly sheet: string;
  readonly row: number;
  readonly values: StaffRow;
}

/** What the sheets of a list say. */
export interface ListReading {
  readonly taken: Map<string, TakenRow>;
  readonly refused: RefusedCell[];
  /** Keys of all rows of the file, also of refused ones: these are not removed. */
  readonly named: Set<string>;
}

interface Column {
  readonly index: number;
  readonly heading: string;
  readonly name: string;
  read(cell: SheetCell): Result<string | number, string>;
}

const empty: SheetCell = { kind: 'empty' };

/** Reads the rows of sheets into a list: cells that a row does not have leave the present value, or are unknown. */
export class ListReader implements ListReading {
  readonly taken: Map<string, TakenRow> = new Map();
  readonly refused: RefusedCell[] = [];
  readonly named: Set<string> = new Set();
  readonly #list: PartList;
  readonly #fields: Readonly<Record<string, PartField>>;
  readonly #present: ReadonlyMap<string, StaffRow>;
  readonly #blank: StaffRow;

  constructor(list: PartList, present: ReadonlyMap<string, StaffRow>) {
    this.#list = list;
    this.#fields = staffFields(list);
    this.#present = present;
    this.#blank = Object.fromEntries(
      Object.entries(this.#fields).map(([name, field]) => [name, unknownValue(field)]),
    );
  }

  /** Reads a sheet whose columns hold the key. */
  readSheet(sheet: UnderstoodSheet): void {
    const columns = this.#columnsOf(sheet);
    for (const row of sheet.body) this.#readRow(sheet, columns, row);
  }

  #columnsOf({ columns, headings, body }: UnderstoodSheet): readonly Column[] {
    return columns.flatMap((name, index) => {
      const field = name === null ? undefined : this.#fields[name];
      if (name === null || field === undefined) return [];
      return [{ index, name, heading: headings[index] ?? name, read: rememberingReader(field, body, index) }];
    });
  }

  #readRow({ name: sheet, headings }: UnderstoodSheet, columns: readonly Column[], { row, cells }: SheetRow) {
    const faults: RefusedCell[] = [];
    const refuse = (column: string, value: string, reason: string) =>
      faults.push({ sheet, row, column, value: value.slice(0, 200), reason });
    const filled = cells.findLastIndex(({ kind }) => kind !== 'empty') + 1;
    if (filled > headings.length) {
      const all = cells.map(textOfCell).join(', ');
      refuse('row', all, `has ${filled} cells for ${headings.length} headings`);
    }
    const values: Record<string, string | number> = {};
    for (const { index, name, heading, read } of columns) {
      const cell = cells[index] ?? empty;
      const value = read(cell);
      if (value.ok) values[name] = value.value;
      else refuse(heading, textOfCell(cell), value.fault);
    }
    const key = keyText(keyOf(this.#list, values));
    const hasKey = this.#list.key.every((name) => values[name] !== undefined);
    if (hasKey) {
      const earlier = this.taken.get(key);
      if (earlier !== undefined) {
        const sheetName = earlier.sheet === sheet ? '' : ` of "${earlier.sheet}"`;
        const column = columns.find(({ name }) => name === this.#list.key[0])?.heading ?? 'row';
        const text = keyOf(this.#list, values).join(', ');
        refuse(column, text, `is already in row ${earlier.row}${sheetName}`);
      }
      this.named.add(key);
    }
    const whole: StaffRow = { ...(this.#present.get(key) ?? this.#blank), ...values };
    if (faults.length === 0) this.#checkRow(whole, columns, refuse);
    if (faults.length > 0) this.refused.push(...faults);
    else this.taken.set(key, { sheet, row, values: whole });
  }

  #checkRow(
    row: StaffRow,
    columns: readonly Column[],
    refuse: (column: string, value: string, reason: string) => void,
  ): void {
    const headingOf = (name: string) =>
      columns.find((column) => column.name === name)?.heading ?? this.#fields[name]?.label ?? name;
    for (const [name, field] of Object.entries(this.#fields)) {
      if (field.isKey && isUnknownValue(row[name] ?? '')) refuse(headingOf(name), '', 'is missing');
    }
    // The row has every field of the list.
    const contradiction = this.#list.check(row as Parameters<PartList['check']>[0]);
    if (contradiction === null) return;
    const { column, reason } = contradiction;
    refuse(headingOf(column), String(row[column] ?? ''), reason);
  }
}

/** Columns repeat themselves: what a text means is worked out once for a sheet. */
function rememberingReader(field: PartField, body: readonly SheetRow[], index: number): Column['read'] {
  const style = styleOf(field, body, index);
  const known = new Map<string, Result<string | number, string>>();
  return (cell) => {
    if (cell.kind !== 'text' || cell.link !== null) return readSheetEntry(field, cell, style);
    const earlier = known.get(cell.text);
    if (earlier !== undefined) return earlier;
    const read = readSheetEntry(field, cell, style);
    known.set(cell.text, read);
    return read;
  };
}

/** How a column of figures is written, judged by all its texts. */
function styleOf({ takes }: PartField, body: readonly SheetRow[], index: number): NumberStyle {
  if (takes.kind !== 'number') return 'dot';
  const texts = body.flatMap(({ cells }) => {
    const cell = cells[index];
    return cell?.kind === 'text' ? [cell.text] : [];
  });
  return numberStyleOf(texts, takes.unit);
}
