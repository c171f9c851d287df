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
