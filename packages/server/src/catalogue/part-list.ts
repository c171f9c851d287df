import {
  type PartField,
  type PartFieldTable,
  type PartRow,
  partFields,
  partKey,
  partShape,
  shopFields,
  wireUnknown,
} from '@pp-tools/domain/catalogue';
import { type Kysely, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import { raiseRevision } from '../database/revision.ts';
import type { Tables } from '../database/tables.ts';
import { type CatalogueReading, type RowFault, readCatalogueFile } from './catalogue-file.ts';

/** A list of the builder's catalogue: one file, one table, one revision. Unknown is NULL inside, -1 or blank outside. */
export interface PartList<Fields extends PartFieldTable = PartFieldTable> {
  /** Name of the table, and of the revision that tells of its changes. */
  readonly table: string;
  /** Name of its file in a catalogue folder. */
  readonly file: string;
  /** The fields that together are the key of a row. */
  readonly key: readonly string[];
  readonly fields: Fields;
  /** Products have the fields of the shop too. */
  readonly isSold: boolean;
  /** What is wrong between the fields of a row of its file; null: nothing. */
  check(row: PartRow<Fields>): RowFault | null;
}

const nothingWrong = () => null;

/** Describes a list. */
export const partList = <Fields extends PartFieldTable>(
  table: string,
  file: string,
  fields: Fields,
  key: readonly string[] = ['id'],
  check: PartList<Fields>['check'] = nothingWrong,
): PartList<Fields> => ({ table, file, fields, key, check, isSold: false });

/** Describes a list of products, of which the shop says more. */
export const productList = <Fields extends PartFieldTable>(
  ...description: Parameters<typeof partList<Fields>>
): PartList<Fields> => ({ ...partList(...description), isSold: true });

const idField = partFields({ id: partKey });

/** Describes a list of facts about the parts of another list, by their keys; the shop may say more of these. */
export const factList = <Fields extends PartFieldTable>(
  table: string,
  file: string,
  fields: Fields,
  describe: typeof partList = partList,
) => describe(table, file, { ...idField, ...fields });

const originColumns = ['source', 'recalled'];

/** Every field that a list stores. */
export const storedFields = ({ fields, isSold }: PartList): PartFieldTable =>
  isSold ? { ...fields, ...shopFields } : fields;

const columnsOf = (list: PartList): readonly string[] => [
  ...Object.keys(storedFields(list)),
  ...originColumns,
];

/** Reads the file of a list; columns that it may lack are unknown. */
export function readPartFile<Fields extends PartFieldTable>(
  text: string,
  list: PartList<Fields>,
): CatalogueReading<PartRow<Fields>> {
  const { file, key, check } = list;
  const fields = storedFields(list);
  const form = {
    schema: z.object(partShape(fields)),
    key,
    optional: new Set([...namesOf(fields, ({ isKey }) => !isKey), ...originColumns]),
    blankNumber: wireUnknown,
    fields,
    // The schema of a list makes its rows.
    check: (row: unknown) => check(row as PartRow<Fields>),
  };
  return readCatalogueFile(text, file, form) as unknown as CatalogueReading<PartRow<Fields>>;
}

const namesOf = (fields: PartFieldTable, holds: (field: PartField) => boolean): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => (holds(field) ? [name] : []));

/** Which rows are wanted: those in which a column has a value. */
interface Wanted {
  readonly column: string;
  readonly value: string;
}

/** A row with all that is stored of it, as staff see it. */
export type StoredPart = Readonly<Record<string, string | number>>;

/** All rows in the order of the file, with every field. */
export async function listStored(
  db: Kysely<Tables>,
  list: PartList,
  where?: Wanted,
): Promise<readonly StoredPart[]> {
  const columns = sql.join(columnsOf(list).map((column) => sql.ref(column)));
  const condition =
    where === undefined ? sql`` : sql`where ${sql.ref(where.column)} = ${sql.val(where.value)}`;
  const { rows } = await sql<
    Record<string, unknown>
  >`select ${columns} from ${sql.table(list.table)} ${condition} order by position`.execute(db);
  return rows.map((row) => rowFromStored(row, list));
}

/** Rows in the order of the file as visitors see them: without those that the shop hides. */
export async function listParts<Fields extends PartFieldTable>(
  db: Kysely<Tables>,
  list: PartList<Fields>,
  where?: Wanted,
): Promise<readonly PartRow<Fields>[]> {
  const rows = await listStored(db, list, where);
  return rows.flatMap((row) => (row.shop_state === 'hidden' ? [] : servedPart(row, list)));
}

function servedPart<Fields extends PartFieldTable>(
  row: StoredPart,
  { fields }: PartList<Fields>,
): PartRow<Fields> {
  const own = [...Object.keys(fields), ...originColumns].map((name) => [name, row[name]]);
  // Only `replaceParts` and the staff's edits write these columns, from rows of this very form.
  return Object.fromEntries(own) as PartRow<Fields>;
}

/** The row with a key (of lists whose key is one column); null when the catalogue has none. */
export async function findPart<Fields extends PartFieldTable>(
  db: Kysely<Tables>,
  list: PartList<Fields>,
  key: string,
): Promise<PartRow<Fields> | null> {
  const [column = 'id'] = list.key;
  const [part] = await listParts(db, list, { column, value: key });
  return part ?? null;
}

const isFigure = ({ takes }: PartField): boolean => takes.kind === 'number' || takes.kind === 'flag';

function rowFromStored(row: Readonly<Record<string, unknown>>, list: PartList): StoredPart {
  const unknown = (field: PartField) => (isFigure(field) ? wireUnknown : '');
  const values = Object.entries(storedFields(list)).map(([name, field]) => [
    name,
    row[name] ?? unknown(field),
  ]);
  const origin = originColumns.map((name) => [name, row[name] ?? '']);
  return Object.fromEntries([...values, ...origin]);
}

/** Engines limit the parameters of one statement (32,766 in SQLite); the widest row has some 45 columns. */
const rowsPerStatement = 100;

/** Makes the table equal to the given rows and marks its list as changed. */
export async function replaceParts(
  transaction: Transaction<Tables>,
  list: PartList,
  parts: readonly Readonly<Record<string, unknown>>[],
  at: number,
): Promise<void> {
  await sql`delete from ${sql.table(list.table)}`.execute(transaction);
  const columns = columnsOf(list);
  const names = sql.join([...columns, 'position'].map((column) => sql.ref(column)));
  for (let start = 0; start < parts.length; start += rowsPerStatement) {
    const rows = parts.slice(start, start + rowsPerStatement).map((part, index) => {
      const values = columns.map((column) => storedFromWire(part[column]));
      return sql`(${sql.join([...values, start + index])})`;
    });
    await sql`insert into ${sql.table(list.table)} (${names}) values ${sql.join(rows)}`.execute(transaction);
  }
  await raiseRevision(transaction, list.table, at);
}

const storedFromWire = (value: unknown): unknown => (value === wireUnknown || value === '' ? null : value);
