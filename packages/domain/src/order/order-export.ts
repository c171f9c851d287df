import type { CarrierCode } from '../shipment/public.ts';

/** A stored parcel with its order, as an export writes it; an order without a number is one row without one. */
export interface ExportedParcel {
  readonly orderId: string;
  /** Local time of the shop with its offset (ISO 8601). */
  readonly orderTime: string;
  readonly orderStatus: string;
  readonly number: string | null;
  readonly phoneLastFour: string | null;
  readonly carrier: CarrierCode | null;
  /** Where the parcel is; an upload passes it over. */
  readonly status: string | null;
  readonly lastSynced: string | null;
}

/** Headings of an export: the columns that an upload reads, and behind them what staff look at. */
export const exportHeadings: readonly string[] = [
  'order_id',
  'order_date',
  'order_status',
  'tracking_number',
  'shipping_phone_last4',
  'tracking_link',
  'shipping_status',
  'last_synced',
];

/** The address under which a parcel is followed; it names the carrier, as an upload reads it. */
const trackingLink = (number: string, carrier: CarrierCode | null): string =>
  `https://t.17track.net/zh-cn#nums=${number}${carrier === null ? '' : `&fc=${carrier}`}`;

const shown = (local: string | null): string => local?.replace('T', ' ') ?? '';

/** The cells of a row, in the order of {@link exportHeadings}. */
export const exportRow = (parcel: ExportedParcel): readonly string[] => [
  parcel.orderId,
  shown(parcel.orderTime),
  parcel.orderStatus,
  parcel.number ?? '',
  parcel.phoneLastFour ?? '',
  parcel.number === null ? '' : trackingLink(parcel.number, parcel.carrier),
  parcel.status ?? '',
  shown(parcel.lastSynced),
];
