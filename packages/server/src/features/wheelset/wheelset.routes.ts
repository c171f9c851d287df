import { wheelsetAnswer, wheelsetListAnswer, wheelsetPaths } from '@pp-tools/domain/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../../database/connection.ts';
import type { CachedList } from '../../http/cached-list.ts';
import { rowIdParams } from '../../http/row-id.ts';
import { findWheelset } from './wheelset.queries.ts';
import { wheelsetProblems } from './wheelset-texts.ts';

/** The public part of the wheelset API. */
export function wheelsetRoutes(db: Database, list: CachedList): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      wheelsetPaths.list,
      {
        schema: {
          tags: ['wheelsets'],
          summary: 'All wheelsets',
          response: { 200: wheelsetListAnswer },
          alsoAnswers: [304],
        },
      },
      async (request, reply) => {
        await list.send(request, reply);
      },
    );

    app.get(
      wheelsetPaths.one,
      {
        schema: {
          tags: ['wheelsets'],
          summary: 'One wheelset by its id',
          params: rowIdParams,
          response: { 200: wheelsetAnswer },
          alsoAnswers: [404],
        },
      },
      async (request) => {
        const wheelset = await findWheelset(db, request.params.id);
        if (wheelset === null) throw wheelsetProblems.unknown(request.params.id);
        return { status: 'success' as const, data: { wheelset } };
      },
    );
    done();
  };
}
