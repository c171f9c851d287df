import {
  changeAnswer,
  changeCarrierRequest,
  changePhoneRequest,
  controlRequest,
  orderPaths,
  parcelRecordsAnswer,
  quotaAnswer,
} from '@pp-tools/domain/contract';
import type { Result } from '@pp-tools/domain/core';
import { normaliseTrackingNumber, statusFromText } from '@pp-tools/domain/shipment';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminOf } from '../../http/require-session.ts';
import type { Actor } from './actor.ts';
import { trackingWire } from './order-rows.ts';
import { changeCarrier, changePhone, controlTracking } from './provider-change.ts';
import { findShipment } from './shipment.queries.ts';
import type { ShipmentParts } from './shipment-parts.ts';
import { type RunFault, runFault } from './shipment-texts.ts';

const tags = ['shipments'];
const number = z.string().transform(normaliseTrackingNumber);
const success = <Data>(data: Data) => ({ status: 'success' as const, data });

const schemas = {
  carrier: {
    tags,
    summary: 'Give a number another carrier',
    body: changeCarrierRequest,
    response: { 200: changeAnswer },
    alsoAnswers: [404, 409, 422, 429],
  },
  phone: {
    tags,
    summary: 'Correct phone digits',
    body: changePhoneRequest,
    response: { 200: changeAnswer },
    alsoAnswers: [404, 409, 422, 429],
  },
  control: {
    tags,
    summary: 'Stop, retrack or delete at the provider',
    body: controlRequest,
    response: { 200: changeAnswer },
    alsoAnswers: [404, 409, 422, 429],
  },
  quota: {
    tags,
    summary: 'What is left of the account',
    response: { 200: quotaAnswer },
    alsoAnswers: [422, 429],
  },
  records: {
    tags,
    summary: 'What was known under other carriers',
    params: z.object({ trackingNumber: number }),
    response: { 200: parcelRecordsAnswer },
  },
} as const;

/** Changes of a parcel at the provider, and what they leave. Belongs inside the admin scope. */
export function providerChangeRoutes(parts: ShipmentParts): FastifyPluginCallbackZod {
  const actorOf = (request: FastifyRequest): Actor => ({ who: adminOf(request).username, at: parts.now() });
  const changed = async (wanted: string, outcome: Result<null, RunFault>) => {
    if (!outcome.ok) throw runFault(wanted, outcome.fault);
    const row = await findShipment(parts.db, wanted);
    if (row === null) throw runFault(wanted, { code: 'number-unknown' });
    return success(trackingWire(row, parts.zone));
  };
  return (app, _options, done) => {
    app.put(orderPaths.carrier, { schema: schemas.carrier }, async (request) => {
      const { trackingNumber, carrierCode } = request.body;
      const wanted = { number: trackingNumber, carrier: carrierCode };
      return changed(trackingNumber, await changeCarrier(parts, wanted, actorOf(request)));
    });
    app.put(orderPaths.phone, { schema: schemas.phone }, async (request) => {
      const { trackingNumber, phoneLastFour } = request.body;
      const wanted = { number: trackingNumber, phoneLastFour };
      return changed(trackingNumber, await changePhone(parts, wanted, actorOf(request)));
    });
    app.post(orderPaths.control, { schema: schemas.control }, async (request) => {
      const { trackingNumber, control } = request.body;
      return changed(trackingNumber, await controlTracking(parts, trackingNumber, control, actorOf(request)));
    });
    app.get(orderPaths.quota, { schema: schemas.quota }, async () => {
      const quota = await parts.provider.quota();
      if (!quota.ok) throw runFault('', { code: 'provider', fault: quota.fault });
      return success(quota.value);
    });
    app.get(orderPaths.records, { schema: schemas.records }, async (request) =>
      success(await parcelRecords(parts, request.params.trackingNumber)),
    );
    done();
  };
}

async function parcelRecords({ db, zone }: ShipmentParts, wanted: string) {
  const rows = await db
    .selectFrom('shipment_record')
    .selectAll()
    .where('number', '=', wanted)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    carrier_code: row.carrier,
    status: statusFromText(row.status),
    tracking_info: row.info,
    ended_at: zone.textOf(row.ended_at),
    ended_by: row.ended_by,
  }));
}
