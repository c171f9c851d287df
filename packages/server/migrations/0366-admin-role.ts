import type { Kysely } from 'kysely';

/** What an admin may do and when the last login was. Those who were there before could do everything: owners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('admin')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('owner'))
    .execute();
  await db.schema.alterTable('admin').addColumn('signed_in_at', 'bigint').execute();
}
