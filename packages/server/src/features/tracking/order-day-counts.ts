import type { OrderListQuery } from '@pp-tools/domain/contract';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../../database/engine.ts';
import type { Tables } from '../../database/tables.ts';
import { countOrders, type ListContext, timeBounds } from './order-filter.queries.ts';

const dayLength = 86_400_000;

/** A day of the list as far as the filter reaches, with its orders. */
export interface DayCount {
  readonly start: number;
  /** The first instant that does not belong to it. */
  readonly end: number;
  readonly count: number;
}

/**
 * The days that a filter leaves, earliest first, from the counts that the database itself stores; null when the filter
 * asks for more than day and status. Days that the filter cuts are counted one by one.
 */
export async function countByDay(
  db: Kysely<Tables>,
  filter: OrderListQuery,
  context: ListContext,
): Promise<readonly DayCount[] | null> {
  const { still, only, late } = filter;
  if (still !== undefined || only !== undefined || late !== undefined) return null;
  const { from, before } = timeBounds(filter, context);
  const { status } = filter;
  const rows = await db
    .selectFrom('order_count_change')
    .select('day')
    .select((expression) => expression.fn.sum<number>('orders').as('count'))
    .$if(status !== undefined, (query) => query.where('status_group', '=', status ?? ''))
    .$if(from !== null, (query) => query.where('day', '>=', Math.floor((from ?? 0) / dayLength)))
    .$if(before !== null, (query) => query.where('day', '<=', Math.floor(((before ?? 0) - 1) / dayLength)))
    .groupBy('day')
    .having((expression) => expression.fn.sum<number>('orders'), '<>', 0)
    .orderBy('day')
    .execute();
  return Promise.all(
    rows.map(async ({ day, count }): Promise<DayCount> => {
      const start = day * dayLength;
      const end = start + dayLength;
      const isCut = (from !== null && from > start) || (before !== null && before < end);
      if (!isCut) return { start, end, count };
      const within = { start: Math.max(start, from ?? start), end: Math.min(end, before ?? end) };
      return { ...within, count: await countOrders(db, filter, context, within) };
    }),
  );
}

/** Adds the changes of the counts up, which PostgreSQL stores one by one, when they have become many; any number of processes may do this. */
export async function addUpDayCounts(db: Kysely<Tables>, most = 10_000): Promise<void> {
  if (!isPostgres(db)) return;
  const { count } = await db
    .selectFrom('order_count_change')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) <= most) return;
  await sql`with gone as (delete from order_count_change returning day, status_group, orders)
    insert into order_count_change select day, status_group, sum(orders) from gone
    group by 1, 2 having sum(orders) <> 0`.execute(db);
}
