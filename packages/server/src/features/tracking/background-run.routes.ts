import { orderPaths, runListAnswer, runRequest, runStateAnswer } from '@pp-tools/domain/contract';
import { normaliseTrackingNumber } from '@pp-tools/domain/shipment';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { RequestFault } from '../../http/problems.ts';
import { adminOf } from '../../http/require-session.ts';
import { createRun, readRuns } from './background-run.queries.ts';
import type { ShipmentParts } from './shipment-parts.ts';

const tags = ['shipments'];

/** Runs that go on without a page. Belongs inside the admin scope. `wake` makes this process look at once. */
export function backgroundRunRoutes(parts: ShipmentParts, wake: () => void): FastifyPluginCallbackZod {
  const one = async (id: number) => {
    const [run] = await readRuns(parts.db, parts.zone, id);
    if (run === undefined) throw new RequestFault(404, 'run-unknown', '没有这个后台任务。');
    return { status: 'success' as const, data: run };
  };
  return (app, _options, done) => {
    app.post(
      orderPaths.runs,
      { schema: { tags, summary: 'Start a run', body: runRequest, response: { 200: runStateAnswer } } },
      async (request) => {
        const { kind, numbers } = request.body;
        const id = await createRun(parts.db, {
          kind,
          numbers: numbers.map(normaliseTrackingNumber),
          who: adminOf(request).username,
          at: parts.now(),
        });
        wake();
        return one(id);
      },
    );
    app.get(
      orderPaths.runs,
      { schema: { tags, summary: 'The latest runs', response: { 200: runListAnswer } } },
      async () => ({ status: 'success' as const, data: await readRuns(parts.db, parts.zone, null) }),
    );
    app.get(
      orderPaths.run,
      {
        schema: {
          tags,
          summary: 'A run with the answer to each number',
          params: z.object({
            id: z.coerce
              .number()
              .int()
              .positive()
              .max(2 ** 31 - 1),
          }),
          response: { 200: runStateAnswer },
          alsoAnswers: [404],
        },
      },
      async (request) => one(request.params.id),
    );
    done();
  };
}
