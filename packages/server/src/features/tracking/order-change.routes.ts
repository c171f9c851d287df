import {
  addNumberRequest,
  changeNumberRequest,
  deleteAnswer,
  deleteRequest,
  orderAnswer,
  orderIdText,
  orderPaths,
  undeleteAnswer,
  undeleteRequest,
} from '@pp-tools/domain/contract';
import type { Result } from '@pp-tools/domain/core';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminOf } from '../../http/require-session.ts';
import type { Actor } from './actor.ts';
import { undoDeletion } from './deletion-undo.ts';
import { addNumber, changeNumber } from './number-change.ts';
import { deleteNumbers, deleteOrder } from './order-deletion.ts';
import { ordersByIds } from './order-list.queries.ts';
import type { OrderParts } from './order-parts.ts';
import { type OrderFault, orderFault } from './order-texts.ts';

const params = z.object({ id: orderIdText });
const tags = ['orders'];

const schemas = {
  deleteOrder: {
    tags,
    summary: 'Delete an order',
    params,
    response: { 200: deleteAnswer },
    alsoAnswers: [404],
  },
  deleteNumbers: { tags, summary: 'Delete numbers', body: deleteRequest, response: { 200: deleteAnswer } },
  undelete: {
    tags,
    summary: 'Undo a deletion',
    body: undeleteRequest,
    response: { 200: undeleteAnswer },
    alsoAnswers: [404],
  },
  add: {
    tags,
    summary: 'Add a number',
    body: addNumberRequest,
    response: { 200: orderAnswer },
    alsoAnswers: [404, 409],
  },
  change: {
    tags,
    summary: 'Replace a number',
    body: changeNumberRequest,
    response: { 200: orderAnswer },
    alsoAnswers: [404, 409],
  },
} as const;

/** Deleting and renumbering orders. Belongs inside the admin scope. */
export function orderChangeRoutes(parts: OrderParts): FastifyPluginCallbackZod {
  const { zone } = parts;
  const { db } = parts.database;
  const actorOf = (request: FastifyRequest): Actor => ({ who: adminOf(request).username, at: parts.now() });
  const changed = async (result: Result<string, OrderFault>) => {
    if (!result.ok) throw orderFault(result.fault);
    const [order] = await ordersByIds(db, [result.value], zone);
    if (order === undefined) throw orderFault('order-unknown');
    return { status: 'success' as const, data: order };
  };
  return (app, _options, done) => {
    app.delete(orderPaths.one, { schema: schemas.deleteOrder }, async (request) => {
      const gone = await deleteOrder(db, request.params.id, actorOf(request));
      if (gone === null) throw orderFault('order-unknown');
      return { status: 'success' as const, data: gone, ...gone };
    });
    app.post(orderPaths.delete, { schema: schemas.deleteNumbers }, async (request) => {
      const gone = await deleteNumbers(db, request.body, actorOf(request));
      return { status: 'success' as const, data: gone, ...gone };
    });
    app.post(orderPaths.undelete, { schema: schemas.undelete }, async (request) => {
      const restored = await undoDeletion(db, request.body.id, actorOf(request));
      if (restored === null) throw orderFault('deletion-unknown');
      return { status: 'success' as const, data: restored };
    });
    app.post(orderPaths.addNumber, { schema: schemas.add }, async (request) =>
      changed(await addNumber(db, request.body, actorOf(request))),
    );
    app.put(orderPaths.changeNumber, { schema: schemas.change }, async (request) =>
      changed(await changeNumber(db, request.body, actorOf(request))),
    );
    done();
  };
}
