import { failure, type Result, success } from '@pp-tools/domain/core';
import { type CarrierCode, providerCodes } from '@pp-tools/domain/shipment';
import type { Transaction } from 'kysely';
import { noteOrderActions, type OrderAction } from '../../database/order-actions.ts';
import { refreshOrders } from '../../database/order-summary.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from './actor.ts';
import { answerFor } from './answer-choice.ts';
import { restartParcels } from './parcel-restart.ts';
import { findShipment, type ShipmentRow } from './shipment.queries.ts';
import type { ShipmentParts } from './shipment-parts.ts';
import type { RunFault } from './shipment-texts.ts';
import { nextSync } from './sync-schedule.ts';
import type { BatchResult, TrackingProvider } from './tracking-provider.ts';

type Outcome = Result<null, RunFault>;
const done: Outcome = success(null);

/** What the provider said: yes, a refusal by a code that the caller may take for a yes, or a fault. */
async function ask(
  parts: ShipmentParts,
  row: ShipmentRow,
  call: (provider: TrackingProvider) => Promise<BatchResult>,
): Promise<Result<null, RunFault & { readonly code: 'rejected' | 'provider' }>> {
  const called = await call(parts.provider);
  if (!called.ok) return failure({ code: 'provider', fault: called.fault });
  const answer = answerFor(
    called.value,
    { number: row.number, carrier: null },
    { now: parts.now(), zone: parts.zone },
  );
  if (answer.accepted) return success(null);
  return failure({ code: 'rejected', providerCode: answer.code, message: answer.message });
}

const isRefusedWith = (asked: Awaited<ReturnType<typeof ask>>, ...codes: readonly number[]): boolean =>
  !asked.ok && asked.fault.code === 'rejected' && codes.includes(asked.fault.providerCode);

/**
 * Gives a parcel another carrier. Number and carrier are one identity: the parcel starts again, what was known about it
 * goes to its history. A registered one stays registered, since the provider changes the carrier without cost.
 */
export async function changeCarrier(
  parts: ShipmentParts,
  request: { readonly number: string; readonly carrier: CarrierCode },
  actor: Actor,
): Promise<Outcome> {
  const row = await findShipment(parts.db, request.number);
  if (row === null) return failure({ code: 'number-unknown' });
  const { number, carrier: from } = row;
  const to = request.carrier;
  if (from === to) return failure({ code: 'carrier-same' });
  let isRegistered = false;
  if (row.registered === 1 && from !== null) {
    const asked = await ask(parts, row, (provider) => provider.changeCarrier([{ number, from, to }]));
    const { carrierRegistered, notRegistered } = providerCodes;
    if (!asked.ok && !isRefusedWith(asked, carrierRegistered, notRegistered)) return asked;
    isRegistered = !isRefusedWith(asked, notRegistered);
  }
  return change(parts, row, actor, 'change-carrier', [from, to], async (transaction) => {
    await restartParcels(transaction, [number], actor);
    await transaction
      .updateTable('shipment')
      .set({
        carrier: to,
        registered: isRegistered ? 1 : 0,
        next_sync: isRegistered ? nextSync('Unknown', actor.at) : null,
      })
      .where('number', '=', number)
      .execute();
  });
}

/** Corrects the phone digits of a parcel, with the provider too when it is registered. */
export async function changePhone(
  parts: ShipmentParts,
  request: { readonly number: string; readonly phoneLastFour: string },
  actor: Actor,
): Promise<Outcome> {
  const row = await findShipment(parts.db, request.number);
  if (row === null) return failure({ code: 'number-unknown' });
  const { number, carrier, phone_last_four } = row;
  const { phoneLastFour } = request;
  if (row.registered === 1) {
    const asked = await ask(parts, row, (provider) =>
      provider.changePhone([{ number, carrier, phoneLastFour }]),
    );
    if (!asked.ok && !isRefusedWith(asked, providerCodes.notRegistered)) return asked;
  }
  return change(parts, row, actor, 'change-phone', [phone_last_four, phoneLastFour], async (transaction) => {
    await transaction
      .updateTable('shipment')
      .set({ phone_last_four: phoneLastFour })
      .where('number', '=', number)
      .execute();
  });
}

/** What an admin can have done with a registered parcel at the provider. */
export type ProviderControl = 'stop' | 'retrack' | 'delete';

/** Stops the tracking of a parcel, starts it again, or deletes its record with the provider, which is final there. */
export async function controlTracking(
  parts: ShipmentParts,
  number: string,
  control: ProviderControl,
  actor: Actor,
): Promise<Outcome> {
  const row = await findShipment(parts.db, number);
  if (row === null) return failure({ code: 'number-unknown' });
  const parcels = [{ number, carrier: row.carrier }];
  const { notTracking, notRegistered } = providerCodes;
  if (control === 'stop') {
    const asked = await ask(parts, row, (provider) => provider.stop(parcels));
    if (!asked.ok && !isRefusedWith(asked, notTracking)) return asked;
    return change(parts, row, actor, 'stop-tracking', [null, null], (transaction) =>
      setTracking(transaction, number, { stopped: 1, next_sync: null }),
    );
  }
  if (control === 'retrack') {
    const asked = await ask(parts, row, (provider) => provider.retrack(parcels));
    if (!asked.ok) return asked;
    return change(parts, row, actor, 'retrack', [null, null], (transaction) =>
      setTracking(transaction, number, { stopped: 0, next_sync: actor.at }),
    );
  }
  const asked = await ask(parts, row, (provider) => provider.remove(parcels));
  if (!asked.ok && !isRefusedWith(asked, notRegistered)) return asked;
  return change(parts, row, actor, 'delete-at-provider', [row.status, null], (transaction) =>
    restartParcels(transaction, [number], actor),
  );
}

async function setTracking(
  transaction: Transaction<Tables>,
  number: string,
  state: { readonly stopped: number; readonly next_sync: number | null },
): Promise<void> {
  await transaction.updateTable('shipment').set(state).where('number', '=', number).execute();
}

/** Changes a parcel and records it, in one transaction. */
async function change(
  parts: ShipmentParts,
  { number, order_id: orderId }: ShipmentRow,
  actor: Actor,
  action: OrderAction,
  [before, after]: readonly [string | number | null, string | number | null],
  apply: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<Outcome> {
  const text = (value: string | number | null) => (value === null ? null : String(value));
  await parts.db.transaction().execute(async (transaction) => {
    await apply(transaction);
    await refreshOrders(transaction, [orderId]);
    await noteOrderActions(transaction, [
      { ...actor, action, orderId, number, before: text(before), after: text(after) },
    ]);
  });
  return done;
}
