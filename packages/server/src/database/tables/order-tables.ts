import type { StatusGroup, TrackingStatus } from '@pp-tools/domain/shipment';
import type { ColumnType, Generated } from 'kysely';

/** A shop order with what lists sort and filter by. Times are milliseconds since 1970. */
export interface ShopOrderTable {
  order_id: string;
  /** The id in the order in which people count. */
  order_key: string;
  order_time: number;
  order_status: string;
  /** The first tracking number, or `~`, which comes after every number. */
  number_key: string;
  /** The filter group of the first parcel's status. */
  status_group: StatusGroup;
  /** The status of the first parcel. */
  status: Generated<TrackingStatus>;
  /** Newest scan of the parcel under way that has stood still longest; null when none is under way. */
  still_since: number | null;
  /** From when on a parcel of the order is late; null when none can be. */
  late_from: number | null;
  /** The last upload that brought this order, as the audit trail names it. */
  upload_id: string | null;
}

/** Orders that a day (since 1970, UTC) and status group won or lost; the sum is what there is. PostgreSQL only. */
export interface OrderCountChangeTable {
  day: number;
  status_group: string;
  orders: number;
}

/** One parcel of an order. Flags are 0 or 1. */
export interface ShipmentTable {
  number: string;
  order_id: string;
  position: number;
  carrier: number | null;
  phone_last_four: string | null;
  /** What its carrier asks for next to the phone, as JSON. */
  extra_info: string | null;
  /** Read as a text: a newer version may have stored a status that this one does not know. */
  status: ColumnType<string, TrackingStatus | undefined, TrackingStatus>;
  main_status: string | null;
  sub_status: string | null;
  registered: Generated<number>;
  last_synced: number | null;
  info: string | null;
  first_event: number | null;
  latest_event: number | null;
  /** From when on it counts as late; null for never. */
  late_from: number | null;
  /** Tracking was ended with the provider by an admin. */
  stopped: Generated<number>;
  /** When the background sync may look again, or until when a process has claimed it; null for never. */
  next_sync: number | null;
  failures: Generated<number>;
}

/** What was known about a parcel when another carrier, or the end of its record, made it start again. */
export interface ShipmentRecordTable {
  id: Generated<number>;
  number: string;
  order_id: string;
  carrier: number | null;
  status: string;
  info: string | null;
  latest_event: number | null;
  ended_at: number;
  ended_by: string;
}

/** Deleted orders and parcels as JSON, so that the deletion can be undone. */
export interface OrderDeletionTable {
  id: Generated<number>;
  deleted_at: number;
  deleted_by: string;
  state: string;
}

/** A register or update run that goes on without a page. */
export interface TrackingRunTable {
  id: Generated<number>;
  kind: string;
  state: string;
  started_by: string;
  started_at: number;
  lease_until: number;
}

/** One number of a run with the answer that the single call would have given, as JSON. */
export interface TrackingRunItemTable {
  run_id: number;
  position: number;
  number: string;
  state: string;
  accepted: Generated<number>;
  answer: string | null;
}

/** Pushes of the provider that were taken already, by the hash of their bytes. */
export interface ProviderPushTable {
  hash: string;
  received_at: number;
}
