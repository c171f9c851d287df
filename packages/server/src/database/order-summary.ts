import {
  type StatusGroup,
  statusRules,
  type TrackingStatus,
  trackingStatuses,
} from '@pp-tools/domain/shipment';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { jsonTexts } from './json-texts.ts';
import { raiseRevision } from './revision.ts';
import type { Tables } from './tables.ts';

/** What stands in place of a first number; no number sorts behind it. */
export const noNumberKey = '~';

/** The name under which changes of orders are counted. */
export const orderRevision = 'order';

const withoutNumber: StatusGroup = statusRules.Unknown.group;

const underWay: readonly TrackingStatus[] = trackingStatuses.filter(
  (status) => statusRules[status].isUnderWay,
);

/** The filter group of the column `status`, as the rules of the statuses say. */
const groupOfStatus: RawBuilder<StatusGroup> = sql`case status ${sql.join(
  trackingStatuses.map((status) => sql`when ${status} then ${statusRules[status].group}`),
  sql` `,
)} else ${withoutNumber} end`;

/**
 * Brings the columns by which orders are listed in step with their parcels, and counts the change. Belongs at the
 * end of every transaction that adds, removes or changes parcels: the count is one row that all of them lock.
 */
export async function refreshOrders(
  transaction: Transaction<Tables>,
  orderIds: readonly string[],
  at: number,
): Promise<void> {
  await summariseOrders(transaction, orderIds);
  await raiseRevision(transaction, orderRevision, at);
}

/** The first half of {@link refreshOrders}, for work in several parts that counts once. */
export async function summariseOrders(
  transaction: Transaction<Tables>,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return;
  await sql`
      update shop_order set
        number_key = coalesce((select number from shipment
          where shipment.order_id = shop_order.order_id order by position limit 1), ${noNumberKey}),
        status_group = coalesce((select ${groupOfStatus} from shipment
          where shipment.order_id = shop_order.order_id order by position limit 1), ${withoutNumber}),
        status = coalesce((select status from shipment
          where shipment.order_id = shop_order.order_id order by position limit 1), 'Unknown'),
        late_from = (select min(late_from) from shipment where shipment.order_id = shop_order.order_id),
        still_since = (select min(latest_event) from shipment
          where shipment.order_id = shop_order.order_id and status in (${sql.join(underWay)}))
      where order_id in ${jsonTexts(transaction, orderIds)}`.execute(transaction);
}
