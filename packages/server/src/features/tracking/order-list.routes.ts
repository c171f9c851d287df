import { Readable } from 'node:stream';
import {
  countsAnswer,
  historyAnswer,
  orderExportQuery,
  orderIdText,
  orderListAnswer,
  orderListQuery,
  orderPaths,
  orderSearchAnswer,
  orderSearchQuery,
  revisionAnswer,
} from '@pp-tools/domain/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { orderRevision } from '../../database/order-summary.ts';
import { readRevision } from '../../database/revision.ts';
import { exportOrders } from './order-export.queries.ts';
import { orderHistory } from './order-history.queries.ts';
import { listOrders, searchOrders } from './order-list.queries.ts';
import type { OrderParts } from './order-parts.ts';
import { StatusCounter } from './status-counts.ts';

const params = z.object({ id: orderIdText });
const tags = ['orders'];
const success = <Data>(data: Data) => ({ status: 'success' as const, data });

const schemas = {
  list: {
    tags,
    summary: 'Orders; without `page` all of them',
    querystring: orderListQuery,
    response: { 200: orderListAnswer },
  },
  export: {
    tags,
    summary: 'Orders as a CSV file that an upload reads back',
    querystring: orderExportQuery,
    answerType: 'text/csv',
  },
  counts: { tags, summary: 'Orders in each status, and late ones', response: { 200: countsAnswer } },
  revision: { tags, summary: 'Grows with every change', response: { 200: revisionAnswer } },
  one: {
    tags,
    summary: 'Orders with this id',
    params,
    querystring: orderSearchQuery,
    response: { 200: orderSearchAnswer },
  },
  history: { tags, summary: 'Who did what to the order', params, response: { 200: historyAnswer } },
} as const;

/** Reading orders. Belongs inside the admin scope. */
export function orderListRoutes({ database: { db }, zone, now }: OrderParts): FastifyPluginCallbackZod {
  const counter = new StatusCounter(db);
  return (app, _options, done) => {
    app.get(
      orderPaths.list,
      // The rows come from our own typed queries; checking each of a million again only costs time.
      { schema: schemas.list, serializerCompiler: () => (answer) => JSON.stringify(answer) },
      async (request) => {
        const { orders, total } = await listOrders(db, request.query, { zone, now: now() });
        return { ...success(orders), total };
      },
    );
    app.get(orderPaths.export, { schema: schemas.export }, (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="orders.csv"')
        .send(Readable.from(exportOrders(db, request.query, { zone, now: now() }))),
    );
    app.get(orderPaths.counts, { schema: schemas.counts }, async () => success(await counter.read(now())));
    app.get(orderPaths.revision, { schema: schemas.revision }, async () =>
      success({ revision: await readRevision(db, orderRevision) }),
    );
    app.get(orderPaths.one, { schema: schemas.one }, async (request) => {
      const context = { zone, now: now() };
      const { orders, hidden } = await searchOrders(db, request.params.id, request.query, context);
      return { ...success(orders), total: orders.length, hidden };
    });
    app.get(orderPaths.history, { schema: schemas.history }, async (request) =>
      success(await orderHistory(db, request.params.id, zone)),
    );
    done();
  };
}
