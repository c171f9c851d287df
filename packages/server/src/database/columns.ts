import { type CreateTableBuilder, type Kysely, SqliteAdapter } from 'kysely';

/** Starts a table with a number that the database hands out as primary key, in the way each engine does it. */
export function createTableWithId<Name extends string>(
  db: Kysely<unknown>,
  name: Name,
): CreateTableBuilder<Name, 'id'> {
  const table = db.schema.createTable(name);
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity());
}

/**
 * Adds the column of a new wheelset field, for a migration: to the wheelsets and to their earlier states, which are
 * copied with all columns in the same order. NULL, which is unknown, in every row.
 */
export async function addWheelsetColumn<Tables>(
  db: Kysely<Tables>,
  column: string,
  type: 'text' | 'integer' | 'double precision',
): Promise<void> {
  for (const table of ['wheelset', 'wheelset_snapshot']) {
    await db.schema.alterTable(table).addColumn(column, type).execute();
  }
}
