import type { Kysely } from 'kysely';

/** Seats of head tubes, and the heaviest riders of frames, bars and posts; NULL, which is unknown, in every row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('frame_fit').addColumn('headset', 'text').execute();
  for (const table of ['frame_fit', 'handlebar', 'seatpost']) {
    await db.schema.alterTable(table).addColumn('rider_limit_kg', 'double precision').execute();
  }
}
