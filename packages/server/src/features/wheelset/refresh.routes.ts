import {
  refreshAnswer,
  refreshesAnswer,
  regenerateAnswer,
  regenerateBody,
  rollbackAnswer,
  wheelsetAdminPaths,
} from '@pp-tools/domain/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { CachedList } from '../../http/cached-list.ts';
import { adminOf } from '../../http/require-session.ts';
import { rowIdParams } from '../../http/row-id.ts';
import { findRefresh, listRefreshes } from './refresh.queries.ts';
import { previewRefresh, type RefreshParts, refreshWheelsets, rollBackRefresh } from './refresh-wheelsets.ts';
import { countWheelsets } from './wheelset.queries.ts';
import { wheelsetProblems } from './wheelset-texts.ts';

/** Refreshing the catalogue from the spreadsheet, and the history of it. Belongs inside the admin scope. */
export function refreshRoutes(parts: RefreshParts, lists: readonly CachedList[]): FastifyPluginCallbackZod {
  const tags = ['wheelset refresh'];
  return (app, _options, done) => {
    app.post(
      wheelsetAdminPaths.regenerate,
      {
        schema: {
          tags,
          summary: 'Replace all wheelsets by the spreadsheet; {"dryRun": true} only says what would change',
          body: regenerateBody,
          response: { 200: regenerateAnswer },
          alsoAnswers: [409, 422, 429, 502, 504],
        },
      },
      async (request) => {
        if (request.body?.dryRun) {
          const preview = await previewRefresh(parts);
          const count = await countWheelsets(parts.db);
          return { status: 'success' as const, data: { count, refreshId: null, preview } };
        }
        const outcome = await refreshWheelsets(parts, adminOf(request).username);
        for (const list of lists) list.invalidate();
        return { status: 'success' as const, data: outcome };
      },
    );

    app.get(
      wheelsetAdminPaths.refreshes,
      { schema: { tags, summary: 'The latest refreshes', response: { 200: refreshesAnswer } } },
      async () => ({ status: 'success' as const, data: { refreshes: await listRefreshes(parts.db) } }),
    );

    app.get(
      wheelsetAdminPaths.refresh,
      {
        schema: {
          tags,
          summary: 'What a refresh changed',
          params: rowIdParams,
          response: { 200: refreshAnswer },
          alsoAnswers: [404],
        },
      },
      async (request) => {
        const found = await findRefresh(parts.db, request.params.id);
        if (found === null) throw wheelsetProblems.refreshUnknown(request.params.id);
        return { status: 'success' as const, data: found };
      },
    );

    app.post(
      wheelsetAdminPaths.rollback,
      {
        schema: {
          tags,
          summary: 'Bring back the state before a refresh',
          params: rowIdParams,
          response: { 200: rollbackAnswer },
          alsoAnswers: [404, 409, 429],
        },
      },
      async (request) => {
        const outcome = await rollBackRefresh(parts, request.params.id, adminOf(request).username);
        for (const list of lists) list.invalidate();
        return { status: 'success' as const, data: outcome };
      },
    );
    done();
  };
}
