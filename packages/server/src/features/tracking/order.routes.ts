import {
  addNumberRequest,
  changeNumberRequest,
  deleteAnswer,
  deleteRequest,
  historyAnswer,
  orderAnswer,
  orderIdText,
  orderListAnswer,
  orderListQuery,
  orderPaths,
  revisionAnswer,
} from '@pp-tools/domain/contract';
import type { Result } from '@pp-tools/domain/core';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { orderRevision } from '../../database/order-summary.ts';
import { readRevision } from '../../database/revision.ts';
import { adminOf } from '../../http/require-session.ts';
import { addNumber, changeNumber } from './number-change.ts';
import { type Deed, deleteNumbers, deleteOrder } from './order-deletion.ts';
import { orderHistory } from './order-history.queries.ts';
import { findOrders, listOrders, ordersByIds } from './order-list.queries.ts';
import type { OrderParts } from './order-parts.ts';
import { type OrderFault, orderFault } from './order-texts.ts';

const params = z.object({ id: orderIdText });
const tags = ['orders'];

/** Reading, deleting and renumbering orders. Belongs inside the admin scope. */
export function orderRoutes(parts: OrderParts): FastifyPluginCallbackZod {
  const { zone } = parts;
  const { db } = parts.database;
  const deedOf = (request: FastifyRequest): Deed => ({ who: adminOf(request).username, at: parts.now() });
  const changed = async (result: Result<string, OrderFault>) => {
    if (!result.ok) throw orderFault(result.fault);
    const [order] = await ordersByIds(db, [result.value], zone);
    if (order === undefined) throw orderFault('order-unknown');
    return { status: 'success' as const, data: order };
  };

  return (app, _options, done) => {
    app.get(
      orderPaths.list,
      {
        schema: {
          tags,
          summary: 'Orders; without `page` all of them',
          querystring: orderListQuery,
          response: { 200: orderListAnswer },
        },
        // The rows come from our own typed queries; checking each of a million again only costs time.
        serializerCompiler: () => (answer) => JSON.stringify(answer),
      },
      async (request) => {
        const { orders, total } = await listOrders(db, request.query, { zone, now: parts.now() });
        return { status: 'success' as const, data: orders, total };
      },
    );

    app.get(
      orderPaths.revision,
      { schema: { tags, summary: 'Grows with every change', response: { 200: revisionAnswer } } },
      async () => ({
        status: 'success' as const,
        data: { revision: await readRevision(db, orderRevision) },
      }),
    );

    app.get(
      orderPaths.one,
      { schema: { tags, summary: 'Orders with this id', params, response: { 200: orderListAnswer } } },
      async (request) => {
        const orders = await findOrders(db, request.params.id, zone);
        return { status: 'success' as const, data: orders, total: orders.length };
      },
    );

    app.get(
      orderPaths.history,
      { schema: { tags, summary: 'Who did what to the order', params, response: { 200: historyAnswer } } },
      async (request) => ({
        status: 'success' as const,
        data: await orderHistory(db, request.params.id, zone),
      }),
    );

    app.delete(
      orderPaths.one,
      { schema: { tags, summary: 'Delete an order', params, response: { 200: deleteAnswer } } },
      async (request) => {
        const gone = await deleteOrder(db, request.params.id, deedOf(request));
        if (gone === null) throw orderFault('order-unknown');
        return { status: 'success' as const, data: gone, ...gone };
      },
    );

    app.post(
      orderPaths.delete,
      { schema: { tags, summary: 'Delete numbers', body: deleteRequest, response: { 200: deleteAnswer } } },
      async (request) => {
        const gone = await deleteNumbers(db, request.body, deedOf(request));
        return { status: 'success' as const, data: gone, ...gone };
      },
    );

    app.post(
      orderPaths.addNumber,
      { schema: { tags, summary: 'Add a number', body: addNumberRequest, response: { 200: orderAnswer } } },
      async (request) => changed(await addNumber(db, request.body, deedOf(request))),
    );

    app.put(
      orderPaths.changeNumber,
      {
        schema: {
          tags,
          summary: 'Replace a number',
          body: changeNumberRequest,
          response: { 200: orderAnswer },
        },
      },
      async (request) => changed(await changeNumber(db, request.body, deedOf(request))),
    );
    done();
  };
}
