import { failure, type Result, success } from '../core/public.ts';
import type { ReadingContext } from './event-clock.ts';
import { instantOf } from './event-time.ts';
import { firstInstant, latestInstant, type TrackedCarrier, type TrackingEvent } from './tracking-event.ts';
import { carrierFromWire, trackInfoSchema } from './tracking-info-wire.ts';

/** What the provider knows about a number. */
export interface TrackingInfo {
  /** Main status in the provider's own words, which are more than the product's. */
  readonly mainStatus: string | null;
  readonly subStatus: string | null;
  readonly carriers: readonly TrackedCarrier[];
  /** Milliseconds since 1970 of the oldest and of the newest event. */
  readonly firstEvent: number | null;
  readonly latestEvent: number | null;
  /** The end of the estimated delivery, in milliseconds since 1970; null when none is given. */
  readonly expectedBy: number | null;
}

/** Why a tracking document cannot be used: there is none, or it has no list of providers. */
export type TrackingInfoFault = 'missing' | 'invalid';

/**
 * Reads the stored text of `tracking_info`: the real shape, the seed's flat one, one wrapped in the provider's
 * accepted item, and JSON text inside JSON text. Never throws, whatever the text is.
 */
export function readTrackingInfo(
  text: string | null | undefined,
  context: ReadingContext,
): Result<TrackingInfo, TrackingInfoFault> {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed === 'null' || trimmed === '""') return failure('missing');
  const once = parseJson(trimmed);
  return trackingInfoFrom(typeof once === 'string' ? parseJson(once) : once, context);
}

/** The same for a document that is parsed already, such as the body of a provider call. */
export function trackingInfoFrom(
  document: unknown,
  context: ReadingContext,
): Result<TrackingInfo, TrackingInfoFault> {
  const parsed = trackInfoSchema.safeParse(unwrap(document));
  if (!parsed.success) return failure('invalid');
  const { tracking, latest_status, time_metrics } = parsed.data;
  const expected = time_metrics?.estimated_delivery_date;
  const carriers = tracking.providers.flatMap((wire) =>
    wire === null ? [] : [carrierFromWire(wire, context)],
  );
  return success({
    mainStatus: latest_status?.status ?? null,
    subStatus: latest_status?.sub_status ?? null,
    carriers,
    firstEvent: firstInstant(carriers),
    latestEvent: latestInstant(carriers),
    expectedBy: instantOf(expected?.to ?? null) ?? instantOf(expected?.from ?? null),
  });
}

/** Whether two readings say the same: statuses, carriers and every scan. */
export const hasSameNews = (one: TrackingInfo, other: TrackingInfo): boolean =>
  one.mainStatus === other.mainStatus &&
  one.subStatus === other.subStatus &&
  areSame(
    one.carriers,
    other.carriers,
    (carrier, twin) =>
      carrier.name === twin.name &&
      carrier.alias === twin.alias &&
      areSame(carrier.events, twin.events, isSameEvent),
  );

const areSame = <Item>(
  some: readonly Item[],
  others: readonly Item[],
  isSame: (item: Item, other: Item) => boolean,
): boolean =>
  some.length === others.length &&
  some.every((item, index) => {
    const other = others[index];
    return other !== undefined && isSame(item, other);
  });

const isSameEvent = (one: TrackingEvent, other: TrackingEvent): boolean =>
  one.stage === other.stage &&
  one.description === other.description &&
  one.subStatus === other.subStatus &&
  one.location === other.location &&
  one.localTime === other.localTime &&
  one.instant === other.instant;

function unwrap(document: unknown): unknown {
  const wrapped = typeof document === 'object' && document !== null && 'track_info' in document;
  return wrapped ? document.track_info : document;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
