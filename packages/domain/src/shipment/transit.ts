import type { TrackingInfo } from './tracking-info.ts';
import { statusRules, type TrackingStatus } from './tracking-status.ts';

const day = 86_400_000;

/** After how many days a parcel that is under way counts as late. */
export const lateAfterDays = { inTransit: 20, withoutScan: 7 } as const;

/** What the scans of a parcel say about its way. Instants in milliseconds since 1970. */
export interface ParcelTimes extends Pick<TrackingInfo, 'firstEvent' | 'latestEvent'> {
  readonly status: TrackingStatus;
}

/**
 * The instant from which a parcel counts as late: the end of the carrier's estimate, twenty days after the first scan or
 * seven days after the newest, whichever is first. Null for a parcel that is not under way or has no scan.
 */
export function lateFrom(times: ParcelTimes & Pick<TrackingInfo, 'expectedBy'>): number | null {
  if (!statusRules[times.status].isUnderWay) return null;
  const limits = [
    times.expectedBy,
    times.firstEvent === null ? null : times.firstEvent + lateAfterDays.inTransit * day,
    times.latestEvent === null ? null : times.latestEvent + lateAfterDays.withoutScan * day,
  ].filter((limit) => limit !== null);
  return limits.length === 0 ? null : Math.min(...limits);
}

/** Whole days that a parcel was or is under way, and days since its newest scan; null where they are unknown. */
export interface TransitDays {
  readonly inTransit: number | null;
  /** Null also for a parcel that has arrived: it need not move any more. */
  readonly withoutScan: number | null;
}

/** The days of a parcel. One that is under way is counted up to now, another one up to its newest scan. */
export function transitDays({ status, firstEvent, latestEvent }: ParcelTimes, now: number): TransitDays {
  const { isUnderWay } = statusRules[status];
  const end = isUnderWay ? now : latestEvent;
  const between = (from: number | null, to: number | null) =>
    from === null || to === null ? null : Math.max(0, Math.floor((to - from) / day));
  return {
    inTransit: between(firstEvent, end),
    withoutScan: isUnderWay ? between(latestEvent, now) : null,
  };
}
