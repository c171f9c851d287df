import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { raiseRevision } from '../database/revision.ts';
import type { Tables } from '../database/tables.ts';
import { type CatalogueForm, isNumberField } from './catalogue-file.ts';

/** A table whose columns are those of its file and of its wire schema; unknown is NULL inside, -1 or blank outside. */
export interface CatalogueTable<Schema extends z.ZodObject> extends CatalogueForm<Schema> {
  /** Name of the table, and of the revision that tells of its changes. */
  readonly table: string;
  /** Name of its file in a catalogue folder. */
  readonly file: string;
}

/** Describes a table of the builder's catalogue; blank figures in its file are unknown. */
export const catalogueTable = <Schema extends z.ZodObject>(
  table: string,
  file: string,
  key: string,
  schema: Schema,
): CatalogueTable<Schema> => ({
  table,
  file,
  key,
  schema,
  optional: new Set(
    Object.keys(schema.shape).filter((column) => column.endsWith('img_link') || column === 'is_own_brand'),
  ),
  blankNumber: wireUnknown,
});

const wireUnknown = -1;

/** Rows in the order of the file; `where` compares one column with a value. */
export async function listParts<Schema extends z.ZodObject>(
  db: Kysely<Tables>,
  { table, schema }: CatalogueTable<Schema>,
  where?: { readonly column: string; readonly value: string },
): Promise<z.infer<Schema>[]> {
  const columns = sql.join(Object.keys(schema.shape).map((column) => sql.ref(column)));
  const condition =
    where === undefined ? sql`` : sql`where ${sql.ref(where.column)} = ${sql.val(where.value)}`;
  const { rows } = await sql<
    Record<string, unknown>
  >`select ${columns} from ${sql.table(table)} ${condition} order by position`.execute(db);
  return z.array(schema).parse(rows.map((row) => wireFromStored(row, schema)));
}

/** The part with a key; null when there is none. */
export async function findPart<Schema extends z.ZodObject>(
  db: Kysely<Tables>,
  table: CatalogueTable<Schema>,
  key: string,
): Promise<z.infer<Schema> | null> {
  const [part] = await listParts(db, table, { column: table.key, value: key });
  return part ?? null;
}

const wireFromStored = (row: Readonly<Record<string, unknown>>, schema: z.ZodObject) =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([column, field]) => [
      column,
      row[column] ?? (isNumberField(field) ? wireUnknown : ''),
    ]),
  );

/** Engines limit the parameters of one statement (32,766 in SQLite); the widest row has some 45 columns. */
const rowsPerStatement = 100;

/** Makes the table equal to the given rows and marks its list as changed. */
export async function replaceParts(
  transaction: Transaction<Tables>,
  { table, schema }: CatalogueTable<z.ZodObject>,
  parts: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(transaction);
  const columns = Object.keys(schema.shape);
  const names = sql.join([...columns, 'position'].map((column) => sql.ref(column)));
  for (let start = 0; start < parts.length; start += rowsPerStatement) {
    const rows = parts.slice(start, start + rowsPerStatement).map((part, place) => {
      const values = columns.map((column) => storedFromWire(part[column]));
      return sql`(${sql.join([...values, start + place])})`;
    });
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(rows)}`.execute(transaction);
  }
  await raiseRevision(transaction, table);
}

const storedFromWire = (value: unknown): unknown => (value === wireUnknown || value === '' ? null : value);
