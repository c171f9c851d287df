import type { TrackingStatus } from '@pp-tools/domain/shipment';

const minute = 60_000;
const hour = 60 * minute;

/** How long until a parcel is looked at again; the provider itself looks every one to six hours. */
const pauses: Readonly<Record<TrackingStatus, number | null>> = {
  Unknown: 30 * minute,
  InTransit: 2 * hour,
  OutForDelivery: hour,
  AvailableForPickup: 2 * hour,
  Exception: 6 * hour,
  Expired: 24 * hour,
  Delivered: null,
};

/** When to look again; null for a delivered parcel, whose story is told. */
export function nextSync(status: TrackingStatus, now: number): number | null {
  const pause = pauses[status];
  return pause === null ? null : now + pause;
}

/** After a failure: one minute, doubled each time, six hours at most. */
export const nextAttempt = (failures: number, now: number): number =>
  now + Math.min(minute * 2 ** Math.min(failures, 20), 6 * hour);
