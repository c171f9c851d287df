import type { Kysely } from 'kysely';
import { createTableWithId } from '../src/database/columns.ts';

/** Questions for a quote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, 'quote')
    .addColumn('request_id', 'text', (column) => column.notNull().unique())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('code', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('state_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('quote_state').on('quote').columns(['state', 'id']).execute();
  await db.schema.createIndex('quote_at').on('quote').column('at').execute();
}
