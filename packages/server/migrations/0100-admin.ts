import type { Kysely } from 'kysely';
import { createTableWithId } from '../src/database/columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, 'admin')
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('admin_session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'integer', (column) => column.notNull().references('admin.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('admin_session_admin').on('admin_session').column('admin_id').execute();
  await db.schema.createIndex('admin_session_created').on('admin_session').column('created_at').execute();

  await db.schema
    .createTable('admin_address')
    .addColumn('admin_id', 'integer', (column) => column.notNull().references('admin.id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('admin_address_key', ['admin_id', 'address'])
    .execute();

  await db.schema
    .createTable('attempt_count')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('window_start', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempt_count_key', ['subject', 'window_start'])
    .execute();
  await db.schema.createIndex('attempt_count_window').on('attempt_count').column('window_start').execute();
}
