import type { CarrierCode, ExtraInfo, ShipmentState } from '../shipment/public.ts';

/** One parcel of an order. */
export interface Shipment extends ShipmentState {
  readonly number: string;
  /** Local time of the shop with its offset (ISO 8601) when the provider was last asked; null for never. */
  readonly lastSynced: string | null;
  /** The provider's document as text, as stored; null when there is none or it was not asked for. */
  readonly info: string | null;
  readonly phoneLastFour: string | null;
  readonly extraInfo: ExtraInfo;
  readonly carrier: CarrierCode | null;
  /** Oldest and newest scan, and from when on it counts as late, in milliseconds since 1970. */
  readonly firstEvent: number | null;
  readonly latestEvent: number | null;
  readonly lateFrom: number | null;
  /** An admin ended its tracking with the provider. */
  readonly isStopped: boolean;
}

/** A shop order with its parcels in the order of their arrival; it may have none yet. */
export interface Order {
  readonly id: string;
  /** Local time of the shop with its offset (ISO 8601). */
  readonly time: string;
  readonly shipments: readonly Shipment[];
}
