import type { OrderExportQuery, OrderListQuery, OrderSearchQuery } from '@pp-tools/domain/contract';
import type { TimeZone } from '@pp-tools/domain/core';
import type { OrderWire } from '@pp-tools/domain/order';
import { cleanNormalisedText, normaliseTrackingNumber } from '@pp-tools/domain/shipment';
import { type Kysely, sql } from 'kysely';
import { jsonTexts } from '../../database/json-texts.ts';
import type { Tables } from '../../database/tables.ts';
import { countByDay } from './order-day-counts.ts';
import { applyFilters, countOrders, type ListContext } from './order-filter.queries.ts';
import { pageOfDays, pageOfIds } from './order-page.queries.ts';
import { orderWire, type ShipmentRow } from './order-rows.ts';

/** Rows are fetched this many at a time, so that a list of everything is no single huge statement. */
const slice = 5000;

/** One page of orders and how many there are in all. */
export async function listOrders(
  db: Kysely<Tables>,
  filter: OrderListQuery,
  context: ListContext,
): Promise<{ readonly orders: OrderWire[]; readonly total: number }> {
  const withInfo = filter.info === '1';
  if (filter.q !== undefined) {
    const orders = await findOrders(db, filter.q, context.zone, withInfo);
    return { orders, total: orders.length };
  }
  const { ids, total } = await idsOfPage(db, filter, context);
  const orders: OrderWire[] = [];
  for (let start = 0; start < ids.length; start += slice) {
    orders.push(...(await ordersByIds(db, ids.slice(start, start + slice), context.zone, withInfo)));
  }
  return { orders, total };
}

/** The ids of one page, or of all orders that the filters leave, and how many these are. */
async function idsOfPage(
  db: Kysely<Tables>,
  filter: OrderListQuery,
  context: ListContext,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  const days = await countByDay(db, filter, context);
  const total =
    days === null ? await countOrders(db, filter, context) : days.reduce((sum, { count }) => sum + count, 0);
  const wanted = filter.page === undefined ? { ...filter, pageSize: total } : filter;
  const ids =
    days !== null && filter.sort === 'orderTime'
      ? await pageOfDays(db, wanted, context, days)
      : await pageOfIds(db, wanted, context, total);
  return { ids, total };
}

/** The ids of every order that a search and the filters leave, in the order of the list. */
export async function idsOfAll(
  db: Kysely<Tables>,
  filter: OrderExportQuery,
  context: ListContext,
): Promise<readonly string[]> {
  if (filter.q !== undefined) return idsLeft(db, await findIds(db, filter.q), filter, context);
  return (await idsOfPage(db, { ...filter, pageSize: 0, info: '0' }, context)).ids;
}

/** Those of some orders that the filters leave. */
async function idsLeft(
  db: Kysely<Tables>,
  ids: readonly string[],
  filter: OrderSearchQuery,
  context: ListContext,
): Promise<readonly string[]> {
  const named = db.selectFrom('shop_order').select('order_id').where('order_id', 'in', jsonTexts(db, ids));
  const left = await applyFilters(named, filter, context).orderBy('order_id').execute();
  return left.map((row) => row.order_id);
}

/** Orders in the order of their ids as given; ids that are gone are left out. */
export async function ordersByIds(
  db: Kysely<Tables>,
  ids: readonly string[],
  zone: TimeZone,
  withInfo = true,
): Promise<OrderWire[]> {
  if (ids.length === 0) return [];
  const wanted = jsonTexts(db, ids);
  const orders = await db
    .selectFrom('shop_order')
    .select(['order_id', 'order_time'])
    .where('order_id', 'in', wanted)
    .execute();
  const shipments = await db
    .selectFrom('shipment')
    .select([
      'order_id',
      'number',
      'status',
      'last_synced',
      'registered',
      'phone_last_four',
      'extra_info',
      'carrier',
      'first_event',
      'latest_event',
      'late_from',
      'stopped',
    ])
    .select(withInfo ? sql<string | null>`info`.as('info') : sql<string | null>`null`.as('info'))
    .where('order_id', 'in', wanted)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const shipmentsOf = Map.groupBy<string, ShipmentRow & { order_id: string }>(
    shipments,
    (row) => row.order_id,
  );
  const orderOf = new Map(orders.map((order) => [order.order_id, order]));
  return ids.flatMap((id) => {
    const order = orderOf.get(id);
    return order === undefined ? [] : [orderWire(order, shipmentsOf.get(id) ?? [], zone)];
  });
}

/**
 * The ids of orders with exactly this id (a leading # does not count), else that of the order of exactly this tracking
 * number. The text is cleaned as an upload is: full-width forms, invisible characters and, in numbers, blanks.
 */
async function findIds(db: Kysely<Tables>, text: string): Promise<string[]> {
  const bare = (cleanNormalisedText(text) ?? '').replace(/^#/, '');
  const found = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('order_id', 'in', [...new Set([text.trim(), bare, `#${bare}`])])
    .orderBy('order_id')
    .execute();
  if (found.length > 0) return found.map((row) => row.order_id);
  const owner = await db
    .selectFrom('shipment')
    .select('order_id')
    .where('number', '=', normaliseTrackingNumber(bare))
    .executeTakeFirst();
  return owner === undefined ? [] : [owner.order_id];
}

/** The orders that a text names. */
async function findOrders(
  db: Kysely<Tables>,
  text: string,
  zone: TimeZone,
  withInfo: boolean,
): Promise<OrderWire[]> {
  return ordersByIds(db, await findIds(db, text), zone, withInfo);
}

/** The orders that a text names and the filters leave; `hidden` counts those that the filters take away. */
export async function searchOrders(
  db: Kysely<Tables>,
  text: string,
  filter: OrderSearchQuery,
  context: ListContext,
): Promise<{ readonly orders: OrderWire[]; readonly hidden: number }> {
  const ids = await findIds(db, text);
  const orders = await ordersByIds(db, await idsLeft(db, ids, filter, context), context.zone);
  return { orders, hidden: ids.length - orders.length };
}
