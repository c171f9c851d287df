import type { TimeZone } from '../core/public.ts';
import { zoneOfCountry } from './country-zones.ts';
import { instantOf, localMinute } from './event-time.ts';

/** When and where a tracking document is read. */
export interface ReadingContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The zone of times without an offset when neither the place nor the carrier names a known country: the shop's. */
  readonly zone: TimeZone;
}

/** When an event was, as far as it can be known. */
export interface EventClock {
  /** "2026-03-05 14:30" in the zone of the place. */
  readonly localTime: string | null;
  /** Milliseconds since 1970; null for a time that is none, or that lies more than a day ahead. */
  readonly instant: number | null;
  /** No offset was given: the instant is that of the country's zone or the shop's. */
  readonly isZoneAssumed: boolean;
}

const day = 86_400_000;

/**
 * Reads the times of an event. A scan more than a day ahead of the clock is a mistake of the carrier (a wrong year): its
 * time is shown, but it has no instant, so that it is never the newest.
 */
export function eventClock(
  times: {
    readonly iso: string | null;
    readonly utc: string | null;
    readonly raw: string | null;
    readonly countries: readonly (string | null)[];
  },
  { now, zone }: ReadingContext,
): EventClock {
  const localTime = localMinute(times.iso) ?? localMinute(times.raw);
  const known =
    instantOf(times.utc) ??
    instantOf(times.utc === null ? null : `${times.utc}Z`) ??
    instantOf(times.iso) ??
    instantOf(times.raw);
  const instant = known ?? assumedInstant(localTime, times.countries, zone);
  const isAhead = instant !== null && instant > now + day;
  return { localTime, instant: isAhead ? null : instant, isZoneAssumed: known === null && instant !== null };
}

function assumedInstant(
  localTime: string | null,
  countries: readonly (string | null)[],
  fallback: TimeZone,
): number | null {
  if (localTime === null) return null;
  const zone = countries.map(zoneOfCountry).find((found) => found !== null) ?? fallback;
  const [date = '', time = '00:00'] = localTime.split(' ');
  const instant = zone.instantAt(`${date}T${time}:00`);
  return Number.isFinite(instant) ? instant : null;
}
