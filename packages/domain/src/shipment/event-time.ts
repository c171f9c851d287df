const isoPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** "2026-03-05 14:30" of an ISO time as it stands there, in the zone of the place; null when it is no date. */
export function localMinute(text: string | null): string | null {
  const parts = isoPattern.exec(text?.trim() ?? '');
  if (parts === null) return null;
  const [, year, month, day, hour, minute] = parts;
  if (!isCalendarDay(Number(year), Number(month), Number(day))) return null;
  if (hour === undefined) return `${year}-${month}-${day}`;
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

/** Milliseconds since 1970 of an ISO time that names its offset; null without offset, since no zone is invented. */
export function instantOf(text: string | null): number | null {
  const trimmed = text?.trim() ?? '';
  const parts = isoPattern.exec(trimmed);
  if (parts?.[7] === undefined || localMinute(trimmed) === null) return null;
  const offset = parts[7] === 'Z' ? 'Z' : `${parts[7].slice(0, 3)}:${parts[7].slice(-2)}`;
  const instant = Date.parse(
    `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4] ?? '00'}:${parts[5] ?? '00'}:${parts[6] ?? '00'}${offset}`,
  );
  return Number.isNaN(instant) ? null : instant;
}

/** "2026-03-05 14:30" in UTC. */
export const utcMinute = (instant: number): string =>
  new Date(instant).toISOString().slice(0, 16).replace('T', ' ');

/** Whether a year from 1900, month and day are a day of the calendar. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  if (year < 1900 || month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
