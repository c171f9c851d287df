import { type Kysely, sql } from 'kysely';
import { createTableWithId } from '../src/database/columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('wheelset')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();

  await createTableWithId(db, 'wheelset_refresh')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('added', 'integer', (column) => column.notNull())
    .addColumn('changed', 'integer', (column) => column.notNull())
    .addColumn('removed', 'integer', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .execute();

  // The wheelsets as they were before a refresh. A later column of wheelset is added to both tables.
  await sql`create table wheelset_snapshot as select 0 as refresh_id, wheelset.* from wheelset where 1 = 0`.execute(
    db,
  );
  await db.schema
    .createIndex('wheelset_snapshot_refresh')
    .on('wheelset_snapshot')
    .column('refresh_id')
    .execute();

  await createTableWithId(db, 'audit_entry')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('subject_name', 'text', (column) => column.notNull())
    .addColumn('state_before', 'text')
    .addColumn('state_after', 'text')
    .execute();
  await db.schema
    .createIndex('audit_entry_subject')
    .on('audit_entry')
    .columns(['subject_kind', 'subject_id', 'id'])
    .execute();

  await db.schema
    .createTable('work_lock')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('taken_until', 'bigint', (column) => column.notNull())
    .execute();
}
