import type { Kysely } from 'kysely';
import { createTableWithId } from '../src/database/columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, 'link_check')
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('link_visit')
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addPrimaryKeyConstraint('link_visit_key', ['field', 'address'])
    .execute();
}
