import type { OrderListQuery } from '@pp-tools/domain/contract';
import type { ShopZone } from '@pp-tools/domain/order';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const day = 86_400_000;

type Filtered<Row> = SelectQueryBuilder<Tables, 'shop_order', Row>;

/** Where a filter applies: the instant "now" and the shop's zone turn days into instants. */
export interface ListContext {
  readonly zone: ShopZone;
  readonly now: number;
}

/** Narrows a query of orders to what a filter leaves. */
export function applyFilters<Row>(
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
