import type { TimeZone } from './time-zone.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** When something is done on its own: each day at a time of the wall clock, or each hour at a minute. */
export type Schedule =
  | { readonly kind: 'daily'; readonly hour: number; readonly minute: number }
  | { readonly kind: 'hourly'; readonly minute: number };

/** Reads "03:30" (each day) and "*:15" (each hour, at minute 15); null for anything else. */
export function readSchedule(text: string): Schedule | null {
  const found = /^(?<hour>[01]?\d|2[0-3]|\*):(?<minute>[0-5]\d)$/.exec(text.trim());
  if (!found?.groups) return null;
  const { hour: hours = '', minute: minutes = '' } = found.groups;
  return hours === '*'
    ? { kind: 'hourly', minute: Number(minutes) }
    : { kind: 'daily', hour: Number(hours), minute: Number(minutes) };
}

/**
 * The first instant after `now` (milliseconds since 1970) at which it is due, on the wall clock of the zone. A time that
 * a change of the clock leaves out is due an hour later; one that comes twice is due once.
 */
export function nextDue(schedule: Schedule, now: number, zone: TimeZone): number {
  const candidates =
    schedule.kind === 'daily'
      ? [-day, 0, day, 2 * day].map((step) => instantOn(schedule, now + step, zone))
      : [0, hour, 2 * hour].map((step) => instantIn(schedule, now + step, zone));
  return Math.min(...candidates.filter((at) => at > now));
}

const two = (value: number): string => String(value).padStart(2, '0');

const instantOn = (at: Extract<Schedule, { kind: 'daily' }>, now: number, zone: TimeZone): number =>
  zone.instantAt(`${zone.textOf(now).slice(0, 10)}T${two(at.hour)}:${two(at.minute)}:00`);

/** The minute of the hour in which an instant is; zones whose offset is no whole hour keep their own minutes. */
function instantIn(at: Extract<Schedule, { kind: 'hourly' }>, now: number, zone: TimeZone): number {
  const passed = Number(zone.textOf(now).slice(14, 16)) * minute + (now % minute);
  return now - passed + at.minute * minute;
}
