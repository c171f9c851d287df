import { failure, type Result } from '@pp-tools/domain/core';
import type { ExtraInfo } from '@pp-tools/domain/shipment';
import type {
  ProviderFault,
  ProviderParcel,
  TrackingProvider,
} from '../../features/tracking/tracking-provider.ts';
import { readAnswerBody, readFaultBody, readQuotaBody } from './answer-wire.ts';
import { type CallOutcome, postJson } from './http-call.ts';
import { type ClientTime, RateLimit } from './rate-limit.ts';

/** Where the provider is and who we are. */
export interface TrackingClientSettings {
  /** Address without version, such as `https://api.17track.net`. */
  readonly url: string;
  readonly key: string;
  /** Such as `v2.2` or `v2.4`. */
  readonly version: string;
  /** Limit for a call with all its repetitions. */
  readonly timeoutMilliseconds: number;
  readonly callsPerSecond: number;
}

/** The documented limits of the provider. */
export const providerDefaults = {
  url: 'https://api.17track.net',
  timeoutMilliseconds: 10_000,
  callsPerSecond: 3,
} as const;

const largestAnswer = 8 * 1024 * 1024;
const attempts = 3;

/** Time as it really passes. */
export const realTime: ClientTime = {
  monotonic: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** The client of the 17TRACK tracking API. */
export function trackingClient(
  settings: TrackingClientSettings,
  time: ClientTime = realTime,
): TrackingProvider {
  const limit = new RateLimit(settings.callsPerSecond, 1000, time);
  const info = settings.version === 'v2.2' ? infoInOneField : infoInFields;

  async function call<Value>(
    endpoint: string,
    items: readonly object[],
    mayRepeat: (outcome: CallOutcome) => boolean,
    read: (body: string) => Result<Value, ProviderFault>,
  ): Promise<Result<Value, ProviderFault>> {
    const url = new URL(`/track/${settings.version}/${endpoint}`, settings.url);
    const end = time.monotonic() + settings.timeoutMilliseconds;
    for (let attempt = 1; ; attempt += 1) {
      await limit.turn();
      const rest = end - time.monotonic();
      if (rest <= 0) return failure(faultOf({ kind: 'timed-out' }));
      const outcome = await postJson({
        url,
        headers: { '17token': settings.key },
        body: JSON.stringify(items),
        timeoutMilliseconds: rest,
        largestBytes: largestAnswer,
      });
      if (outcome.kind === 'answered' && outcome.status === 200) return read(outcome.text);
      const pause = pauseBefore(attempt, outcome);
      const isOver = attempt >= attempts || time.monotonic() + pause >= end;
      if (isOver || !mayRepeat(outcome)) return failure(faultOf(outcome));
      await time.wait(pause);
    }
  }
  // What costs money or can be done once only is repeated when it surely was not taken, and never else.
  const change = (endpoint: string, items: readonly object[]) =>
    call(endpoint, items, wasNotTaken, readAnswerBody);

  return {
    register: (parcels) =>
      change(
        'register',
        parcels.map(({ number, carrier, tag, ...parcel }) => ({
          number,
          tag,
          ...(carrier === null ? { auto_detection: true } : { carrier }),
          ...info(parcel),
        })),
      ),
    trackInfo: (parcels) => call('gettrackinfo', parcels.map(identity), isPassing, readAnswerBody),
    changeCarrier: (changes) =>
      change(
        'changecarrier',
        changes.map(({ number, from, to }) => ({ number, carrier_old: from, carrier_new: to })),
      ),
    changeInfo: (changes) =>
      change(
        'changeinfo',
        changes.map((parcel) => ({ ...identity(parcel), items: info(parcel) })),
      ),
    stop: (parcels) => change('stoptrack', parcels.map(identity)),
    retrack: (parcels) => change('retrack', parcels.map(identity)),
    remove: (parcels) => change('deletetrack', parcels.map(identity)),
    quota: () => call('getquota', [], isPassing, readQuotaBody),
  };
}

/** What a carrier asks for to find a parcel. */
interface CarrierInfo {
  readonly phoneLastFour: string | null;
  readonly extraInfo: ExtraInfo;
}

/** Version 2.2 has one field for whatever the carrier asks for: what was given for it alone comes first. */
function infoInOneField({ phoneLastFour, extraInfo: { other, postalCode } }: CarrierInfo): object {
  const param = other ?? postalCode ?? phoneLastFour;
  return param === null ? {} : { param };
}

function infoInFields({ phoneLastFour, extraInfo: { other, postalCode, country } }: CarrierInfo): object {
  return {
    ...(phoneLastFour === null ? {} : { phone_number_last_4: phoneLastFour }),
    ...(postalCode === null ? {} : { destination_postal_code: postalCode }),
    ...(country === null ? {} : { destination_country: country }),
    ...(other === null ? {} : { param: other }),
  };
}

/** How a call names a parcel. */
const identity = ({ number, carrier }: ProviderParcel): object => ({
  number,
  ...(carrier === null ? {} : { carrier }),
});

const wasNotTaken = (outcome: CallOutcome): boolean =>
  (outcome.kind === 'answered' && outcome.status === 429) ||
  (outcome.kind === 'unreachable' && !outcome.sent);

/** A look may be repeated as often as one likes. */
const isPassing = (outcome: CallOutcome): boolean =>
  wasNotTaken(outcome) ||
  outcome.kind === 'unreachable' ||
  (outcome.kind === 'answered' && outcome.status >= 500);

/** Half a second, doubled each time, with jitter so that several processes do not fall in step. */
function pauseBefore(attempt: number, outcome: CallOutcome): number {
  const asked = outcome.kind === 'answered' ? outcome.retryAfter : null;
  return asked ?? 500 * 2 ** (attempt - 1) * (1 + Math.random() * 0.5);
}

function faultOf(outcome: CallOutcome): ProviderFault {
  if (outcome.kind === 'timed-out') return { code: 'timed-out', providerCode: null, message: '' };
  if (outcome.kind === 'unreachable') return { code: 'unreachable', providerCode: null, message: '' };
  if (outcome.kind === 'unusable') return { code: 'bad-answer', providerCode: null, message: '' };
  if (outcome.status === 429) return { code: 'too-fast', providerCode: 429, message: '' };
  const told = readFaultBody(outcome.text);
  if (told !== null) return told;
  const isRefusal = outcome.status === 401 || outcome.status === 403 || outcome.status === 404;
  return {
    code: isRefusal ? 'refused' : 'unreachable',
    providerCode: null,
    message: `HTTP ${outcome.status}`,
  };
}
