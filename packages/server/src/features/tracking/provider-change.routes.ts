import {
  changeAnswer,
  changeCarrierRequest,
  changeExtraInfoRequest,
  changePhoneRequest,
  controlRequest,
  controlsAnswer,
  controlsRequest,
  orderPaths,
  parcelRecordsAnswer,
  quotaAnswer,
} from '@pp-tools/domain/contract';
import { failure, type Result } from '@pp-tools/domain/core';
import { normaliseTrackingNumber, statusFromText } from '@pp-tools/domain/shipment';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminOf } from '../../http/require-session.ts';
import type { Actor } from './actor.ts';
import { trackingWire } from './order-rows.ts';
import { changeCarrier, changeExtraInfo, changePhone, controlTracking } from './provider-change.ts';
import { findShipment } from './shipment.queries.ts';
import type { ShipmentParts } from './shipment-parts.ts';
import { describeFault, type RunFault, runFault } from './shipment-texts.ts';

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
  extraInfo: {
    tags,
    summary: 'Correct what a carrier asks for next to the phone',
    body: changeExtraInfoRequest,
    response: { 200: changeAnswer },
    alsoAnswers: [404, 409, 422, 429],
  },
  controls: {
    tags,
    summary: 'Stop, retrack or delete up to 40 numbers at the provider',
    body: controlsRequest,
    response: { 200: controlsAnswer },
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
    app.put(orderPaths.extraInfo, { schema: schemas.extraInfo }, async (request) => {
      const { trackingNumber, extraInfo } = request.body;
      const wanted = { number: trackingNumber, extraInfo };
      return changed(trackingNumber, await changeExtraInfo(parts, wanted, actorOf(request)));
    });
    app.post(orderPaths.control, { schema: schemas.control }, async (request) => {
      const { trackingNumber, control } = request.body;
      const outcomes = await controlTracking(parts, [trackingNumber], control, actorOf(request));
      const unknown = failure<RunFault>({ code: 'number-unknown' });
      return changed(trackingNumber, outcomes.get(trackingNumber) ?? unknown);
    });
    app.post(orderPaths.controls, { schema: schemas.controls }, async (request) => {
      const { trackingNumbers, control } = request.body;
      const outcomes = await controlTracking(parts, trackingNumbers, control, actorOf(request));
      return success([...outcomes].map(([each, outcome]) => controlLine(each, outcome)));
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

const controlLine = (of: string, outcome: Result<null, RunFault>) => {
  if (outcome.ok) return { number: of, success: true, stop: false, error: null };
  const { text, stop } = describeFault(outcome.fault);
  return { number: of, success: false, stop, error: text };
};

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
