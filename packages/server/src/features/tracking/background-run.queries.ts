import type { BackgroundRun } from '@pp-tools/domain/contract';
import type { TimeZone } from '@pp-tools/domain/core';
import type { RunKind } from '@pp-tools/domain/shipment';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const itemsPerStatement = 500;

/** Stores a run with its numbers; the work begins with the next look of any process. */
export function createRun(
  db: Kysely<Tables>,
  run: {
    readonly kind: RunKind;
    readonly numbers: readonly string[];
    readonly who: string;
    readonly at: number;
  },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('tracking_run')
      .values({ kind: run.kind, state: 'running', started_by: run.who, started_at: run.at, lease_until: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const numbers = [...new Set(run.numbers)];
    const rows = numbers.map((number, position) => ({
      run_id: id,
      position,
      number,
      state: 'waiting',
      answer: null,
    }));
    for (let start = 0; start < rows.length; start += itemsPerStatement) {
      await transaction
        .insertInto('tracking_run_item')
        .values(rows.slice(start, start + itemsPerStatement))
        .execute();
    }
    return id;
  });
}

/** No claim lasts longer; one that does was made while a clock was ahead. */
const longestClaim = 60 * 60_000;

/** Claims one running run whose claim is over. */
export async function claimRun(db: Kysely<Tables>, now: number, until: number) {
  const isOver = (either: ExpressionBuilder<Tables, 'tracking_run'>) =>
    either.or([either('lease_until', '<=', now), either('lease_until', '>', now + longestClaim)]);
  return db
    .updateTable('tracking_run')
    .set({ lease_until: until })
    .where('id', 'in', (open) =>
      open
        .selectFrom('tracking_run')
        .select('id')
        .where('state', '=', 'running')
        .where(isOver)
        .orderBy('id')
        .limit(1),
    )
    .where(isOver)
    .returning(['id', 'kind', 'started_by'])
    .executeTakeFirst();
}

/** The next numbers of a run that wait. */
export const nextItems = (db: Kysely<Tables>, runId: number, most: number) =>
  db
    .selectFrom('tracking_run_item')
    .select(['position', 'number'])
    .where('run_id', '=', runId)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(most)
    .execute();

/** Runs as they travel, newest first; items only for a single one. */
export async function readRuns(
  db: Kysely<Tables>,
  zone: TimeZone,
  id: number | null,
): Promise<BackgroundRun[]> {
  const query = db.selectFrom('tracking_run').selectAll().orderBy('id', 'desc').limit(10);
  const runs = await (id === null ? query : query.where('id', '=', id)).execute();
  return Promise.all(
    runs.map(async (run): Promise<BackgroundRun> => {
      const items = await db
        .selectFrom('tracking_run_item')
        .select(['number', 'state', 'accepted', 'answer'])
        .where('run_id', '=', run.id)
        .orderBy('position')
        .execute();
      return {
        id: run.id,
        kind: run.kind === 'update' ? 'update' : 'register',
        state: run.state === 'done' ? 'done' : run.state === 'stopped' ? 'stopped' : 'running',
        startedBy: run.started_by,
        startedAt: zone.textOf(run.started_at),
        total: items.length,
        finished: items.filter(({ state }) => state !== 'waiting').length,
        failed: items.filter(({ state }) => state === 'failed').length,
        items: id === null ? [] : items.map(itemOf),
      };
    }),
  );
}

const itemOf = (row: { number: string; state: string; accepted: number; answer: string | null }) => ({
  number: row.number,
  state:
    row.state === 'done'
      ? ('done' as const)
      : row.state === 'failed'
        ? ('failed' as const)
        : ('waiting' as const),
  accepted: row.accepted === 1,
  answer: row.answer === null ? null : JSON.parse(row.answer),
});
