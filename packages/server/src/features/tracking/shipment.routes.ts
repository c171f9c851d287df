import { orderPaths, runAnswer, trackingAnswer } from '@pp-tools/domain/contract';
import type { TrackingWire } from '@pp-tools/domain/order';
import { normaliseTrackingNumber, type RunKind } from '@pp-tools/domain/shipment';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminOf } from '../../http/require-session.ts';
import { trackingWire } from './order-rows.ts';
import { runShipment } from './run-shipment.ts';
import { findShipment } from './shipment.queries.ts';
import type { ShipmentParts } from './shipment-parts.ts';
import { runFault } from './shipment-texts.ts';

const number = z.string().transform(normaliseTrackingNumber);
const tags = ['shipments'];

/** Tracking data, registration and update of single numbers. Belongs inside the admin scope. */
export function shipmentRoutes(parts: ShipmentParts): FastifyPluginCallbackZod {
  const find = async (wanted: string): Promise<TrackingWire> => {
    const row = await findShipment(parts.db, wanted);
    if (row === null) throw runFault(wanted, { code: 'number-unknown' });
    return trackingWire(row, parts.zone);
  };
  const run = async (kind: RunKind, wanted: string, request: FastifyRequest) => {
    const outcome = await runShipment(parts, kind, wanted, adminOf(request).username);
    if (!outcome.ok) throw runFault(wanted, outcome.fault);
    const { alreadyRegistered, hasNews } = outcome.value;
    const message = alreadyRegistered
      ? '单号在17track注册过，已自动同步'
      : kind === 'register'
        ? '注册成功'
        : hasNews
          ? '更新成功'
          : '更新成功，没有新信息';
    const data = await find(wanted);
    return { status: 'success' as const, data, success: true, message, alreadyRegistered, hasNews };
  };

  return (app, _options, done) => {
    app.get(
      orderPaths.tracking,
      {
        schema: {
          tags,
          summary: 'The tracking data of a number',
          params: z.object({ trackingNumber: number }),
          response: { 200: trackingAnswer },
          alsoAnswers: [404],
        },
      },
      async (request) => {
        const data = await find(request.params.trackingNumber);
        return { status: 'success' as const, data, tracking_info: data.tracking_info };
      },
    );
    for (const kind of ['register', 'update'] as const) {
      app.put(
        orderPaths[kind],
        {
          schema: {
            tags,
            summary: `${kind} a number with the provider`,
            params: z.object({ id: number }),
            response: { 200: runAnswer },
            alsoAnswers: [404, 409, 422, 429],
          },
        },
        async (request) => run(kind, request.params.id, request),
      );
    }
    done();
  };
}
