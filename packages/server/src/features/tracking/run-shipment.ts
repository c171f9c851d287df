import { failure, type Result, success } from '@pp-tools/domain/core';
import {
  canRegister,
  canUpdate,
  extraInfoFrom,
  providerCodes,
  type RunKind,
  type ShipmentState,
  statusFromText,
} from '@pp-tools/domain/shipment';
import { noteOrderActions } from '../../database/order-actions.ts';
import { refreshOrders } from '../../database/order-summary.ts';
import { answerFor } from './answer-choice.ts';
import { applyNews } from './parcel-news.ts';
import { findShipments, type ShipmentRow } from './shipment.queries.ts';
import type { ShipmentParts } from './shipment-parts.ts';
import type { RunFault } from './shipment-texts.ts';
import { nextSync } from './sync-schedule.ts';
import type { ParcelAnswer } from './tracking-provider.ts';

/** A call that went well. */
export interface RunSuccess {
  /** The provider knew the number and its data came along. */
  readonly alreadyRegistered: boolean;
  /** False for an update that changed nothing. */
  readonly hasNews: boolean;
}

/** What became of one number. */
export type RunOutcome = Result<RunSuccess, RunFault>;

type Outcomes = Map<string, RunOutcome>;

/** Registers or updates one number, in the name of an admin. */
export async function runShipment(
  parts: ShipmentParts,
  kind: RunKind,
  number: string,
  who: string,
): Promise<RunOutcome> {
  const outcomes = await runShipments(parts, kind, [number], who);
  return outcomes.get(number) ?? failure({ code: 'number-unknown' });
}

/** The same for as many numbers as one call of the provider takes; each has its own outcome. */
export async function runShipments(
  parts: ShipmentParts,
  kind: RunKind,
  numbers: readonly string[],
  who: string,
): Promise<Outcomes> {
  const rows = await findShipments(parts.db, numbers);
  const outcomes: Outcomes = new Map(numbers.map((number) => [number, failure({ code: 'number-unknown' })]));
  const allowed: ShipmentRow[] = [];
  for (const row of rows) {
    const refusal = refusalOf(kind, row);
    if (refusal === null) allowed.push(row);
    else outcomes.set(row.number, failure(refusal));
  }
  if (allowed.length === 0) return outcomes;
  const found = await (kind === 'register'
    ? registerAll(parts, allowed, who)
    : updateAll(parts, allowed, who));
  for (const [number, outcome] of found) outcomes.set(number, outcome);
  return outcomes;
}

const stateOf = ({ status, registered }: ShipmentRow): ShipmentState => ({
  status: statusFromText(status),
  registered: registered === 1,
});

function refusalOf(kind: RunKind, row: ShipmentRow): RunFault | null {
  const state = stateOf(row);
  if (kind === 'update') return canUpdate(state) ? null : { code: 'update-not-allowed' };
  if (canRegister(state)) return null;
  return {
    code: 'register-not-allowed',
    providerCode: state.registered ? providerCodes.alreadyRegistered : null,
  };
}

/** One outcome for every parcel of a call that failed as a whole. */
const allFailed = (rows: readonly ShipmentRow[], fault: RunFault): Outcomes =>
  new Map(rows.map(({ number }) => [number, failure(fault)]));

async function registerAll(
  parts: ShipmentParts,
  rows: readonly ShipmentRow[],
  who: string,
): Promise<Outcomes> {
  const called = await parts.provider.register(
    rows.map(({ number, carrier, phone_last_four, extra_info, order_id }) => ({
      number,
      carrier,
      phoneLastFour: phone_last_four,
      extraInfo: extraInfoFrom(extra_info),
      tag: order_id,
    })),
  );
  if (!called.ok) return allFailed(rows, { code: 'provider', fault: called.fault });
  const outcomes: Outcomes = new Map();
  const known: ShipmentRow[] = [];
  for (const row of rows) {
    const answer = answerFor(called.value, row, contextOf(parts));
    if (answer.accepted) {
      await markRegistered(parts, row, answer.carrier, who);
      outcomes.set(row.number, success({ alreadyRegistered: false, hasNews: true }));
    } else if (answer.code === providerCodes.alreadyRegistered) known.push(row);
    else outcomes.set(row.number, failure(rejectionOf(answer)));
  }
  for (const [number, outcome] of await takeOver(parts, known, who)) outcomes.set(number, outcome);
  return outcomes;
}

/** The provider knows these numbers, perhaps from a call whose answer we never saw: take over what it has. */
async function takeOver(parts: ShipmentParts, rows: readonly ShipmentRow[], who: string): Promise<Outcomes> {
  if (rows.length === 0) return new Map();
  for (const row of rows) await markRegistered(parts, row, null, who);
  const synced = await fetchNews(parts, rows, who, 'register');
  const outcomes: Outcomes = new Map();
  for (const [number, outcome] of synced) {
    const hasNoScan =
      !outcome.ok &&
      outcome.fault.code === 'rejected' &&
      outcome.fault.providerCode === providerCodes.noTrackingYet;
    outcomes.set(
      number,
      outcome.ok || hasNoScan
        ? success({ alreadyRegistered: true, hasNews: true })
        : failure({ code: 'rejected', providerCode: providerCodes.alreadyRegistered, message: '' }),
    );
  }
  return outcomes;
}

async function updateAll(parts: ShipmentParts, rows: readonly ShipmentRow[], who: string): Promise<Outcomes> {
  const outcomes = await fetchNews(parts, rows, who, 'update');
  for (const row of rows) {
    const outcome = outcomes.get(row.number);
    if (
      outcome?.ok === false &&
      outcome.fault.code === 'rejected' &&
      outcome.fault.providerCode === providerCodes.notRegistered
    ) {
      await markUnregistered(parts, row);
    }
  }
  return outcomes;
}

const contextOf = ({ now, zone, channels }: ShipmentParts) => ({ now: now(), zone, channels });

async function fetchNews(
  parts: ShipmentParts,
  rows: readonly ShipmentRow[],
  who: string,
  action: 'register' | 'update',
): Promise<Outcomes> {
  const called = await parts.provider.trackInfo(rows.map(({ number, carrier }) => ({ number, carrier })));
  if (!called.ok) return allFailed(rows, { code: 'provider', fault: called.fault });
  const outcomes: Outcomes = new Map();
  for (const row of rows) {
    const source = { who, action, ...contextOf(parts) };
    const answer = answerFor(called.value, row, source);
    if (!answer.accepted) {
      outcomes.set(row.number, failure(rejectionOf(answer)));
      continue;
    }
    const outcome = await parts.db
      .transaction()
      .execute((transaction) => applyNews(transaction, answer, source));
    outcomes.set(
      row.number,
      outcome === 'unreadable'
        ? failure({ code: 'provider', fault: { code: 'bad-answer', providerCode: null, message: '' } })
        : success({ alreadyRegistered: false, hasNews: outcome === 'stored' }),
    );
  }
  return outcomes;
}

const rejectionOf = (answer: Extract<ParcelAnswer, { accepted: false }>): RunFault => ({
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
    await refreshOrders(transaction, [order_id], at);
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
  if (statusFromText(status) !== 'Unknown') return;
  await parts.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('shipment')
      .set({ registered: 0, next_sync: null })
      .where('number', '=', number)
      .execute();
    await refreshOrders(transaction, [order_id], parts.now());
  });
}
