import type { Kysely } from 'kysely';
import { createTableWithId } from '../src/database/columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, 'tracking_run')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('started_by', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tracking_run_by_state').on('tracking_run').columns(['state', 'id']).execute();

  await db.schema
    .createTable('tracking_run_item')
    .addColumn('run_id', 'integer', (column) =>
      column.notNull().references('tracking_run.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('accepted', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('tracking_run_item_key', ['run_id', 'position'])
    .execute();

  await db.schema
    .createTable('provider_push')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute();
}
