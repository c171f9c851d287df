import type { Kysely } from 'kysely';

/** What some carriers ask for next to the digits of a phone, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('shipment').addColumn('extra_info', 'text').execute();
}
