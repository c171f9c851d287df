import type { Kysely } from 'kysely';
import { createTableWithId } from '../src/database/columns.ts';

/** What staff did with the lists of the builder, and each row before and after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, 'catalogue_edit')
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('row_count', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('catalogue_edit_row')
    .addColumn('edit_id', 'integer', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('row_key', 'text', (column) => column.notNull())
    .addColumn('state_before', 'text')
    .addColumn('state_after', 'text')
    .addPrimaryKeyConstraint('catalogue_edit_row_key', ['edit_id', 'row_key'])
    .execute();
  await db.schema
    .createIndex('catalogue_edit_row_of')
    .on('catalogue_edit_row')
    .columns(['list', 'row_key'])
    .execute();
}
