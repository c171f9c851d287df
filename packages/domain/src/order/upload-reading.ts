import type { DateOrder } from './order-time.ts';
import type { UploadFault, UploadOrder, UploadReading } from './upload-order.ts';
import { type RawUploadRow, readUploadRow } from './upload-row.ts';

/**
 * Reads the rows of an upload. Rows of the same order are joined (the later row wins where they differ, numbers add
 * up); a number that stands on two orders is refused on the second, since one parcel is tracked for one order.
 */
export function readUploadRows(
  rows: Iterable<RawUploadRow>,
  { dateOrder = null, rowsHidden = 0 }: { dateOrder?: DateOrder | null; rowsHidden?: number } = {},
): UploadReading {
  const faults: UploadFault[] = [];
  const orders = new Map<string, UploadOrder>();
  const ownerOf = new Map<string, string>();
  let rowsRead = 0;
  for (const raw of rows) {
    rowsRead += 1;
    const read = readUploadRow(raw, dateOrder);
    if (!read.ok) {
      faults.push(...read.faults);
      continue;
    }
    const { order } = read;
    const taken = order.numbers.filter((number) => (ownerOf.get(number) ?? order.orderId) !== order.orderId);
    for (const value of taken) {
      faults.push({
        row: raw.row,
        orderId: order.orderId,
        column: 'tracking_number',
        value,
        reason: 'number-on-two-orders',
      });
    }
    if (taken.length > 0) continue;
    for (const number of order.numbers) ownerOf.set(number, order.orderId);
    const earlier = orders.get(order.orderId);
    orders.set(order.orderId, earlier === undefined ? order : joinOrders(earlier, order));
  }
  return { orders: [...orders.values()], faults, rowsRead, rowsHidden };
}

const joinOrders = (earlier: UploadOrder, later: UploadOrder): UploadOrder => ({
  ...later,
  numbers: [...new Set([...earlier.numbers, ...later.numbers])],
  phoneLastFour: later.phoneLastFour ?? earlier.phoneLastFour,
  carrier: later.carrier ?? earlier.carrier,
  rows: [...earlier.rows, ...later.rows],
});
