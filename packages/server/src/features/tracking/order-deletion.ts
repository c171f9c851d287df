import type { Transaction } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { jsonTexts } from '../../database/json-texts.ts';
import { noteOrderActions, type OrderAction, type OrderNote } from '../../database/order-actions.ts';
import { refreshOrders } from '../../database/order-summary.ts';
import type { Tables } from '../../database/tables.ts';

/** What a deletion really removed. */
export interface Deletion {
  readonly deletedTrackingNumbers: string[];
  readonly deletedOrders: string[];
}

/** Who acts, and when. */
export interface Actor {
  readonly who: string;
  readonly at: number;
}

/**
 * Deletes numbers, and orders that have none: those named and those that lose their last number by it. An order
 * that got a number meanwhile stays. All in one transaction.
 */
export function deleteNumbers(
  db: Database,
  wanted: { readonly trackingNumbers: readonly string[]; readonly emptyOrderIds: readonly string[] },
  actor: Actor,
): Promise<Deletion> {
  return db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('shipment')
      .where('number', 'in', jsonTexts(transaction, wanted.trackingNumbers))
      .returning(['number', 'order_id'])
      .execute();
    const touched = [...new Set([...gone.map((row) => row.order_id), ...wanted.emptyOrderIds])];
    const deletedOrders = await deleteEmptyOrders(transaction, touched);
    await refreshOrders(transaction, touched);
    await noteOrderActions(transaction, [
      ...gone.map((row) => entry(actor, 'delete-number', row.order_id, row.number)),
      ...deletedOrders.map((orderId) => entry(actor, 'delete-order', orderId, null)),
    ]);
    return { deletedTrackingNumbers: gone.map((row) => row.number), deletedOrders };
  });
}

/** Deletes one order with all its numbers; false when there is none. */
export function deleteOrder(db: Database, orderId: string, actor: Actor): Promise<Deletion | null> {
  return db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('shipment')
      .where('order_id', '=', orderId)
      .returning('number')
      .execute();
    const deletedOrders = await deleteEmptyOrders(transaction, [orderId]);
    if (deletedOrders.length === 0) return null;
    await refreshOrders(transaction, []);
    await noteOrderActions(transaction, [
      ...gone.map((row) => entry(actor, 'delete-number', orderId, row.number)),
      entry(actor, 'delete-order', orderId, null),
    ]);
    return { deletedTrackingNumbers: gone.map((row) => row.number), deletedOrders };
  });
}

async function deleteEmptyOrders(
  transaction: Transaction<Tables>,
  orderIds: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('shop_order')
    .where('order_id', 'in', jsonTexts(transaction, orderIds))
    .where((expression) =>
      expression.not(
        expression.exists(
          expression
            .selectFrom('shipment')
            .select('number')
            .whereRef('shipment.order_id', '=', 'shop_order.order_id'),
        ),
      ),
    )
    .returning('order_id')
    .execute();
  return rows.map((row) => row.order_id);
}

const entry = (actor: Actor, name: OrderAction, orderId: string, number: string | null): OrderNote => ({
  at: actor.at,
  who: actor.who,
  action: name,
  orderId,
  number,
  before: number ?? orderId,
  after: null,
});
