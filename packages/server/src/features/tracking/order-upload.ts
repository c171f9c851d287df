import { randomUUID } from 'node:crypto';
import { timeZone } from '@pp-tools/domain/core';
import {
  lacksFields,
  orderInstant,
  orderSortKey,
  readUploadText,
  type UploadFault,
  type UploadOrder,
} from '@pp-tools/domain/order';
import { statusRules } from '@pp-tools/domain/shipment';
import { sql, type Transaction } from 'kysely';
import { recordActions } from '../../database/audit.ts';
import type { Database } from '../../database/connection.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonTexts } from '../../database/json-texts.ts';
import { withNumbersLocked } from '../../database/number-lock.ts';
import { noteOrderActions } from '../../database/order-actions.ts';
import { noNumberKey, refreshOrders, summariseOrders } from '../../database/order-summary.ts';
import type { Tables } from '../../database/tables.ts';
import type { UploadJob, UploadOutcome, UploadOutcomeFault } from './order-parts.ts';
import { restartParcels } from './parcel-restart.ts';

/** Orders go to the database in portions, so that no single statement grows without limit. */
const portion = 5000;
/** A refusal names this many faults; the rest follows the same pattern. */
const faultsNamed = 200;

/** Reads the bytes of an upload and stores all of its orders, or none and says why. */
export async function runUpload(db: Database, job: UploadJob): Promise<UploadOutcome> {
  const read = readUploadText(new TextDecoder().decode(job.body));
  if (!read.ok) {
    const flaw = read.fault.code === 'unreadable' ? read.fault.flaw : null;
    const detail = flaw === null ? '' : `第 ${flaw.line} 行第 ${flaw.column} 列`;
    const code = refusalCodes[read.fault.code];
    return { ok: false, code, detail, faults: [] };
  }
  const { orders, faults } = read.value;
  if (faults.length > 0) {
    const code = lacksFields(read.value) ? 'fields-missing' : 'values-refused';
    return { ok: false, code, detail: '', faults: faults.slice(0, faultsNamed).map(travelling) };
  }
  try {
    return await withNumbersLocked(db, (transaction) => storeOrders(transaction, orders, job));
  } catch (fault) {
    if (!(fault instanceof NumberElsewhere)) throw fault;
    return { ok: false, code: 'number-elsewhere', detail: '', faults: fault.faults };
  }
}

const refusalCodes = {
  unreadable: 'not-json',
  'columns-missing': 'not-json',
  'not-an-array': 'not-an-array',
  'too-large': 'too-large',
} as const;

const travelling = ({ row, column, value, reason }: UploadFault): UploadOutcomeFault => ({
  row,
  column,
  value,
  reason,
});

async function storeOrders(
  transaction: Transaction<Tables>,
  orders: readonly UploadOrder[],
  job: UploadJob,
): Promise<UploadOutcome> {
  const before = await countRows(transaction);
  const uploadId = randomUUID();
  const zone = timeZone(job.zoneName);
  for (let start = 0; start < orders.length; start += portion) {
    const part = orders.slice(start, start + portion);
    const elsewhere = await numbersElsewhere(transaction, part);
    if (elsewhere.length > 0) throw new NumberElsewhere(elsewhere);
    const known = await knownOrders(transaction, part);
    await upsertOrders(transaction, part, uploadId, (order) => orderInstant(order.time, zone));
    await restartOtherCarriers(transaction, part, job);
    await upsertShipments(transaction, part, known);
    await summariseOrders(transaction, [...known.keys()]);
  }
  const after = await countRows(transaction);
  const ordersAdded = after.orders - before.orders;
  const summary = {
    ordersAdded,
    ordersUpdated: orders.length - ordersAdded,
    numbersAdded: after.shipments - before.shipments,
  };
  await refreshOrders(transaction, [], job.at);
  // One note for the whole upload; each order names the upload that brought it.
  await recordActions(transaction, [
    {
      at: job.at,
      actor: job.who,
      action: 'orders-uploaded',
      subject: { kind: 'upload', id: uploadId, name: String(orders.length) },
      before: null,
      after: summary,
    },
  ]);
  return { ok: true, summary };
}

/** Rolls the upload back and carries what it met. */
class NumberElsewhere extends Error {
  readonly faults: readonly UploadOutcomeFault[];

  constructor(faults: readonly UploadOutcomeFault[]) {
    super('a number of the upload belongs to another order');
    this.faults = faults.slice(0, faultsNamed);
  }
}

async function countRows(transaction: Transaction<Tables>): Promise<{ orders: number; shipments: number }> {
  const count = async (table: 'shop_order' | 'shipment') => {
    const row = await transaction
      .selectFrom(table)
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  return { orders: await count('shop_order'), shipments: await count('shipment') };
}

/** Numbers that are tracked for another order already. */
async function numbersElsewhere(
  transaction: Transaction<Tables>,
  orders: readonly UploadOrder[],
): Promise<UploadOutcomeFault[]> {
  const owners = new Map(orders.flatMap((order) => order.numbers.map((number) => [number, order] as const)));
  const stored = await transaction
    .selectFrom('shipment')
    .select(['number', 'order_id'])
    .where('number', 'in', jsonTexts(transaction, [...owners.keys()]))
    .execute();
  return stored.flatMap(({ number, order_id }) => {
    const order = owners.get(number);
    if (order === undefined || order.orderId === order_id) return [];
    const row = order.rows[0] ?? 0;
    return [{ row, column: 'tracking_number', value: number, reason: 'number-stored-elsewhere' }];
  });
}

/** Orders of the upload that are stored already, with the place of their next parcel. */
async function knownOrders(
  transaction: Transaction<Tables>,
  orders: readonly UploadOrder[],
): Promise<Map<string, number>> {
  const rows = await transaction
    .selectFrom('shop_order')
    .select('order_id')
    .select(
      sql<number>`(select coalesce(max(position) + 1, 0) from shipment
        where shipment.order_id = shop_order.order_id)`.as('next_position'),
    )
    .where(
      'order_id',
      'in',
      jsonTexts(
        transaction,
        orders.map(({ orderId }) => orderId),
      ),
    )
    .execute();
  return new Map(rows.map((row) => [row.order_id, Number(row.next_position)]));
}

async function upsertOrders(
  transaction: Transaction<Tables>,
  orders: readonly UploadOrder[],
  uploadId: string,
  instantOf: (order: UploadOrder) => number,
): Promise<void> {
  const rows = orders.map((order) => ({
    status_group: statusRules.Unknown.group,
    order_id: order.orderId,
    order_key: orderSortKey(order.orderId),
    order_time: instantOf(order),
    order_status: order.status,
    number_key: order.numbers[0] ?? noNumberKey,
    upload_id: uploadId,
  }));
  await insertRows(transaction, 'shop_order', rows, (insert) =>
    insert.onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({
        order_time: sql<number>`excluded.order_time`,
        order_status: sql<string>`excluded.order_status`,
        upload_id: sql<string>`excluded.upload_id`,
      }),
    ),
  );
}

/** A number that comes with another carrier is another parcel: it starts again, with the old scans in its history. */
async function restartOtherCarriers(
  transaction: Transaction<Tables>,
  orders: readonly UploadOrder[],
  { who, at }: UploadJob,
): Promise<void> {
  const carrierOf = new Map(
    orders.flatMap(({ parcels }) =>
      parcels.flatMap(({ number, carrier }) => (carrier === null ? [] : [[number, carrier] as const])),
    ),
  );
  if (carrierOf.size === 0) return;
  const stored = await transaction
    .selectFrom('shipment')
    .select(['number', 'order_id', 'carrier'])
    .where('number', 'in', jsonTexts(transaction, [...carrierOf.keys()]))
    .where('carrier', 'is not', null)
    .execute();
  const changed = stored.filter(({ number, carrier }) => carrierOf.get(number) !== carrier);
  await restartParcels(
    transaction,
    changed.map(({ number }) => number),
    { who, at },
  );
  await noteOrderActions(
    transaction,
    changed.map(({ number, order_id, carrier }) => ({
      who,
      at,
      action: 'change-carrier',
      orderId: order_id,
      number,
      before: String(carrier),
      after: String(carrierOf.get(number)),
    })),
  );
}

/** New numbers join behind those the order has; known ones keep their tracking and learn phone and carrier. */
async function upsertShipments(
  transaction: Transaction<Tables>,
  orders: readonly UploadOrder[],
  known: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = orders.flatMap((order) => {
    const first = known.get(order.orderId) ?? 0;
    return order.parcels.map(({ number, carrier, phoneLastFour }, place) => ({
      number,
      order_id: order.orderId,
      position: first + place,
      carrier,
      phone_last_four: phoneLastFour,
    }));
  });
  await insertRows(transaction, 'shipment', rows, (insert) =>
    insert.onConflict((conflict) =>
      conflict.column('number').doUpdateSet({
        carrier: sql<number | null>`coalesce(excluded.carrier, shipment.carrier)`,
        phone_last_four: sql<string | null>`coalesce(excluded.phone_last_four, shipment.phone_last_four)`,
      }),
    ),
  );
}
