import { type BackgroundRun, orderPath, orderPaths } from '@pp-tools/domain/contract';
import type { RunKind } from '@pp-tools/domain/shipment';
import { z } from 'zod';
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
  items: z
    .array(
      z.object({
        number: z.string(),
        state: z.enum(['waiting', 'done', 'failed']),
        accepted: z.boolean().catch(false),
        answer: z.unknown(),
      }),
    )
    .catch([]),
}) satisfies z.ZodType<BackgroundRun>;

/** Starts a run that goes on without the page. */
export async function startRun(kind: RunKind, numbers: readonly string[]): Promise<void> {
  await staffCall(orderPaths.runs, z.unknown(), { method: 'POST', body: { kind, numbers } });
}

/** The latest background runs. */
export const listRuns = async (): Promise<readonly BackgroundRun[]> =>
  (await staffCall(orderPaths.runs, z.object({ data: z.array(runSchema) }))).data;

/** One background run with its answers. */
export const readRun = async (id: number): Promise<BackgroundRun> =>
  (await staffCall(orderPath(orderPaths.run, String(id)), z.object({ data: runSchema }))).data;
