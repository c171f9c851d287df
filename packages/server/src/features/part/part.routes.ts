import {
  builderPaths,
  miscComponentsAnswer,
  pedalsAnswer,
  saddlesAnswer,
  tiresAnswer,
  tubesAnswer,
} from '@pp-tools/domain/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { listParts } from '../../catalogue/catalogue-table.ts';
import type { Database } from '../../database/connection.ts';
import { CachedList } from '../../http/cached-list.ts';
import { miscComponentTable, pedalTable, saddleTable, tubeTable, tyreTable } from './part-tables.ts';

const tags = ['bike builder'];

/** The full lists of tyres, tubes and the small parts of step 4. */
export function partRoutes(db: Database, monotonic: () => number): FastifyPluginCallbackZod {
  const list = (table: { readonly table: string }, load: () => Promise<unknown>) =>
    new CachedList(db, table.table, load, monotonic);
  const tires = list(tyreTable, async () => ({ tires: await listParts(db, tyreTable) }));
  const tubes = list(tubeTable, async () => ({ tubes: await listParts(db, tubeTable) }));
  const saddles = list(saddleTable, async () => ({ saddles: await listParts(db, saddleTable) }));
  const pedals = list(pedalTable, async () => ({ pedals: await listParts(db, pedalTable) }));
  const misc = list(miscComponentTable, async () => ({
    miscComponents: await listParts(db, miscComponentTable),
  }));

  return (app, _options, done) => {
    app.get(
      builderPaths.tires,
      { schema: { tags, summary: 'All tyres', response: { 200: tiresAnswer } } },
      (request, reply) => tires.send(request, reply),
    );
    app.get(
      builderPaths.tubes,
      { schema: { tags, summary: 'All tubes', response: { 200: tubesAnswer } } },
      (request, reply) => tubes.send(request, reply),
    );
    app.get(
      builderPaths.saddles,
      { schema: { tags, summary: 'All saddles', response: { 200: saddlesAnswer } } },
      (request, reply) => saddles.send(request, reply),
    );
    app.get(
      builderPaths.pedals,
      { schema: { tags, summary: 'All pedals', response: { 200: pedalsAnswer } } },
      (request, reply) => pedals.send(request, reply),
    );
    app.get(
      builderPaths.miscComponents,
      { schema: { tags, summary: 'All small parts', response: { 200: miscComponentsAnswer } } },
      (request, reply) => misc.send(request, reply),
    );
    done();
  };
}
