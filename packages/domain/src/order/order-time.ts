import { failure, type Result, success } from '../core/public.ts';
import { instantOf, isCalendarDay } from '../shipment/public.ts';

/** A time as it was written: "2026-03-04T09:15:00" and its offset, or null for the zone of the shop. */
export interface WrittenTime {
  readonly local: string;
  readonly offset: string | null;
}

/** Why a text is no order time. */
export type OrderTimeFault = 'date-invalid' | 'date-ambiguous' | 'date-time-only';

const yearFirst =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/**
 * Reads an order time: year first, or ten-digit seconds or thirteen-digit milliseconds since 1970 (UTC).
 * A date with the year last is read only when day and month cannot be exchanged; it is never guessed.
 */
export function readOrderTime(text: string): Result<WrittenTime, OrderTimeFault> {
  const trimmed = text.normalize('NFKC').trim();
  if (/^\d{10}$/.test(trimmed)) return fromInstant(Number(trimmed) * 1000);
  if (/^\d{13}$/.test(trimmed)) return fromInstant(Number(trimmed));
  if (/^\d{1,2}:\d{2}(:\d{2})?$/.test(trimmed)) return failure('date-time-only');
  const [, year, month, day, ...rest] = yearFirst.exec(trimmed) ?? [];
  if (year !== undefined) return written([year, month, day], rest);
  const [, first = '', second = '', lastYear, ...clock] = yearLast.exec(trimmed) ?? [];
  if (lastYear === undefined) return failure('date-invalid');
  if (Number(first) <= 12 && Number(second) <= 12 && first !== second) return failure('date-ambiguous');
  return written(Number(first) > 12 ? [lastYear, second, first] : [lastYear, first, second], clock);
}

function written(
  date: readonly (string | undefined)[],
  [hour = '0', minute = '00', second = '00', offset]: readonly (string | undefined)[],
): Result<WrittenTime, OrderTimeFault> {
  const [year = '', month = '', day = ''] = date;
  const isDay = isCalendarDay(Number(year), Number(month), Number(day));
  if (!isDay || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
    return failure('date-invalid');
  const pad = (digits: string) => digits.padStart(2, '0');
  const local = `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${minute}:${second}`;
  return success({ local, offset: offset?.toUpperCase() ?? null });
}

function fromInstant(milliseconds: number): Result<WrittenTime, OrderTimeFault> {
  return success({ local: new Date(milliseconds).toISOString().slice(0, 19), offset: 'Z' });
}

/** The time as one text that {@link readOrderTime} reads back. */
export const writtenText = ({ local, offset }: WrittenTime): string => `${local}${offset ?? ''}`;

/** Milliseconds since 1970; a time without offset is meant in the zone of the shop. */
export function orderInstant(time: WrittenTime, zone: ShopZone): number {
  const withOffset = time.offset === null ? null : instantOf(`${time.local}${time.offset}`);
  return withOffset ?? zone.instantAt(time.local);
}

/** The zone of the shop: from wall clock to instant and back. */
export interface ShopZone {
  /** Milliseconds since 1970 of "2026-03-04T09:15:00" on the shop's wall clock. */
  instantAt(local: string): number;
  /** "2026-03-04T09:15:00+08:00" of an instant. */
  textOf(instant: number): string;
}
