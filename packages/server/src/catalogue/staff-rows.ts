import { wireUnknown } from '@pp-tools/domain/catalogue';
import type { StaffRow } from '@pp-tools/domain/contract';
import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import { isPostgres } from '../database/engine.ts';
import type { Tables } from '../database/tables.ts';
import { staffFields } from './list-labels.ts';
import type { PartList } from './part-list.ts';

/** The key of a row as texts, in the order of the list's key fields. */
export const keyOf = (list: PartList, row: StaffRow): string[] =>
  list.key.map((name) => String(row[name] ?? ''));
/** A key as one text. */
export const keyText = (key: readonly string[]): string => JSON.stringify(key);

const columnsOf = (list: PartList): readonly string[] => [...Object.keys(staffFields(list)), 'position'];

/** Rows with every field and their position; of one key or all. */
export async function staffRows(
  db: Kysely<Tables>,
  list: PartList,
  key?: readonly string[],
): Promise<StaffRow[]> {
  const columns = columnsOf(list);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const parts = list.key.map((name, index) => sql`${sql.ref(name)} = ${sql.val(key?.[index] ?? '')}`);
  const condition = key === undefined ? sql`` : sql`where ${sql.join(parts, sql` and `)}`;
  const { rows } = await sql<
    Record<string, string | number | null>
  >`select ${names} from ${sql.table(list.table)} ${condition} order by position`.execute(db);
  const fields = staffFields(list);
  const unknown = (name: string) => {
    const kind = fields[name]?.takes.kind;
    return kind === 'number' || kind === 'flag' ? wireUnknown : '';
  };
  return rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name] ?? unknown(name)])));
}

/** Engines limit the parameters of one statement (32,766 in SQLite); the widest row has some 55 columns. */
const rowsPerStatement = 100;

/** Rows that go to PostgreSQL in one JSON text. */
const rowsPerJson = 1000;

const storedValue = (value: unknown): unknown => (value === wireUnknown || value === '' ? null : value);

/** Stores rows: new ones are added, those whose key is there are replaced. */
export async function storeRows(
  transaction: Transaction<Tables>,
  list: PartList,
  rows: readonly StaffRow[],
): Promise<void> {
  const columns = columnsOf(list);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const keys = sql.join(list.key.map((name) => sql.ref(name)));
  const others = columns.filter((column) => !list.key.includes(column));
  const set = sql.join(others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));
  if (isPostgres(transaction)) {
    for (let start = 0; start < rows.length; start += rowsPerJson) {
      const group = rows
        .slice(start, start + rowsPerJson)
        .map((row) => Object.fromEntries(columns.map((name) => [name, storedValue(row[name])])));
      // One parameter: reading tens of thousands of them takes PostgreSQL longer than storing the rows.
      await sql`insert into ${sql.table(list.table)} (${names})
        select ${names} from json_populate_recordset(null::${sql.table(list.table)}, ${JSON.stringify(group)}::json)
        on conflict (${keys}) do update set ${set}`.execute(transaction);
    }
    return;
  }
  const valuesOf = (row: StaffRow) => columns.map((name) => storedValue(row[name]));
  let full: CompiledQuery | null = null;
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const group = rows.slice(start, start + rowsPerStatement);
    if (full !== null && group.length === rowsPerStatement) {
      await transaction.executeQuery(CompiledQuery.raw(full.sql, group.flatMap(valuesOf)));
      continue;
    }
    const values = group.map((row) => sql`(${sql.join(valuesOf(row))})`);
    const statement = sql`insert into ${sql.table(list.table)} (${names}) values ${sql.join(values)}
      on conflict (${keys}) do update set ${set}`.compile(transaction);
    await transaction.executeQuery(statement);
    // Building a statement takes longer than the database takes to store its rows.
    if (group.length === rowsPerStatement) full = statement;
  }
}

/** Removes rows by their keys. */
export async function removeRows(
  transaction: Transaction<Tables>,
  list: PartList,
  keys: readonly (readonly string[])[],
): Promise<void> {
  for (let start = 0; start < keys.length; start += rowsPerStatement) {
    const wanted = keys.slice(start, start + rowsPerStatement).map((key) => {
      const parts = list.key.map((name, index) => sql`${sql.ref(name)} = ${sql.val(key[index] ?? '')}`);
      return sql`(${sql.join(parts, sql` and `)})`;
    });
    await sql`delete from ${sql.table(list.table)} where ${sql.join(wanted, sql` or `)}`.execute(transaction);
  }
}
