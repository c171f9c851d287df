import type { TimeZone } from '@pp-tools/domain/core';
import type { OrderWire, TrackingWire } from '@pp-tools/domain/order';
import { extraInfoFrom, statusFromText } from '@pp-tools/domain/shipment';
import type { Selectable } from 'kysely';
import type { ShipmentTable } from '../../database/tables/order-tables.ts';

/** The columns of a parcel that leave the server. */
export type ShipmentRow = Pick<
  Selectable<ShipmentTable>,
  | 'number'
  | 'status'
  | 'last_synced'
  | 'registered'
  | 'info'
  | 'phone_last_four'
  | 'extra_info'
  | 'carrier'
  | 'first_event'
  | 'latest_event'
  | 'late_from'
  | 'stopped'
>;

const timeText = (instant: number | null, zone: TimeZone): string | null =>
  instant === null ? null : zone.textOf(instant);

/** A stored parcel as it travels. */
export const trackingWire = (row: ShipmentRow, zone: TimeZone): TrackingWire => ({
  tracking_number: row.number,
  status: statusFromText(row.status),
  last_synced: timeText(row.last_synced, zone),
  registered: row.registered === 1 ? 1 : 0,
  tracking_info: row.info,
  phone_number_last_four: row.phone_last_four,
  extra_info: row.extra_info === null ? null : extraInfoFrom(row.extra_info),
  carrier_code: row.carrier,
  first_event: timeText(row.first_event, zone),
  latest_event: timeText(row.latest_event, zone),
  late_from: timeText(row.late_from, zone),
  stopped: row.stopped === 1,
});

/** A stored order with its parcels as it travels. */
export const orderWire = (
  order: { readonly order_id: string; readonly order_time: number },
  shipments: readonly ShipmentRow[],
  zone: TimeZone,
): OrderWire => ({
  order_id: order.order_id,
  order_time: zone.textOf(order.order_time),
  trackings: shipments.map((row) => trackingWire(row, zone)),
});
