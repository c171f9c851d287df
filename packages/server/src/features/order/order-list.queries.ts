import type { OrderListQuery } from '@pp-tools/domain/contract';
import type { OrderWire, ShopZone } from '@pp-tools/domain/order';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { jsonTexts } from '../../database/json-rows.ts';
import type { Tables } from '../../database/tables.ts';
import { orderWire, type ShipmentRow } from './order-rows.ts';

const day = 86_400_000;
const sortColumns = { orderId: 'order_key', orderTime: 'order_time', trackingNumber: 'number_key' } as const;

type Filtered<Row> = SelectQueryBuilder<Tables, 'shop_order', Row>;

/** Where a filter applies: the instant "now" and the shop's zone turn days into instants. */
export interface ListContext {
  readonly zone: ShopZone;
  readonly now: number;
}

function applyFilters<Row>(
  query: Filtered<Row>,
  filter: OrderListQuery,
  { zone, now }: ListContext,
): Filtered<Row> {
  let filtered = query;
  if (filter.status !== undefined) filtered = filtered.where('status_group', '=', filter.status);
  if (filter.from !== undefined) {
    filtered = filtered.where('order_time', '>=', zone.instantAt(`${filter.from}T00:00:00`));
  }
  if (filter.to !== undefined) {
    const lastDay = new Date(Date.parse(`${filter.to}T00:00:00Z`) + day).toISOString().slice(0, 19);
    filtered = filtered.where('order_time', '<', zone.instantAt(lastDay));
  }
  if (filter.still !== undefined) filtered = filtered.where('still_since', '<', now - filter.still * day);
  return filtered;
}

/** How many orders the filters leave. */
export async function countOrders(
  db: Kysely<Tables>,
  filter: OrderListQuery,
  context: ListContext,
): Promise<number> {
  const counted = db
    .selectFrom('shop_order')
    .select((expression) => expression.fn.countAll<number>().as('count'));
  const { count } = await applyFilters(counted, filter, context).executeTakeFirstOrThrow();
  return Number(count);
}

/** Ids of the orders of one page. Only the index is walked up to the page; the rows are fetched afterwards. */
async function pageOfIds(
  db: Kysely<Tables>,
  filter: OrderListQuery,
  context: ListContext,
  total: number,
): Promise<string[]> {
  const { page = 1, pageSize, direction } = filter;
  const start = (page - 1) * pageSize;
  const size = Math.min(pageSize, total - start);
  if (size <= 0) return [];
  // Far pages are walked from the nearer end, so that no page costs more than the middle one.
  const fromEnd = start > total / 2;
  const ascending = (direction === 'ascending') !== fromEnd;
  const order = ascending ? 'asc' : 'desc';
  const rows = await applyFilters(db.selectFrom('shop_order').select('order_id'), filter, context)
    .orderBy(sortColumns[filter.sort], order)
    .orderBy('order_id', order)
    .limit(size)
    .offset(fromEnd ? total - start - size : start)
    .execute();
  const ids = rows.map((row) => row.order_id);
  return fromEnd ? ids.reverse() : ids;
}

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
  const total = await countOrders(db, filter, context);
  const ids = await pageOfIds(
    db,
    filter.page === undefined ? { ...filter, pageSize: total } : filter,
    context,
    total,
  );
  return { orders: await ordersByIds(db, ids, context.zone, withInfo), total };
}

/** Orders in the order of their ids as given; ids that are gone are left out. */
export async function ordersByIds(
  db: Kysely<Tables>,
  ids: readonly string[],
  zone: ShopZone,
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
    .select(['order_id', 'number', 'status', 'last_synced', 'registered', 'phone_last_four', 'carrier'])
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

/** Orders with exactly this id (a leading # does not count), else the order of exactly this tracking number. */
export async function findOrders(
  db: Kysely<Tables>,
  text: string,
  zone: ShopZone,
  withInfo = true,
): Promise<OrderWire[]> {
  const bare = text.trim().replace(/^#/, '');
  const found = await ordersByIds(db, [bare, `#${bare}`], zone, withInfo);
  if (found.length > 0) return found;
  const owner = await db
    .selectFrom('shipment')
    .select('order_id')
    .where('number', '=', bare.toUpperCase())
    .executeTakeFirst();
  return owner === undefined ? [] : ordersByIds(db, [owner.order_id], zone, withInfo);
}
