import { cellFault, type PartFieldTable } from '@pp-tools/domain/catalogue';
import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

/** A cell of a catalogue file that cannot be taken, counted as a spreadsheet counts (header = row 1). */
export interface CatalogueFault {
  readonly file: string;
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** The files were read as a whole and refused as a whole; every fault is named. */
export class CatalogueFileFault extends Error {
  readonly faults: readonly CatalogueFault[];

  constructor(faults: readonly CatalogueFault[]) {
    const lines = faults.map(
      (f) => `${f.file} row ${f.row}, ${f.column}: ${f.reason} (${JSON.stringify(f.value)})`,
    );
    super(lines.join('\n'));
    this.faults = faults;
  }
}

/** What a catalogue file must look like. */
export interface CatalogueForm<Schema extends z.core.$ZodObject> {
  /** The wire schema; its keys are the columns. */
  readonly schema: Schema;
  /** The columns that together are the key of a row. */
  readonly key: readonly string[];
  /** Columns the file may lack; they read as blank. */
  readonly optional: ReadonlySet<string>;
  /** What a blank cell of a number column says; null: it is a fault. */
  readonly blankNumber: number | null;
  /** The fields of the columns, which say more than the schema of what may be in a cell. */
  readonly fields?: PartFieldTable;
  /** What is wrong between the cells of a row; null: nothing. */
  readonly check?: (row: z.infer<Schema>) => RowFault | null;
}

/** A cell that contradicts another one of its row. */
export interface RowFault {
  readonly column: string;
  readonly reason: string;
}

/** Rows of a file with the place of each, and what is wrong. */
export interface CatalogueReading<Row> {
  readonly rows: readonly { readonly row: number; readonly value: Row }[];
  readonly faults: readonly CatalogueFault[];
}

const plainNumber = /^-?\d+(\.\d+)?$/;

/** Reads a catalogue file strictly: nothing is guessed, every fault is named, blank rows are passed over. */
export function readCatalogueFile<Schema extends z.core.$ZodObject>(
  text: string,
  file: string,
  form: CatalogueForm<Schema>,
): CatalogueReading<z.infer<Schema>> {
  const lines = readLines(text, file);
  if (!Array.isArray(lines)) return { rows: [], faults: [lines] };
  const [header = [], ...records] = lines;
  const headings = header.map((heading) => columnOf(heading.trim(), form.fields));
  const headingFaults = faultsOfHeadings(headings, file, form);
  if (headingFaults.length > 0) return { rows: [], faults: headingFaults };

  const reader = new RecordReader(file, headings, form);
  for (const [index, cells] of records.entries()) reader.read(cells, index + 2);
  return reader;
}

/** The column that a heading names: most are called like it. */
const columnOf = (heading: string, fields: PartFieldTable = {}): string =>
  Object.entries(fields).find(([, field]) => field.heading === heading)?.[0] ?? heading;

function readLines(text: string, file: string): string[][] | CatalogueFault {
  try {
    return parse(text, { bom: true, relax_column_count: true, skip_empty_lines: false });
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    const row = typeof fault.lines === 'number' ? fault.lines : 1;
    return {
      file,
      row,
      column: '(line)',
      value: '',
      reason: 'a quotation mark is not closed or stands alone',
    };
  }
}

function faultsOfHeadings(
  headings: readonly string[],
  file: string,
  { schema, optional }: CatalogueForm<z.core.$ZodObject>,
): CatalogueFault[] {
  const columns = Object.keys(schema._zod.def.shape);
  const fault = (column: string, reason: string) => ({ file, row: 1, column, value: column, reason });
  return [
    ...columns
      .filter((column) => !headings.includes(column) && !optional.has(column))
      .map((column) => fault(column, 'this column is missing')),
    ...headings
      .filter((heading) => !columns.includes(heading))
      .map((heading) => fault(heading, 'this column is unknown')),
    ...headings
      .filter((heading, index) => headings.indexOf(heading) !== index)
      .map((heading) => fault(heading, 'this column appears twice')),
  ];
}

class RecordReader<Schema extends z.core.$ZodObject> {
  readonly rows: { readonly row: number; readonly value: z.infer<Schema> }[] = [];
  readonly faults: CatalogueFault[] = [];
  readonly #file: string;
  readonly #headings: readonly string[];
  readonly #form: CatalogueForm<Schema>;
  readonly #rowOfKey = new Map<string, number>();

  constructor(file: string, headings: readonly string[], form: CatalogueForm<Schema>) {
    this.#file = file;
    this.#headings = headings;
    this.#form = form;
  }

  read(cells: readonly string[], row: number): void {
    if (cells.every((cell) => cell.trim() === '')) return;
    if (cells.length !== this.#headings.length) {
      const reason = `${cells.length} cells for ${this.#headings.length} columns`;
      this.#reject(row, '(row)', cells.join(',').slice(0, 200), reason);
      return;
    }
    const record = new Map(this.#headings.map((heading, index) => [heading, cells[index] ?? '']));
    const parsed = z.safeParse(this.#form.schema, this.#valuesOf(record));
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) {
        const column = path.join('.');
        const value = record.get(column) ?? '';
        this.#reject(row, column, value, message.includes('NaN') ? 'is not a number' : message);
      }
      return;
    }
    const faults = this.#faultsIn(parsed.data);
    for (const { column, reason } of faults) this.#reject(row, column, record.get(column) ?? '', reason);
    if (faults.length > 0) return;
    const key = this.#form.key.map((column) => record.get(column)?.trim() ?? '').join(' ');
    const earlier = this.#rowOfKey.get(key);
    if (earlier !== undefined) {
      this.#reject(row, this.#form.key.join(' and '), key, `already in row ${earlier}`);
      return;
    }
    this.#rowOfKey.set(key, row);
    this.rows.push({ row, value: parsed.data });
  }

  #faultsIn(value: z.infer<Schema>): readonly RowFault[] {
    const { fields = {} } = this.#form;
    const cells = Object.entries(value).flatMap(([column, cell]) => {
      const field = fields[column];
      if (field === undefined || (typeof cell !== 'string' && typeof cell !== 'number')) return [];
      const reason = cellFault(field, cell);
      return reason === null ? [] : [{ column, reason }];
    });
    const contradiction = this.#form.check?.(value) ?? null;
    return contradiction === null ? cells : [...cells, contradiction];
  }

  #reject(row: number, column: string, value: string, reason: string): void {
    this.faults.push({ file: this.#file, row, column, value, reason });
  }

  /** Number columns become numbers; a cell without a number becomes NaN, which the schema names as a fault. */
  #valuesOf(record: ReadonlyMap<string, string>): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(this.#form.schema._zod.def.shape).flatMap(([column, field]): [string, unknown][] => {
        const cell = record.get(column)?.trim();
        // A column that the file does not have is what the schema says of an absent field.
        if (cell === undefined && isOptionalField(field)) return [];
        if (!isNumberField(field)) return [[column, cell ?? '']];
        if (!cell) return [[column, this.#form.blankNumber ?? Number.NaN]];
        return [[column, plainNumber.test(cell) ? Number(cell) : Number.NaN]];
      }),
    );
  }
}

const typeOf = (field: z.core.$ZodType): string => field._zod.def.type;

const isOptionalField = (field: z.core.$ZodType): boolean => typeOf(field) === 'default';

/** Whether a field of a wire schema is a number, also when it may be absent. */
export const isNumberField = (field: z.core.$ZodType): boolean =>
  field instanceof z.core.$ZodDefault ? isNumberField(field._zod.def.innerType) : typeOf(field) === 'number';
