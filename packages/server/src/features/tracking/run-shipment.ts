import { failure, type Result, success } from '@pp-tools/domain/core';
import {
  canRegister,
  canUpdate,
  providerCodes,
  type RunKind,
  type ShipmentState,
  statusFromText,
} from '@pp-tools/domain/shipment';
import { noteOrderActions } from '../../database/order-actions.ts';
import { refreshOrders } from '../../database/order-summary.ts';
import { findShipment, type ShipmentRow } from './shipment.queries.ts';
import type { ShipmentParts } from './shipment-parts.ts';
import type { RunFault } from './shipment-texts.ts';
import { nextSync } from './sync-schedule.ts';
import { applyNews } from './track-info-apply.ts';
import type { ParcelAnswer } from './tracking-provider.ts';

/** A call that went well. `alreadyRegistered` says that the provider knew the number and its data came along. */
export interface RunSuccess {
  readonly alreadyRegistered: boolean;
}

type Outcome = Result<RunSuccess, RunFault>;

/** Registers or updates one number, in the name of an admin. */
export async function runShipment(
  parts: ShipmentParts,
  kind: RunKind,
  number: string,
  who: string,
): Promise<Outcome> {
  const shipment = await findShipment(parts.db, number);
  if (shipment === null) return failure({ code: 'number-unknown' });
  return kind === 'register' ? registerShipment(parts, shipment, who) : updateShipment(parts, shipment, who);
}

const stateOf = ({ status, registered }: ShipmentRow): ShipmentState => ({
  status: statusFromText(status),
  registered: registered === 1,
});

async function registerShipment(parts: ShipmentParts, shipment: ShipmentRow, who: string): Promise<Outcome> {
  const state = stateOf(shipment);
  if (!canRegister(state)) {
    const providerCode = state.registered ? providerCodes.alreadyRegistered : null;
    return failure({ code: 'register-not-allowed', providerCode });
  }
  const { number, carrier, phone_last_four, order_id } = shipment;
  const called = await parts.provider.register([
    { number, carrier, phoneLastFour: phone_last_four, tag: order_id },
  ]);
  if (!called.ok) return failure({ code: 'provider', fault: called.fault });
  const answer = answerFor(called.value, number);
  if (answer.accepted) {
    await markRegistered(parts, shipment, answer.carrier, who);
    return success({ alreadyRegistered: false });
  }
  if (answer.code !== providerCodes.alreadyRegistered) return failure(rejection(answer));
  // The provider knows the number, perhaps from a call whose answer we never saw: take over what it has.
  await markRegistered(parts, shipment, null, who);
  const synced = await fetchNews(parts, shipment, who, 'register');
  const isSynced =
    synced.ok ||
    (synced.fault.code === 'rejected' && synced.fault.providerCode === providerCodes.noTrackingYet);
  return isSynced ? success({ alreadyRegistered: true }) : failure(rejection(answer));
}

async function updateShipment(parts: ShipmentParts, shipment: ShipmentRow, who: string): Promise<Outcome> {
  if (!canUpdate(stateOf(shipment))) return failure({ code: 'update-not-allowed' });
  const synced = await fetchNews(parts, shipment, who, 'update');
  if (
    !synced.ok &&
    synced.fault.code === 'rejected' &&
    synced.fault.providerCode === providerCodes.notRegistered
  ) {
    await markUnregistered(parts, shipment);
  }
  return synced;
}

async function fetchNews(
  parts: ShipmentParts,
  shipment: ShipmentRow,
  who: string,
  action: 'register' | 'update',
): Promise<Outcome> {
  const { number, carrier } = shipment;
  const called = await parts.provider.trackInfo([{ number, carrier }]);
  if (!called.ok) return failure({ code: 'provider', fault: called.fault });
  const answer = answerFor(called.value, number);
  if (!answer.accepted) return failure(rejection(answer));
  const outcome = await parts.db
    .transaction()
    .execute((transaction) => applyNews(transaction, answer, { who, action, at: parts.now() }));
  if (outcome === 'unreadable') {
    const fault = { code: 'bad-answer', providerCode: null, message: '' } as const;
    return failure({ code: 'provider', fault });
  }
  return success({ alreadyRegistered: false });
}

/** A number the provider did not mention counts as rejected without a code of its own. */
const answerFor = (answers: readonly ParcelAnswer[], number: string): ParcelAnswer =>
  answers.find((answer) => answer.number === number) ?? {
    number,
    accepted: false,
    code: providerCodes.internal,
    message: '物流查询服务没有回答该单号。',
  };

const rejection = (answer: Extract<ParcelAnswer, { accepted: false }>): RunFault => ({
  code: 'rejected',
  providerCode: answer.code,
  message: answer.message,
});

async function markRegistered(
  parts: ShipmentParts,
  shipment: ShipmentRow,
  carrier: number | null,
  who: string,
): Promise<void> {
  const at = parts.now();
  const { number, order_id } = shipment;
  await parts.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('shipment')
      .set({
        registered: 1,
        carrier: shipment.carrier ?? carrier,
        last_synced: at,
        next_sync: nextSync('Unknown', at),
        failures: 0,
      })
      .where('number', '=', number)
      .execute();
    await refreshOrders(transaction, [order_id]);
    await noteOrderActions(transaction, [
      { at, who, action: 'register', orderId: order_id, number, before: null, after: 'registered' },
    ]);
  });
}

/** The provider deleted its record (90 days after the end of tracking): the number may be registered again. */
async function markUnregistered(
  parts: ShipmentParts,
  { number, order_id, status }: ShipmentRow,
): Promise<void> {
  if (status !== 'Unknown') return;
  await parts.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('shipment')
      .set({ registered: 0, next_sync: null })
      .where('number', '=', number)
      .execute();
    await refreshOrders(transaction, [order_id]);
  });
}
