import { bulkAnswer, bulkCheckAnswer, orderPaths } from '@pp-tools/domain/contract';
import type { JsonLimits } from '@pp-tools/domain/core';
import { uploadLimits } from '@pp-tools/domain/order';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { RequestFault } from '../../http/problems.ts';
import { adminOf } from '../../http/require-session.ts';
import type { OrderParts } from './order-parts.ts';
import { uploadFault } from './order-texts.ts';

/** 100,000 orders are some 18 MB of JSON. */
const maxUploadBytes = 40 * 1024 * 1024;
/** Each of the rows is an object with a list of numbers and some six other fields. */
const uploadJson: JsonLimits = {
  depth: 8,
  containers: 2 * uploadLimits.rows + 1,
  values: 16 * uploadLimits.rows,
};

const texts = { type: 'string' };
/** The body for the document of the API; `readUploadText` reads it. */
const uploadShape = {
  contentType: 'application/json',
  schema: {
    type: 'array',
    maxItems: uploadLimits.rows,
    items: {
      type: 'object',
      properties: {
        order_id: { type: ['string', 'number'] },
        order_date: texts,
        order_status: texts,
        tracking_number: { type: ['string', 'array'], items: texts },
        phone_number_last_four: texts,
        carrier_code: { type: ['string', 'number'] },
      },
      required: ['order_id', 'order_date', 'order_status', 'tracking_number'],
    },
  },
};

/** The bulk upload. Its body stays bytes until the thread that stores it, so that parsing holds nobody up. */
export function uploadRoutes(parts: OrderParts): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      orderPaths.bulk,
      {
        bodyLimit: maxUploadBytes,
        config: { bodyAsBytes: true, bodyJson: uploadJson },
        schema: {
          tags: ['orders'],
          summary: 'Store many orders, all or none',
          bodyShape: uploadShape,
          response: { 200: bulkAnswer },
          alsoAnswers: [409],
        },
      },
      async (request) => {
        if (!Buffer.isBuffer(request.body)) {
          throw new RequestFault(400, 'body-missing', '请输入一个 JSON 数组。', {
            error: '请输入一个 JSON 数组。',
          });
        }
        const { username } = adminOf(request);
        const outcome = await parts.upload({
          body: request.body,
          who: username,
          at: parts.now(),
          zoneName: parts.zoneName,
        });
        if (!outcome.ok) throw uploadFault(outcome);
        return { status: 'success' as const, data: outcome.summary };
      },
    );

    app.post(
      orderPaths.bulkCheck,
      {
        bodyLimit: maxUploadBytes,
        config: { bodyAsBytes: true, bodyJson: uploadJson },
        schema: {
          tags: ['orders'],
          summary: 'What the database has of an upload already; writes nothing',
          bodyShape: uploadShape,
          response: { 200: bulkCheckAnswer },
        },
      },
      async (request) => {
        const data = Buffer.isBuffer(request.body) ? await parts.look(request.body) : null;
        if (data === null) throw new RequestFault(400, 'not-json', 'The body is no JSON.');
        return { status: 'success' as const, data };
      },
    );
    done();
  };
}
