import * as contract from '@pp-tools/domain/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, OpenDatabase } from '../database/connection.ts';
import { CachedList, type ListTools } from '../http/cached-list.ts';
import { adminOf } from '../http/require-session.ts';
import { listHistory } from './catalogue-history.ts';
import { catalogueRefusals } from './catalogue-refusals.ts';
import { type CatalogueDone, changeRows, editMany, restoreRow, undoEdit } from './edit-catalogue.ts';
import { catalogueImportRoutes } from './import/import.routes.ts';
import { describeList, staffLists } from './list-labels.ts';
import type { PartList } from './part-list.ts';
import { staffRows } from './staff-rows.ts';

const tags = ['catalogue for staff'];
const params = z.object({ list: z.string() });
const { catalogueStaffPaths: paths } = contract;

function listOf(name: string): PartList {
  const found = staffLists.find(([{ table }]) => table === name);
  if (found === undefined) throw catalogueRefusals.unknownList(name);
  return found[0];
}

async function describeAll(db: Database) {
  return Promise.all(
    staffLists.map(async ([list, label]) => {
      const { rows } = await sql<{
        n: number | string;
      }>`select count(*) as n from ${sql.table(list.table)}`.execute(db);
      return describeList(list, label, Number(rows[0]?.n ?? 0));
    }),
  );
}

/** Every edit changes a list, and an editor waits for it: packed fast rather than small. */
const quickly = 3;

const success = <Data>(data: Data) => ({ status: 'success' as const, data });

/** Reading and editing every list of the builder. Belongs inside the admin scope. */
export function catalogueStaffRoutes(
  database: OpenDatabase,
  now: () => number,
  tools: ListTools,
): FastifyPluginAsyncZod {
  const { db } = database;
  const cached = new Map(
    staffLists.map(([list]) => [
      list.table,
      new CachedList(db, [list.table], async () => ({ rows: await staffRows(db, list) }), tools, quickly),
    ]),
  );
  const editor = (request: FastifyRequest) => ({ actor: adminOf(request).username, at: now() });
  const done = (list: PartList, outcome: CatalogueDone) => {
    cached.get(list.table)?.invalidate();
    return success(outcome);
  };
  const action = <Body extends z.ZodType>(summary: string, body: Body, alsoAnswers = [404, 409, 422]) => ({
    tags,
    summary,
    params,
    body,
    response: { 200: contract.catalogueDoneAnswer },
    alsoAnswers,
  });
  const changed = (lists: readonly string[]) => {
    for (const list of lists) cached.get(list)?.invalidate();
  };
  return async (app) => {
    await app.register(catalogueImportRoutes(database, now, changed));
    app.get(
      paths.lists,
      {
        schema: { tags, summary: 'Every list with its fields', response: { 200: contract.staffListsAnswer } },
      },
      async () => success({ lists: await describeAll(db) }),
    );
    app.get(
      paths.list,
      {
        schema: {
          tags,
          summary: 'All rows of a list with every field',
          params,
          response: { 200: contract.staffRowsAnswer },
          alsoAnswers: [304, 404],
        },
      },
      async (request, reply) => {
        await cached.get(listOf(request.params.list).table)?.send(request, reply, 'no-store');
      },
    );
    app.post(
      paths.changes,
      {
        bodyLimit: 16 * 1024 * 1024,
        schema: action('Add, change and delete rows, all or none', contract.catalogueChangesBody),
      },
      async (request) => {
        const list = listOf(request.params.list);
        return done(list, await changeRows(db, list, request.body.changes, editor(request)));
      },
    );
    app.post(
      paths.bulk,
      {
        bodyLimit: 16 * 1024 * 1024,
        schema: action('Set, raise or clear one field of many rows', contract.catalogueBulkBody),
      },
      async (request) => {
        const list = listOf(request.params.list);
        return done(list, await editMany(db, list, request.body, editor(request)));
      },
    );
    app.post(
      paths.undo,
      { schema: action('Undo an action of the history', contract.catalogueUndoBody, [404, 409]) },
      async (request) => {
        const list = listOf(request.params.list);
        return done(list, await undoEdit(db, list, request.body.entry, editor(request)));
      },
    );
    app.post(
      paths.restore,
      { schema: action('Bring a row to an earlier state', contract.catalogueRestoreBody, [404, 422]) },
      async (request) => {
        const list = listOf(request.params.list);
        return done(list, await restoreRow(db, list, request.body, editor(request)));
      },
    );
    app.get(
      paths.history,
      {
        schema: {
          tags,
          summary: 'What was done with a list or one of its rows, newest first',
          params,
          querystring: contract.catalogueHistoryQuery,
          response: { 200: contract.catalogueHistoryAnswer },
          alsoAnswers: [404],
        },
      },
      async (request) => success(await listHistory(db, listOf(request.params.list), request.query)),
    );
  };
}
