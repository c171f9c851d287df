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
  /** Milliseconds since 1970; null when unknown or more than a day ahead of the clock. */
  readonly instant: number | null;
  /** The carrier gave no offset: the zone is that of the country or the shop. */
  readonly isZoneAssumed: boolean;
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
  return instantsOf(carriers).reduce<number | null>(
    (latest, instant) => (latest === null || instant > latest ? instant : latest),
    null,
  );
}

/** The oldest known instant; null when no event has one. */
export function firstInstant(carriers: readonly TrackedCarrier[]): number | null {
  return instantsOf(carriers).reduce<number | null>(
    (first, instant) => (first === null || instant < first ? instant : first),
    null,
  );
}

const instantsOf = (carriers: readonly TrackedCarrier[]): number[] =>
  carriers.flatMap(({ events }) => events.flatMap(({ instant }) => instant ?? []));
