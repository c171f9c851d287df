import type { Transaction } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { jsonTexts } from '../../database/json-texts.ts';
import { noteOrderActions, type OrderAction, type OrderNote } from '../../database/order-actions.ts';
import { refreshOrders } from '../../database/order-summary.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from './actor.ts';
import { type DeletedState, saveDeletion } from './deletion-undo.ts';

/** What a deletion really removed. */
export interface Deletion {
  readonly deletedTrackingNumbers: string[];
  readonly deletedOrders: string[];
  /** Names the deletion for an undo; null when nothing was deleted. */
  readonly undo: number | null;
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
    const shipments = await transaction
      .deleteFrom('shipment')
      .where('number', 'in', jsonTexts(transaction, wanted.trackingNumbers))
      .returningAll()
      .execute();
    const touched = [...new Set([...shipments.map((row) => row.order_id), ...wanted.emptyOrderIds])];
    return finish(transaction, shipments, touched, actor);
  });
}

/** Deletes one order with all its numbers; null when there is none. */
export function deleteOrder(db: Database, orderId: string, actor: Actor): Promise<Deletion | null> {
  return db.transaction().execute(async (transaction) => {
    const shipments = await transaction
      .deleteFrom('shipment')
      .where('order_id', '=', orderId)
      .returningAll()
      .execute();
    const deletion = await finish(transaction, shipments, [orderId], actor);
    return deletion.deletedOrders.length === 0 ? null : deletion;
  });
}

/** Deletes the touched orders that have no number left, records everything, and saves what undoes it. */
async function finish(
  transaction: Transaction<Tables>,
  shipments: DeletedState['shipments'],
  touched: readonly string[],
  actor: Actor,
): Promise<Deletion> {
  const orders = await deleteEmptyOrders(transaction, touched);
  const deletedOrders = orders.map((row) => row.order_id);
  await refreshOrders(
    transaction,
    touched.filter((orderId) => !deletedOrders.includes(orderId)),
    actor.at,
  );
  await noteOrderActions(transaction, [
    ...shipments.map((row) => entry(actor, 'delete-number', row.order_id, row.number)),
    ...deletedOrders.map((orderId) => entry(actor, 'delete-order', orderId, null)),
  ]);
  const undo = await saveDeletion(transaction, { orders, shipments }, actor);
  return { deletedTrackingNumbers: shipments.map((row) => row.number), deletedOrders, undo };
}

const deleteEmptyOrders = (
  transaction: Transaction<Tables>,
  orderIds: readonly string[],
): Promise<DeletedState['orders']> =>
  transaction
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
    .returningAll()
    .execute();

const entry = (actor: Actor, action: OrderAction, orderId: string, number: string | null): OrderNote => ({
  ...actor,
  action,
  orderId,
  number,
  before: number ?? orderId,
  after: null,
});
