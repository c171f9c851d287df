import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

/** What waits for the background work. Ages in milliseconds; 0 when nothing waits. */
export interface WorkLoad {
  readonly parcelsDue: number;
  /** How long the parcel that has waited longest is due. */
  readonly oldestDue: number;
  readonly numbersInRuns: number;
  /** How long ago the oldest run that still runs was started. */
  readonly oldestRun: number;
}

/** Counts up to here; more says nothing else and costs a walk through the index. */
const mostCounted = 10_000;

/** Counts what waits. Cheap: each part reads an index up to a limit. */
export async function readWorkLoad(db: Database, now: number): Promise<WorkLoad> {
  const due = await db
    .selectFrom((from) =>
      from
        .selectFrom('shipment')
        .select('next_sync')
        .where('next_sync', '<=', now)
        .orderBy('next_sync')
        .limit(mostCounted)
        .as('due'),
    )
    .select((select) => [select.fn.countAll<number>().as('count'), select.fn.min('next_sync').as('since')])
    .executeTakeFirst();
  const runs = await db
    .selectFrom('tracking_run')
    .leftJoin('tracking_run_item', (join) =>
      join
        .onRef('tracking_run_item.run_id', '=', 'tracking_run.id')
        .on('tracking_run_item.state', '=', 'waiting'),
    )
    .where('tracking_run.state', '=', 'running')
    .select([
      sql<number>`count(tracking_run_item.number)`.as('count'),
      sql<number | null>`min(tracking_run.started_at)`.as('since'),
    ])
    .executeTakeFirst();
  const age = (since: number | null | undefined) => (since === null || since === undefined ? 0 : now - since);
  return {
    parcelsDue: Number(due?.count ?? 0),
    oldestDue: age(due?.since),
    numbersInRuns: Number(runs?.count ?? 0),
    oldestRun: age(runs?.since),
  };
}
