import { failure, type Result, success } from '@pp-tools/domain/core';
import {
  normaliseTrackingNumber,
  readTrackingNumber,
  statusFromText,
  statusRules,
} from '@pp-tools/domain/shipment';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { withNumbersLocked } from '../../database/number-lock.ts';
import { noteOrderActions } from '../../database/order-actions.ts';
import { refreshOrders } from '../../database/order-summary.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from './actor.ts';
import type { OrderFault } from './order-texts.ts';
import { blankParcel } from './parcel-restart.ts';

function readNumber(text: string): Result<string, OrderFault> {
  if (normaliseTrackingNumber(text) === '') return failure('number-blank');
  const read = readTrackingNumber(text);
  return read.ok ? success(read.value) : failure('number-invalid');
}

/** Adds a number to an order, behind those it has. */
export async function addNumber(
  db: Database,
  request: { readonly orderId: string; readonly trackingNumber: string },
  actor: Actor,
): Promise<Result<string, OrderFault>> {
  const number = readNumber(request.trackingNumber);
  if (!number.ok) return number;
  const { orderId } = request;
  return withNumbersLocked(db, async (transaction): Promise<Result<string, OrderFault>> => {
    if (!(await lockOrder(transaction, orderId))) return failure('order-unknown');
    if (await isTaken(transaction, number.value)) return failure('number-taken');
    await transaction
      .insertInto('shipment')
      .values({
        number: number.value,
        order_id: orderId,
        position: sql<number>`(select coalesce(max(position) + 1, 0) from shipment where order_id = ${orderId})`,
        ...blankParcel,
        carrier: null,
        phone_last_four: null,
        extra_info: null,
      })
      .execute();
    await refreshOrders(transaction, [orderId], actor.at);
    await noteOrderActions(transaction, [
      { ...actor, action: 'add-number', orderId, number: number.value, before: null, after: number.value },
    ]);
    return success(orderId);
  });
}

/**
 * Replaces a number of an order, at the same position. The new parcel starts unknown and unregistered; the carrier is
 * detected again, the phone stays. When another admin was faster, nothing changes and the fault says so.
 */
export async function changeNumber(
  db: Database,
  request: {
    readonly orderId: string;
    readonly oldTrackingNumber: string;
    readonly newTrackingNumber: string;
  },
  actor: Actor,
): Promise<Result<string, OrderFault>> {
  const number = readNumber(request.newTrackingNumber);
  if (!number.ok) return number;
  const { orderId, oldTrackingNumber } = request;
  return withNumbersLocked(db, async (transaction): Promise<Result<string, OrderFault>> => {
    if (!(await lockOrder(transaction, orderId))) return failure('order-unknown');
    const old = await transaction
      .selectFrom('shipment')
      .select(['number', 'status'])
      .where('number', '=', oldTrackingNumber)
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (old === undefined) return failure('number-moved');
    if (!statusRules[statusFromText(old.status)].canChangeNumber) return failure('number-delivered');
    if (await isTaken(transaction, number.value)) return failure('number-taken');
    await transaction
      .updateTable('shipment')
      .set({ number: number.value, ...blankParcel, carrier: null })
      .where('number', '=', old.number)
      .execute();
    await refreshOrders(transaction, [orderId], actor.at);
    await noteOrderActions(transaction, [
      {
        ...actor,
        action: 'change-number',
        orderId,
        number: number.value,
        before: old.number,
        after: number.value,
      },
    ]);
    return success(orderId);
  });
}

/** Holds the order for this transaction, so that two admins change it one after the other. */
async function lockOrder(transaction: Transaction<Tables>, orderId: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('shop_order')
    .set({ order_id: orderId })
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function isTaken(transaction: Transaction<Tables>, number: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('shipment')
    .select('number')
    .where('number', '=', number)
    .executeTakeFirst();
  return row !== undefined;
}
