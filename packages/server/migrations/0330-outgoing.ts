import type { Kysely } from 'kysely';
import { createTableWithId } from '../src/database/columns.ts';

/** What is sent out (webhook and mail), to whom of the staff, and links to a new password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, 'outbox')
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_at', 'bigint')
    .addColumn('claim', 'text')
    .addColumn('fault', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_at']).execute();
  await db.schema.createIndex('outbox_ended').on('outbox').column('ended_at').execute();

  await db.schema
    .createTable('admin_mail')
    .addColumn('admin_id', 'integer', (column) =>
      column.primaryKey().references('admin.id').onDelete('cascade'),
    )
    .addColumn('address', 'text', (column) => column.notNull())
    // In small letters, by which the address is found.
    .addColumn('address_key', 'text', (column) => column.notNull())
    .addColumn('wants_exception', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('wants_delivered', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('wants_refresh', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('admin_mail_address').on('admin_mail').column('address_key').execute();

  await db.schema
    .createTable('password_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'integer', (column) => column.notNull().references('admin.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('password_link_admin').on('password_link').column('admin_id').execute();
}
