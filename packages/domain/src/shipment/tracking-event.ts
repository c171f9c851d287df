import { byNumber, byText, thenBy } from '../core/public.ts';

/** One scan of a parcel. Every field may be unknown; texts are clean but stay as the carrier wrote them. */
export interface TrackingEvent {
  readonly stage: string | null;
  readonly description: string | null;
  readonly subStatus: string | null;
  /** The carrier's own words, else city, state, postal code and country; never a street. */
  readonly location: string | null;
  /** "2026-03-05 14:30" in the zone of the place. */
  readonly localTime: string | null;
  /** Milliseconds since 1970. */
  readonly instant: number | null;
}

/** A carrier with its scans in the order of the document. */
export interface TrackedCarrier {
  readonly name: string | null;
  readonly alias: string | null;
  readonly events: readonly TrackingEvent[];
}

const newestFirst = thenBy<TrackingEvent>(
  byNumber((event) => event.instant, 'descending'),
  byText((event) => event.localTime, 'descending'),
);

/** Events newest first by their instant; those without one come last. Same instant: order of the document. */
export const sortNewestFirst = (events: readonly TrackingEvent[]): TrackingEvent[] =>
  [...events].sort(newestFirst);

/** The newest known instant; null when no event has one. */
export function latestInstant(carriers: readonly TrackedCarrier[]): number | null {
  let latest: number | null = null;
  for (const { events } of carriers) {
    for (const { instant } of events)
      if (instant !== null && (latest === null || instant > latest)) latest = instant;
  }
  return latest;
}
