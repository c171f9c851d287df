import { readUploadText } from '@pp-tools/domain/order';
import type { Kysely } from 'kysely';
import { jsonTexts } from '../../database/json-texts.ts';
import type { Tables } from '../../database/tables.ts';

/** What the database has of an upload already. */
export interface UploadCheck {
  readonly ordersKnown: string[];
  readonly numbersKnown: number;
  readonly numbersElsewhere: { readonly number: string; readonly orderId: string }[];
}

/** Looks for the orders and numbers of an upload without writing anything; null when it is no JSON. */
export async function checkUpload(db: Kysely<Tables>, body: Uint8Array): Promise<UploadCheck | null> {
  const read = readUploadText(new TextDecoder().decode(body));
  if (!read.ok && read.fault.code === 'unreadable') return null;
  const orders = read.ok ? read.value.orders : [];
  const owner = new Map(orders.flatMap(({ orderId, numbers }) => numbers.map((number) => [number, orderId])));
  const ids = jsonTexts(
    db,
    orders.map(({ orderId }) => orderId),
  );
  const known = await db.selectFrom('shop_order').select('order_id').where('order_id', 'in', ids).execute();
  const stored = await db
    .selectFrom('shipment')
    .select(['number', 'order_id'])
    .where('number', 'in', jsonTexts(db, [...owner.keys()]))
    .execute();
  const elsewhere = stored.filter(({ number, order_id }) => owner.get(number) !== order_id);
  return {
    ordersKnown: known.map((row) => row.order_id),
    numbersKnown: stored.length - elsewhere.length,
    numbersElsewhere: elsewhere.map(({ number, order_id }) => ({ number, orderId: order_id })),
  };
}
