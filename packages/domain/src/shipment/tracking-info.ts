import { failure, type Result, success } from '../core/public.ts';
import { latestInstant, type TrackedCarrier } from './tracking-event.ts';
import { carrierFromWire, trackInfoSchema } from './tracking-info-wire.ts';

/** What the provider knows about a number. */
export interface TrackingInfo {
  /** Main status in the provider's own words, which are more than the product's. */
  readonly mainStatus: string | null;
  readonly subStatus: string | null;
  readonly carriers: readonly TrackedCarrier[];
  /** Milliseconds since 1970 of the newest event. */
  readonly latestEvent: number | null;
}

/** Why a tracking document cannot be used: there is none, or it has no list of providers. */
export type TrackingInfoFault = 'missing' | 'invalid';

/**
 * Reads the stored text of `tracking_info`: the real shape, the seed's flat one, one wrapped in the provider's
 * accepted item, and JSON text inside JSON text. Never throws, whatever the text is.
 */
export function readTrackingInfo(text: string | null | undefined): Result<TrackingInfo, TrackingInfoFault> {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed === 'null' || trimmed === '""') return failure('missing');
  const once = parseJson(trimmed);
  return trackingInfoFrom(typeof once === 'string' ? parseJson(once) : once);
}

/** The same for a document that is parsed already, such as the body of a provider call. */
export function trackingInfoFrom(document: unknown): Result<TrackingInfo, TrackingInfoFault> {
  const parsed = trackInfoSchema.safeParse(unwrap(document));
  if (!parsed.success) return failure('invalid');
  const { tracking, latest_status } = parsed.data;
  const carriers = tracking.providers.flatMap((wire) => (wire === null ? [] : [carrierFromWire(wire)]));
  return success({
    mainStatus: latest_status?.status ?? null,
    subStatus: latest_status?.sub_status ?? null,
    carriers,
    latestEvent: latestInstant(carriers),
  });
}

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
