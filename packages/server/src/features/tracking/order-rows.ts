import type { OrderWire, ShopZone, TrackingWire } from '@pp-tools/domain/order';
import { statusFromText } from '@pp-tools/domain/shipment';
import type { Selectable } from 'kysely';
import type { ShipmentTable } from '../../database/tables/order-tables.ts';

/** The columns of a parcel that leave the server. */
export type ShipmentRow = Pick<
  Selectable<ShipmentTable>,
  'number' | 'status' | 'last_synced' | 'registered' | 'info' | 'phone_last_four' | 'carrier'
>;

/** A stored parcel as it travels. */
export const trackingWire = (row: ShipmentRow, zone: ShopZone): TrackingWire => ({
  tracking_number: row.number,
  status: statusFromText(row.status),
  last_synced: row.last_synced === null ? null : zone.textOf(row.last_synced),
  registered: row.registered === 1 ? 1 : 0,
  tracking_info: row.info,
  phone_number_last_four: row.phone_last_four,
  carrier_code: row.carrier,
});

/** A stored order with its parcels as it travels. */
export const orderWire = (
  order: { readonly order_id: string; readonly order_time: number },
  shipments: readonly ShipmentRow[],
  zone: ShopZone,
): OrderWire => ({
  order_id: order.order_id,
  order_time: zone.textOf(order.order_time),
  trackings: shipments.map((row) => trackingWire(row, zone)),
});
