import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { instantOf, localMinute } from './event-time.ts';
import type { TrackedCarrier, TrackingEvent } from './tracking-event.ts';

const text = z.unknown().optional().transform(cleanText);
const address = z.object({ city: text, state: text, country: text, postal_code: text }).nullish().catch(null);
const rawTime = z
  .union([
    z.string().transform(cleanText),
    z
      .object({ date: text, time: text })
      .transform(({ date, time }) => (date && time ? `${date} ${time}` : date)),
  ])
  .nullish()
  .catch(null);

const eventSchema = z.object({
  stage: text,
  description: text,
  sub_status: text,
  location: text,
  address,
  time_iso: text,
  time_utc: text,
  time_raw: rawTime,
});

const namesSchema = z.object({ name: text, alias: text });
const carrierSchema = namesSchema.extend({
  provider: namesSchema.nullish().catch(null),
  events: z.array(eventSchema.nullable().catch(null)).nullish().catch(null),
});

/** `track_info` as far as the product reads it; unreadable parts are absent, only the provider list must be one. */
export const trackInfoSchema = z.object({
  latest_status: z.object({ status: text, sub_status: text }).nullish().catch(null),
  tracking: z.object({ providers: z.array(carrierSchema.nullable().catch(null)) }),
});

function eventFromWire(wire: z.infer<typeof eventSchema>): TrackingEvent {
  const { city, state, postal_code, country } = wire.address ?? {};
  const place = [city, state, postal_code, country].filter((part) => part != null).join(', ');
  return {
    stage: wire.stage,
    description: wire.description,
    subStatus: wire.sub_status,
    location: wire.location ?? (place || null),
    localTime: localMinute(wire.time_iso) ?? localMinute(wire.time_raw ?? null),
    instant: instantOf(wire.time_utc) ?? instantOf(wire.time_iso),
  };
}

const isBlank = (event: TrackingEvent): boolean => Object.values(event).every((value) => value === null);

/** A carrier of the document: name and alias sit beside the events (seed) or one level deeper (real). */
export function carrierFromWire(wire: z.infer<typeof carrierSchema>): TrackedCarrier {
  const events = (wire.events ?? []).flatMap((event) => (event === null ? [] : [eventFromWire(event)]));
  return {
    name: wire.provider?.name ?? wire.name,
    alias: wire.provider?.alias ?? wire.alias,
    events: events.filter((event) => !isBlank(event)),
  };
}
