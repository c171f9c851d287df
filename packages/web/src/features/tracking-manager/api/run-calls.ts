import { type BackgroundRun, orderPath, orderPaths } from '@pp-tools/domain/contract';
import type { RunKind } from '@pp-tools/domain/shipment';
import { z } from 'zod';
import { readRows } from '../../../platform/list-answer.ts';
import { staffCall } from './staff-call.ts';

const count = z.number().int().min(0).catch(0);
const runSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['register', 'update']),
  state: z.enum(['running', 'done', 'stopped']).catch('running'),
  startedBy: z.string().catch(''),
  startedAt: z.string().catch(''),
  total: count,
  finished: count,
  failed: count,
  items: z.array(z.unknown()).catch([]),
});
const itemSchema = z.object({
  number: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  accepted: z.boolean().catch(false),
  answer: z.unknown(),
});

const runPath = (id: number): string => orderPath(orderPaths.run, String(id));

/** The numbers of a run, one by one: those that cannot be read are noted under the run's path. */
const withItems = (run: z.infer<typeof runSchema>): BackgroundRun => ({
  ...run,
  items: [...readRows(runPath(run.id), itemSchema, run.items)],
});

/** Starts a run that goes on without the page. */
export async function startRun(kind: RunKind, numbers: readonly string[]): Promise<void> {
  await staffCall(orderPaths.runs, z.unknown(), { method: 'POST', body: { kind, numbers } });
}

/** The latest background runs. */
export async function listRuns(): Promise<readonly BackgroundRun[]> {
  const { data } = await staffCall(orderPaths.runs, z.object({ data: z.array(z.unknown()) }));
  return readRows(orderPaths.runs, runSchema, data).map(withItems);
}

/** One background run with its answers. */
export const readRun = async (id: number): Promise<BackgroundRun> =>
  withItems((await staffCall(runPath(id), z.object({ data: runSchema }))).data);
