import { wheelsetWireSchema } from '@pp-tools/domain/wheelset';
import { parse } from 'csv-parse/sync';
import type { NewWheelset } from './wheelset-rows.ts';

/** A cell of a catalogue file that cannot be taken, counted as a spreadsheet counts (header = row 1). */
export interface CatalogueFault {
  readonly file: string;
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** The file was read as a whole and refused as a whole; every fault is named. */
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

const rowSchema = wheelsetWireSchema.omit({ id: true });
const numberColumns = new Set<string>(
  Object.entries(rowSchema.shape).flatMap(([name, field]) => (field.def.type === 'number' ? [name] : [])),
);
/** Columns the sample may lack; they read as blank. */
const optionalColumns = new Set(['imgLink', 'recalled', 'source']);

/** Reads the product's own catalogue form (data/wheelsets.csv); throws {@link CatalogueFileFault} on any fault. */
export function readWheelsetFile(text: string, file: string): NewWheelset[] {
  const records: Record<string, string>[] = parse(text, { columns: true, bom: true, skip_empty_lines: true });
  const faults: CatalogueFault[] = [];
  const wheelsets: NewWheelset[] = [];
  const seen = new Map<number, number>();
  for (const [index, record] of records.entries()) {
    const row = index + 2;
    const fault = (column: string, reason: string) =>
      faults.push({ file, row, column, value: record[column] ?? '', reason });
    const parsed = rowSchema.safeParse(valuesOf(record));
    if (!parsed.success) {
      for (const issue of parsed.error.issues) fault(issue.path.join('.'), issue.message);
      continue;
    }
    const earlier = seen.get(parsed.data.ppId);
    if (earlier !== undefined) {
      fault('ppId', `already in row ${earlier}`);
      continue;
    }
    seen.set(parsed.data.ppId, row);
    wheelsets.push(parsed.data);
  }
  if (faults.length > 0) throw new CatalogueFileFault(faults);
  return wheelsets;
}

/** Number columns become numbers; a cell that is no number becomes NaN, which the schema names as a fault. */
function valuesOf(record: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(rowSchema.shape).map((column) => {
      const cell = record[column] ?? (optionalColumns.has(column) ? '' : undefined);
      if (!numberColumns.has(column) || cell === undefined) return [column, cell];
      return [column, cell.trim() === '' ? Number.NaN : Number(cell)];
    }),
  );
}
