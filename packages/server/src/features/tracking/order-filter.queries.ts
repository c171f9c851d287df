import type { OrderListQuery, OrderSearchQuery } from '@pp-tools/domain/contract';
import type { TimeZone } from '@pp-tools/domain/core';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const day = 86_400_000;

type Filtered<Row> = SelectQueryBuilder<Tables, 'shop_order', Row>;

/** Where a filter applies: the instant "now" and the shop's zone turn days into instants. */
export interface ListContext {
  readonly zone: TimeZone;
  readonly now: number;
}

/** From which instant and before which one orders are wanted; null where there is no bound. */
export function timeBounds(
  { from, to }: OrderSearchQuery,
  { zone }: ListContext,
): { readonly from: number | null; readonly before: number | null } {
  const lastDay = to && new Date(Date.parse(`${to}T00:00:00Z`) + day).toISOString().slice(0, 19);
  return {
    from: from === undefined ? null : zone.instantAt(`${from}T00:00:00`),
    before: lastDay === undefined ? null : zone.instantAt(lastDay),
  };
}

/** Narrows a query of orders to what a filter leaves. */
export function applyFilters<Row>(
  query: Filtered<Row>,
  filter: OrderSearchQuery,
  context: ListContext,
): Filtered<Row> {
  const { from, before } = timeBounds(filter, context);
  let filtered = query;
  if (filter.status !== undefined) filtered = filtered.where('status_group', '=', filter.status);
  if (from !== null) filtered = filtered.where('order_time', '>=', from);
  if (before !== null) filtered = filtered.where('order_time', '<', before);
  if (filter.only !== undefined) filtered = filtered.where('status', '=', filter.only);
  if (filter.late !== undefined) filtered = filtered.where('late_from', '<=', context.now);
  if (filter.still !== undefined) {
    filtered = filtered.where('still_since', '<', context.now - filter.still * day);
  }
  return filtered;
}

/** How many orders the filters leave, perhaps only between two instants. */
export async function countOrders(
  db: Kysely<Tables>,
  filter: OrderListQuery,
  context: ListContext,
  within: { readonly start: number; readonly end: number } | null = null,
): Promise<number> {
  let counted = db
    .selectFrom('shop_order')
    .select((expression) => expression.fn.countAll<number>().as('count'));
  if (within !== null) {
    counted = counted.where('order_time', '>=', within.start).where('order_time', '<', within.end);
  }
  const { count } = await applyFilters(counted, filter, context).executeTakeFirstOrThrow();
  return Number(count);
}
