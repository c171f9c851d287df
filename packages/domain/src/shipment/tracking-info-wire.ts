import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { eventClock, type ReadingContext } from './event-clock.ts';
import type { TrackedCarrier, TrackingEvent } from './tracking-event.ts';

const text = z.unknown().optional().transform(cleanText);
const address = z.object({ city: text, state: text, country: text, postal_code: text }).nullish().catch(null);
const offset = /^(?:Z|[+-]\d{2}:?\d{2})$/;
const rawTime = z
  .union([
    z.string().transform(cleanText),
    z
      .object({ date: text, time: text, timezone: text })
      .transform(({ date, time, timezone }) =>
        date && time ? `${date} ${time}${offset.test(timezone ?? '') ? timezone : ''}` : date,
      ),
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

const namesSchema = z.object({ name: text, alias: text, country: text });
const carrierSchema = namesSchema.extend({
  provider: namesSchema.nullish().catch(null),
  events: z.array(eventSchema.nullable().catch(null)).nullish().catch(null),
});

/** `track_info` as far as the product reads it; unreadable parts are absent, only the provider list must be one. */
export const trackInfoSchema = z.object({
  latest_status: z.object({ status: text, sub_status: text }).nullish().catch(null),
  time_metrics: z
    .object({ estimated_delivery_date: z.object({ from: text, to: text }).nullish().catch(null) })
    .nullish()
    .catch(null),
  tracking: z.object({ providers: z.array(carrierSchema.nullable().catch(null)) }),
});

function eventFromWire(
  wire: z.infer<typeof eventSchema>,
  carrierCountry: string | null,
  context: ReadingContext,
): TrackingEvent {
  const { city, state, postal_code, country } = wire.address ?? {};
  const place = [city, state, postal_code, country].filter((part) => part != null).join(', ');
  return {
    stage: wire.stage,
    description: wire.description,
    subStatus: wire.sub_status,
    location: wire.location ?? (place || null),
    ...eventClock(
      {
        iso: wire.time_iso,
        utc: wire.time_utc,
        raw: wire.time_raw ?? null,
        countries: [country ?? null, carrierCountry],
      },
      context,
    ),
  };
}

const isBlank = (event: TrackingEvent): boolean =>
  Object.values(event).every((value) => value === null || value === false);

/** A carrier of the document: name and alias are next to the events (seed) or one level deeper (real). */
export function carrierFromWire(
  wire: z.infer<typeof carrierSchema>,
  context: ReadingContext,
): TrackedCarrier {
  const country = wire.provider?.country ?? wire.country;
  const events = (wire.events ?? []).flatMap((event) =>
    event === null ? [] : [eventFromWire(event, country, context)],
  );
  return {
    name: wire.provider?.name ?? wire.name,
    alias: wire.provider?.alias ?? wire.alias,
    events: events.filter((event) => !isBlank(event)),
  };
}
