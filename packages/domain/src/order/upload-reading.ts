import { failure, type Result, success } from '../core/public.ts';
import type { DateOrder } from './order-time.ts';
import {
  type UploadFault,
  type UploadOrder,
  type UploadParcel,
  type UploadReading,
  type UploadRefusal,
  uploadLimits,
} from './upload-order.ts';
import { type RawUploadRow, type ReadUploadRow, readUploadRow } from './upload-row.ts';

/** An order while its rows are read. */
interface JoinedOrder {
  order: UploadOrder;
  readonly parcels: Map<string, UploadParcel>;
  /** What rows without numbers say of the whole order. */
  whole: UploadParcel | undefined;
  readonly rows: number[];
}

/**
 * Reads the rows of an upload. Rows of the same order are joined (the later row wins where they differ, numbers add
 * up). Phone and carrier of a row belong to the numbers of that row; a row without numbers tells them of the
 * parcels whose own rows do not. A number that is on two orders is refused on the second, since one parcel is tracked for one order.
 * Linear in the rows, and bounded by {@link uploadLimits}; of the faults the first ones are given.
 */
export function readUploadRows(
  rows: Iterable<RawUploadRow | UploadFault>,
  { dateOrder = null, rowsHidden = 0 }: { dateOrder?: DateOrder | null; rowsHidden?: number } = {},
): Result<UploadReading, UploadRefusal> {
  const faults: UploadFault[] = [];
  // Most orders have one row, and are as they were read.
  const orders = new Map<string, JoinedOrder | UploadOrder>();
  const ownerOf = new Map<string, string>();
  let rowsRead = 0;
  for (const raw of rows) {
    rowsRead += 1;
    if (rowsRead > uploadLimits.rows) return failure({ code: 'too-large', limit: 'rows' });
    const read: ReadUploadRow =
      'reason' in raw ? { ok: false, faults: [raw] } : readUploadRow(raw, dateOrder);
    const found = read.ok ? numbersElsewhere(read.order, raw.row, ownerOf) : read.faults;
    if (faults.length < uploadLimits.faults) faults.push(...found);
    if (!read.ok || found.length > 0) continue;
    for (const number of read.order.numbers) ownerOf.set(number, read.order.orderId);
    if (ownerOf.size > uploadLimits.numbers) return failure({ code: 'too-large', limit: 'numbers' });
    joinOrder(orders, read.order);
  }
  const all = Array.from(orders.values(), (order) => ('order' in order ? finishOrder(order) : order));
  return success({ orders: all, faults, rowsRead, rowsHidden });
}

/** The numbers of an order that an earlier order of the upload has. */
const numbersElsewhere = (
  { numbers, orderId }: UploadOrder,
  row: number,
  ownerOf: ReadonlyMap<string, string>,
): UploadFault[] =>
  numbers
    .filter((number) => (ownerOf.get(number) ?? orderId) !== orderId)
    .map((value) => ({ row, orderId, column: 'tracking_number', value, reason: 'number-on-two-orders' }));

function joinOrder(orders: Map<string, JoinedOrder | UploadOrder>, later: UploadOrder): void {
  const earlier = orders.get(later.orderId);
  if (earlier === undefined) {
    orders.set(later.orderId, later);
    return;
  }
  const joined = 'order' in earlier ? earlier : startJoining(earlier);
  orders.set(later.orderId, joined);
  for (const parcel of later.parcels) {
    joined.parcels.set(parcel.number, completed(parcel, joined.parcels.get(parcel.number)));
  }
  if (later.numbers.length === 0) joined.whole = completed({ ...later, number: '' }, joined.whole);
  joined.rows.push(...later.rows);
  joined.order = {
    ...later,
    phoneLastFour: later.phoneLastFour ?? joined.order.phoneLastFour,
    carrier: later.carrier ?? joined.order.carrier,
  };
}

function startJoining(order: UploadOrder): JoinedOrder {
  const parcels = new Map(order.parcels.map((parcel) => [parcel.number, parcel]));
  const whole = parcels.size === 0 ? { ...order, number: '' } : undefined;
  return { order, parcels, whole, rows: [...order.rows] };
}

/** What a row says of a parcel, with what an earlier one said where it says nothing. */
const completed = (said: UploadParcel, earlier: UploadParcel | undefined): UploadParcel => ({
  number: said.number,
  phoneLastFour: said.phoneLastFour ?? earlier?.phoneLastFour ?? null,
  carrier: said.carrier ?? earlier?.carrier ?? null,
});

const finishOrder = ({ order, parcels, whole, rows }: JoinedOrder): UploadOrder => ({
  ...order,
  numbers: [...parcels.keys()],
  parcels: [...parcels.values()].map((parcel) => completed(parcel, whole)),
  rows,
});
