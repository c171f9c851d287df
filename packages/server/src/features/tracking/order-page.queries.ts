import type { OrderListQuery } from '@pp-tools/domain/contract';
import type { Kysely } from 'kysely';
import { noNumberKey } from '../../database/order-summary.ts';
import type { Tables } from '../../database/tables.ts';
import type { DayCount } from './order-day-counts.ts';
import { applyFilters, type ListContext } from './order-filter.queries.ts';

const sortColumns = { orderId: 'order_key', orderTime: 'order_time', trackingNumber: 'number_key' } as const;

/** A stretch of the list: orders with or without a number; null for all of them. */
interface Stretch {
  readonly count: number;
  readonly numbers: 'known' | 'missing' | null;
}

/**
 * The stretches of the list in their order. Orders without a number come last in both directions: descending, the
 * index alone would give them first.
 */
async function stretchesOf(
  db: Kysely<Tables>,
  filter: OrderListQuery,
  context: ListContext,
  total: number,
): Promise<readonly Stretch[]> {
  if (filter.sort !== 'trackingNumber' || filter.direction === 'ascending') {
    return [{ count: total, numbers: null }];
  }
  const counted = db
    .selectFrom('shop_order')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('number_key', '=', noNumberKey);
  const { count } = await applyFilters(counted, filter, context).executeTakeFirstOrThrow();
  const missing = Number(count);
  return [
    { count: total - missing, numbers: 'known' },
    { count: missing, numbers: 'missing' },
  ];
}

/** Ids of the orders of one page. Only the index is walked up to the page; the rows are fetched afterwards. */
export async function pageOfIds(
  db: Kysely<Tables>,
  filter: OrderListQuery,
  context: ListContext,
  total: number,
): Promise<string[]> {
  const { page = 1, pageSize } = filter;
  let start = (page - 1) * pageSize;
  let left = pageSize;
  const ids: string[] = [];
  for (const stretch of await stretchesOf(db, filter, context, total)) {
    const size = Math.min(left, stretch.count - start);
    if (size > 0) {
      ids.push(...(await idsOfStretch(db, filter, context, { stretch, start, size })));
      left -= size;
    }
    start = Math.max(0, start - stretch.count);
  }
  return ids;
}

async function idsOfStretch(
  db: Kysely<Tables>,
  filter: OrderListQuery,
  context: ListContext,
  { stretch, start, size }: { readonly stretch: Stretch; readonly start: number; readonly size: number },
): Promise<string[]> {
  // Far pages are walked from the nearer end, so that no page costs more than the middle one.
  const fromEnd = start > stretch.count / 2;
  const ascending = (filter.direction === 'ascending') !== fromEnd;
  const order = ascending ? 'asc' : 'desc';
  const ids = db
    .selectFrom('shop_order')
    .select('order_id')
    .$if(stretch.numbers !== null, (query) =>
      query.where('number_key', stretch.numbers === 'known' ? '<' : '=', noNumberKey),
    );
  const rows = await applyFilters(ids, filter, context)
    .orderBy(sortColumns[filter.sort], order)
    .orderBy('order_id', order)
    .limit(size)
    .offset(fromEnd ? stretch.count - start - size : start)
    .execute();
  const found = rows.map((row) => row.order_id);
  return fromEnd ? found.reverse() : found;
}

/** The same for a list by time whose days are counted: only the day on which the page begins is walked. */
export async function pageOfDays(
  db: Kysely<Tables>,
  filter: OrderListQuery,
  context: ListContext,
  days: readonly DayCount[],
): Promise<string[]> {
  const { page = 1, pageSize, direction } = filter;
  const isUp = direction === 'ascending';
  let offset = (page - 1) * pageSize;
  for (const day of isUp ? days : days.toReversed()) {
    if (offset >= day.count) {
      offset -= day.count;
      continue;
    }
    const order = isUp ? 'asc' : 'desc';
    const fromDay = db
      .selectFrom('shop_order')
      .select('order_id')
      .where('order_time', isUp ? '>=' : '<', isUp ? day.start : day.end);
    const rows = await applyFilters(fromDay, filter, context)
      .orderBy('order_time', order)
      .orderBy('order_id', order)
      .limit(pageSize)
      .offset(offset)
      .execute();
    return rows.map((row) => row.order_id);
  }
  return [];
}
