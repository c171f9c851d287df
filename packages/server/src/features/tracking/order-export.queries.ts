import type { OrderExportQuery } from '@pp-tools/domain/contract';
import { csvText } from '@pp-tools/domain/core';
import { exportHeadings, exportRow } from '@pp-tools/domain/order';
import type { Kysely } from 'kysely';
import { jsonTexts } from '../../database/json-texts.ts';
import type { Tables } from '../../database/tables.ts';
import type { ListContext } from './order-filter.queries.ts';
import { idsOfAll } from './order-list.queries.ts';

/** Rows are fetched and sent so many orders at a time, however many there are. */
const portion = 2000;
/** Tells spreadsheet programs that the text is UTF-8. */
const mark = '\uFEFF';

/** The orders that a search and the filters leave as a CSV text that an upload reads back, piece by piece. */
export async function* exportOrders(
  db: Kysely<Tables>,
  filter: OrderExportQuery,
  context: ListContext,
): AsyncGenerator<string> {
  const ids = await idsOfAll(db, filter, context);
  yield mark + csvText([exportHeadings]);
  for (let start = 0; start < ids.length; start += portion) {
    yield csvText(await rowsOf(db, ids.slice(start, start + portion), context));
  }
}

async function rowsOf(
  db: Kysely<Tables>,
  ids: readonly string[],
  { zone }: ListContext,
): Promise<readonly (readonly string[])[]> {
  const rows = await db
    .selectFrom('shop_order')
    .leftJoin('shipment', 'shipment.order_id', 'shop_order.order_id')
    .select([
      'shop_order.order_id',
      'order_time',
      'order_status',
      'number',
      'phone_last_four',
      'carrier',
      'shipment.status',
      'last_synced',
    ])
    .where('shop_order.order_id', 'in', jsonTexts(db, ids))
    .orderBy('position')
    .execute();
  const rowsOfOrder = Map.groupBy(rows, (row) => row.order_id);
  return ids.flatMap((id) =>
    (rowsOfOrder.get(id) ?? []).map((row) =>
      exportRow({
        orderId: row.order_id,
        orderTime: zone.textOf(row.order_time),
        orderStatus: row.order_status,
        number: row.number,
        phoneLastFour: row.phone_last_four,
        carrier: row.carrier,
        status: row.number === null ? null : row.status,
        lastSynced: row.last_synced === null ? null : zone.textOf(row.last_synced),
      }),
    ),
  );
}
