import type { Kysely } from 'kysely';

/** When each list was changed last; unknown for lists that were not changed since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('revision').addColumn('changed_at', 'bigint').execute();
}
