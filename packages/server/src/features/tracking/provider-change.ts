import { failure, type Result, success } from '@pp-tools/domain/core';
import { type CarrierCode, type ExtraInfo, extraInfoFrom, providerCodes } from '@pp-tools/domain/shipment';
import type { Transaction } from 'kysely';
import { noteOrderActions, type OrderAction } from '../../database/order-actions.ts';
import { refreshOrders } from '../../database/order-summary.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from './actor.ts';
import { answerFor } from './answer-choice.ts';
import { restartParcels } from './parcel-restart.ts';
import { findShipment, findShipments, type ShipmentRow } from './shipment.queries.ts';
import type { ShipmentParts } from './shipment-parts.ts';
import type { RunFault } from './shipment-texts.ts';
import { nextSync } from './sync-schedule.ts';
import type { BatchResult, ProviderParcel, TrackingProvider } from './tracking-provider.ts';

type Outcome = Result<null, RunFault>;
const done: Outcome = success(null);

/** What the provider said about a parcel: yes, a refusal by a code that the caller may take for a yes, or a fault. */
type Asked = Result<null, RunFault & { readonly code: 'rejected' | 'provider' }>;

function outcomeFor(parts: ShipmentParts, row: ShipmentRow, called: BatchResult): Asked {
  if (!called.ok) return failure({ code: 'provider', fault: called.fault });
  const context = { now: parts.now(), zone: parts.zone };
  const answer = answerFor(called.value, { number: row.number, carrier: null }, context);
  if (answer.accepted) return success(null);
  return failure({ code: 'rejected', providerCode: answer.code, message: answer.message });
}

const ask = async (
  parts: ShipmentParts,
  row: ShipmentRow,
  call: (provider: TrackingProvider) => Promise<BatchResult>,
): Promise<Asked> => outcomeFor(parts, row, await call(parts.provider));

const isRefusedWith = (asked: Asked, ...codes: readonly number[]): boolean =>
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
  const { phoneLastFour } = request;
  const asked = await tellProvider(parts, row, { phoneLastFour, extraInfo: extraInfoFrom(row.extra_info) });
  if (!asked.ok) return asked;
  const texts = [row.phone_last_four, phoneLastFour] as const;
  return change(parts, row, actor, 'change-phone', texts, (transaction) =>
    setColumns(transaction, row.number, { phone_last_four: phoneLastFour }),
  );
}

/** Corrects what a carrier asks for next to the phone, with the provider too when the parcel is registered. */
export async function changeExtraInfo(
  parts: ShipmentParts,
  request: { readonly number: string; readonly extraInfo: ExtraInfo },
  actor: Actor,
): Promise<Outcome> {
  const row = await findShipment(parts.db, request.number);
  if (row === null) return failure({ code: 'number-unknown' });
  const { extraInfo } = request;
  const asked = await tellProvider(parts, row, { phoneLastFour: row.phone_last_four, extraInfo });
  if (!asked.ok) return asked;
  const isEmpty = Object.values(extraInfo).every((text) => text === null);
  const stored = isEmpty ? null : JSON.stringify(extraInfo);
  return change(parts, row, actor, 'change-extra-info', [row.extra_info, stored], (transaction) =>
    setColumns(transaction, row.number, { extra_info: stored }),
  );
}

/** Gives the provider what the carrier of a registered parcel asks for; it can be corrected there, never removed. */
async function tellProvider(
  parts: ShipmentParts,
  row: ShipmentRow,
  info: { readonly phoneLastFour: string | null; readonly extraInfo: ExtraInfo },
): Promise<Outcome> {
  const { number, carrier } = row;
  const isEmpty = [info.phoneLastFour, ...Object.values(info.extraInfo)].every((text) => text === null);
  if (row.registered !== 1 || isEmpty) return done;
  const asked = await ask(parts, row, (provider) => provider.changeInfo([{ number, carrier, ...info }]));
  return !asked.ok && isRefusedWith(asked, providerCodes.notRegistered) ? done : asked;
}

/** What an admin can have done with registered parcels at the provider. */
export type ProviderControl = 'stop' | 'retrack' | 'delete';

const controls = {
  stop: {
    call: (provider, parcels) => provider.stop(parcels),
    mayBe: [providerCodes.notTracking],
    action: 'stop-tracking',
    apply: (transaction, number) => setColumns(transaction, number, { stopped: 1, next_sync: null }),
  },
  retrack: {
    call: (provider, parcels) => provider.retrack(parcels),
    mayBe: [],
    action: 'retrack',
    apply: (transaction, number, { at }) => setColumns(transaction, number, { stopped: 0, next_sync: at }),
  },
  delete: {
    call: (provider, parcels) => provider.remove(parcels),
    mayBe: [providerCodes.notRegistered],
    action: 'delete-at-provider',
    apply: (transaction, number, actor) => restartParcels(transaction, [number], actor),
  },
} as const satisfies Readonly<
  Record<
    ProviderControl,
    {
      readonly call: (provider: TrackingProvider, parcels: readonly ProviderParcel[]) => Promise<BatchResult>;
      /** Refusals that say: it is so already. */
      readonly mayBe: readonly number[];
      readonly action: OrderAction;
      readonly apply: (transaction: Transaction<Tables>, number: string, actor: Actor) => Promise<void>;
    }
  >
>;

/**
 * Stops the tracking of parcels, starts it again, or deletes their records with the provider, which is final there: in
 * one call of the provider, so at most as many as it takes. Each number has its own outcome.
 */
export async function controlTracking(
  parts: ShipmentParts,
  numbers: readonly string[],
  control: ProviderControl,
  actor: Actor,
): Promise<ReadonlyMap<string, Outcome>> {
  const rows = await findShipments(parts.db, numbers);
  const outcomes = new Map<string, Outcome>(
    numbers.map((number) => [number, failure({ code: 'number-unknown' })]),
  );
  if (rows.length === 0) return outcomes;
  const { call, mayBe, action, apply } = controls[control];
  const called = await call(
    parts.provider,
    rows.map(({ number, carrier }) => ({ number, carrier })),
  );
  for (const row of rows) {
    const asked = outcomeFor(parts, row, called);
    const isDone = asked.ok || isRefusedWith(asked, ...mayBe);
    const before = control === 'delete' ? row.status : null;
    const outcome = isDone
      ? await change(parts, row, actor, action, [before, null], (transaction) =>
          apply(transaction, row.number, actor),
        )
      : asked;
    outcomes.set(row.number, outcome);
  }
  return outcomes;
}

async function setColumns(
  transaction: Transaction<Tables>,
  number: string,
  values: Partial<Pick<ShipmentRow, 'stopped' | 'next_sync' | 'phone_last_four' | 'extra_info'>>,
): Promise<void> {
  await transaction.updateTable('shipment').set(values).where('number', '=', number).execute();
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
    await refreshOrders(transaction, [orderId], actor.at);
    await noteOrderActions(transaction, [
      { ...actor, action, orderId, number, before: text(before), after: text(after) },
    ]);
  });
  return done;
}
