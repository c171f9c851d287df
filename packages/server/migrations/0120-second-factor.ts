import type { Kysely } from 'kysely';

/** Authenticator apps, passkeys, recovery codes, and logins that wait for their second step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('admin_totp')
    .addColumn('admin_id', 'integer', (column) =>
      column.primaryKey().references('admin.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('last_step', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('admin_recovery_code')
    .addColumn('admin_id', 'integer', (column) => column.notNull().references('admin.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('admin_recovery_code_key', ['admin_id', 'code_hash'])
    .execute();

  await db.schema
    .createTable('admin_passkey')
    .addColumn('credential_id', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'integer', (column) => column.notNull().references('admin.id').onDelete('cascade'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('admin_passkey_admin').on('admin_passkey').column('admin_id').execute();

  await db.schema
    .createTable('login_step')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'integer', (column) => column.notNull().references('admin.id').onDelete('cascade'))
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('is_known', 'integer', (column) => column.notNull())
    .addColumn('challenge', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('login_step_created').on('login_step').column('created_at').execute();

  // When the password was last entered in a session, and the question that a new passkey must answer.
  await db.schema
    .alterTable('admin_session')
    .addColumn('confirmed_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('admin_session').addColumn('challenge', 'text').execute();
}
