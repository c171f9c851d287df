import type { Kysely } from 'kysely';
import { createTableWithId } from '../src/database/columns.ts';

/** Imports of lists of the builder, the edits that belong to each, and what headings and sheets meant to staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, 'catalogue_import')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('lists', 'text', (column) => column.notNull())
    .addColumn('rolled_back_by', 'integer')
    .execute();
  await db.schema.alterTable('catalogue_edit').addColumn('import_id', 'integer').execute();
  await db.schema
    .createIndex('catalogue_edit_of_import')
    .on('catalogue_edit')
    .columns(['import_id'])
    .execute();
  await db.schema
    .createTable('catalogue_heading')
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('heading', 'text', (column) => column.notNull())
    .addColumn('field', 'text')
    .addPrimaryKeyConstraint('catalogue_heading_key', ['list', 'heading'])
    .execute();
}
