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

/** No plan lies further ahead; one that does was made while a clock was ahead, and its parcel is due. */
const furthestPlan = 8 * 24 * 60 * 60_000;

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
  const due = await claimPlanned(db, { operator: '<=', instant: now, until, most });
  // A query of its own: joined by "or" it would not use the order of the index.
  return due.length > 0 ? due : claimPlanned(db, { operator: '>', instant: now + furthestPlan, until, most });
}

const claimPlanned = (
  db: Kysely<Tables>,
  plan: {
    readonly operator: '<=' | '>';
    readonly instant: number;
    readonly until: number;
    readonly most: number;
  },
): Promise<ShipmentRow[]> =>
  db
    .updateTable('shipment')
    .set({ next_sync: plan.until })
    .where('number', 'in', (planned) =>
      planned
        .selectFrom('shipment')
        .select('number')
        .where('next_sync', plan.operator, plan.instant)
        .orderBy('next_sync')
        .limit(plan.most)
        // A second process takes the next ones instead of waiting for ours and then finding none.
        .$if(isPostgres(db), (rows) => rows.forUpdate().skipLocked()),
    )
    .where('next_sync', plan.operator, plan.instant)
    .returningAll()
    .execute();

/** The parcels of some numbers; unknown ones are left out. */
export const findShipments = (db: Kysely<Tables>, numbers: readonly string[]): Promise<ShipmentRow[]> =>
  db.selectFrom('shipment').selectAll().where('number', 'in', jsonTexts(db, numbers)).execute();
