import type { Kysely } from 'kysely';

/** Logins are paced by place (a device or a network) instead of being counted for the whole account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('login_lane')
    .addColumn('account', 'text', (column) => column.primaryKey())
    .addColumn('first_tries', 'bigint', (column) => column.notNull())
    .addColumn('waiting', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('login_place')
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('has_turn', 'integer', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('login_place_key', ['account', 'place'])
    .execute();
  for (const table of ['login_lane', 'login_place']) {
    await db.schema.createIndex(`${table}_seen`).on(table).column('seen_at').execute();
  }

  await db.schema
    .createTable('admin_device')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('admin_id', 'integer', (column) => column.notNull().references('admin.id').onDelete('cascade'))
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('admin_device_key', ['token_hash', 'admin_id'])
    .execute();

  await db.schema
    .alterTable('admin_session')
    .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('admin_session')
    .addColumn('agent', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
