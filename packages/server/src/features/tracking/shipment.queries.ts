import type { Kysely, Selectable } from 'kysely';
import { isPostgres } from '../../database/engine.ts';
import { jsonTexts } from '../../database/json-texts.ts';
import type { ShipmentTable } from '../../database/tables/order-tables.ts';
import type { Tables } from '../../database/tables.ts';

/** A stored parcel. */
export type ShipmentRow = Selectable<ShipmentTable>;

/** The parcel of a number; null when there is none. */
export async function findShipment(db: Kysely<Tables>, number: string): Promise<ShipmentRow | null> {
  const row = await db.selectFrom('shipment').selectAll().where('number', '=', number).executeTakeFirst();
  return row ?? null;
}

/**
 * Claims registered parcels that are due, until a moment: two processes never get the same one, and those of a
 * process that dies are due again when its claim ends.
 */
export async function claimDue(
  db: Kysely<Tables>,
  now: number,
  until: number,
  most: number,
): Promise<ShipmentRow[]> {
  return db
    .updateTable('shipment')
    .set({ next_sync: until })
    .where('number', 'in', (due) =>
      due
        .selectFrom('shipment')
        .select('number')
        .where('next_sync', '<=', now)
        .orderBy('next_sync')
        .limit(most)
        // A second process takes the next ones instead of waiting for ours and then finding none.
        .$if(isPostgres(db), (rows) => rows.forUpdate().skipLocked()),
    )
    .where('next_sync', '<=', now)
    .returningAll()
    .execute();
}

/** The parcels of some numbers; unknown ones are left out. */
export const findShipments = (db: Kysely<Tables>, numbers: readonly string[]): Promise<ShipmentRow[]> =>
  db.selectFrom('shipment').selectAll().where('number', 'in', jsonTexts(db, numbers)).execute();
