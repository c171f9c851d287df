import { statusFromText, statusGroups } from '@pp-tools/domain/shipment';
import type { Selectable, Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { withNumbersLocked } from '../../database/number-lock.ts';
import { noteOrderActions } from '../../database/order-actions.ts';
import { refreshOrders } from '../../database/order-summary.ts';
import type { ShipmentTable, ShopOrderTable } from '../../database/tables/order-tables.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from './actor.ts';

/** What a deletion took away. */
export interface DeletedState {
  readonly orders: readonly Selectable<ShopOrderTable>[];
  readonly shipments: readonly Selectable<ShipmentTable>[];
}

/** How long a deletion can be undone. */
const undoMilliseconds = 30 * 86_400_000;

/** Saves what a deletion took away; null when it was nothing. */
export async function saveDeletion(
  transaction: Transaction<Tables>,
  state: DeletedState,
  { who, at }: Actor,
): Promise<number | null> {
  if (state.orders.length + state.shipments.length === 0) return null;
  await transaction
    .deleteFrom('order_deletion')
    .where('deleted_at', '<', at - undoMilliseconds)
    .execute();
  const { id } = await transaction
    .insertInto('order_deletion')
    .values({ deleted_at: at, deleted_by: who, state: JSON.stringify(state) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const text = z.string().nullable().catch(null);
const count = z.number().int().nullable().catch(null);

/** Saved rows as any version may have written them: what names a row is demanded, the rest has a default. */
const stateSchema = z.object({
  orders: z.array(
    z.object({
      order_id: z.string(),
      order_key: z.string(),
      order_time: z.number(),
      order_status: z.string().catch(''),
      number_key: z.string(),
      status_group: z.enum(statusGroups).catch('Unknown'),
      upload_id: text,
    }),
  ),
  shipments: z.array(
    z.object({
      number: z.string(),
      order_id: z.string(),
      position: z.number().int().catch(0),
      carrier: count,
      phone_last_four: text,
      extra_info: text,
      status: z.string().catch('').transform(statusFromText),
      main_status: text,
      sub_status: text,
      registered: z.number().int().catch(0),
      last_synced: count,
      info: text,
      first_event: count,
      latest_event: count,
      late_from: count,
      next_sync: count,
      stopped: z.number().int().catch(0),
      failures: z.number().int().catch(0),
    }),
  ),
});

/** What an undone deletion brought back; a number that another order has by now stays away. */
export interface Restored {
  readonly orders: string[];
  readonly trackingNumbers: string[];
  readonly numbersTaken: string[];
}

/** Undoes a deletion; null when it is not known, is too old, or was undone before. */
export function undoDeletion(db: Database, id: number, actor: Actor): Promise<Restored | null> {
  return withNumbersLocked(db, async (transaction) => {
    const saved = await transaction
      .deleteFrom('order_deletion')
      .where('id', '=', id)
      .returning('state')
      .executeTakeFirst();
    const state = stateSchema.safeParse(saved === undefined ? null : JSON.parse(saved.state));
    if (!state.success) return null;
    const { orders, shipments } = state.data;
    await insertRows(transaction, 'shop_order', orders, (insert) =>
      insert.onConflict((conflict) => conflict.column('order_id').doNothing()),
    );
    const restored: string[] = [];
    for (const shipment of shipments) {
      if (await restore(transaction, shipment)) restored.push(shipment.number);
    }
    const touched = [...new Set([...orders, ...shipments].map((row) => row.order_id))];
    await refreshOrders(transaction, touched, actor.at);
    await noteOrderActions(
      transaction,
      touched.map((orderId) => ({
        ...actor,
        action: 'undo-deletion',
        orderId,
        number: shipments.find((row) => row.order_id === orderId)?.number ?? null,
        before: null,
        after: orderId,
      })),
    );
    return {
      orders: orders.map((row) => row.order_id),
      trackingNumbers: restored,
      numbersTaken: shipments.map((row) => row.number).filter((number) => !restored.includes(number)),
    };
  });
}

/** Puts a parcel back to its order; false when its number is taken or its order is gone. */
async function restore(
  transaction: Transaction<Tables>,
  shipment: z.infer<typeof stateSchema>['shipments'][number],
): Promise<boolean> {
  const order = await transaction
    .selectFrom('shop_order')
    .select('order_id')
    .where('order_id', '=', shipment.order_id)
    .executeTakeFirst();
  if (order === undefined) return false;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('shipment')
    .values(shipment)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
