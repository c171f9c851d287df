import { statusRules, type TrackingStatus } from '@pp-tools/domain/shipment';

const minute = 60_000;
const hour = 60 * minute;

/** When to look again; null for a delivered parcel, which does not move any more. */
export function nextSync(status: TrackingStatus, now: number): number | null {
  const { syncMinutes } = statusRules[status];
  return syncMinutes === null ? null : now + syncMinutes * minute;
}

/** After a failure: one minute, doubled each time, six hours at most. */
export const nextAttempt = (failures: number, now: number): number =>
  now + Math.min(minute * 2 ** Math.min(failures, 20), 6 * hour);
