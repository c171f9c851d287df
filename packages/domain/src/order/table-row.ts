import { type CarrierCode, localMinute, type TrackingStatus } from '../shipment/public.ts';
import type { Order, Shipment } from './order.ts';

/** One line of the tracking table (specification, section 3, "Table row"). Absent values are null; the page words them. */
export interface TableRow {
  readonly orderId: string;
  /** "2026-03-04 09:15" in the zone of the shop; null when the time is no date. */
  readonly orderDate: string | null;
  readonly trackingNumbers: readonly string[];
  readonly status: TrackingStatus;
  readonly registered: boolean;
  readonly trackingInfo: string | null;
  /** The latest valid time of all parcels. */
  readonly lastUpdated: string | null;
  readonly phoneNumberLastFour: string | null;
  readonly carrier: CarrierCode | null;
  readonly shipments: readonly Shipment[];
}

/** Builds the row of an order: status, registration and info come from its first parcel. */
export function tableRow({ id, time, shipments }: Order): TableRow {
  const first = shipments[0];
  return {
    orderId: id,
    orderDate: localMinute(time),
    trackingNumbers: shipments.map(({ number }) => number),
    status: first?.status ?? 'Unknown',
    registered: first?.registered ?? false,
    trackingInfo: first?.info ?? null,
    lastUpdated: latestTime(shipments),
    phoneNumberLastFour: first?.phoneLastFour ?? null,
    carrier: first?.carrier ?? null,
    shipments,
  };
}

/** The row of an order as if it had this parcel alone, for actions on one number. */
export const rowOfShipment = (row: TableRow, shipment: Shipment): TableRow => ({
  ...tableRow({ id: row.orderId, time: '', shipments: [shipment] }),
  orderDate: row.orderDate,
});

function latestTime(shipments: readonly Shipment[]): string | null {
  let latest: { readonly instant: number; readonly text: string } | null = null;
  for (const { lastSynced } of shipments) {
    const text = localMinute(lastSynced);
    if (text === null || lastSynced === null) continue;
    const instant = Date.parse(lastSynced);
    if (latest === null || instant > latest.instant) latest = { instant, text };
  }
  return latest?.text ?? null;
}
