import { failure, type Result, success, type TimeZone } from '../core/public.ts';
import { instantOf, isCalendarDay } from '../shipment/public.ts';

/** A time as it was written: "2026-03-04T09:15:00" and its offset, or null for the zone of the shop. */
export interface WrittenTime {
  readonly local: string;
  readonly offset: string | null;
}

/** Why a text is no order time. */
export type OrderTimeFault = 'date-invalid' | 'date-ambiguous' | 'date-time-only';

/** Which of day and month a column writes first, where the year stands last. */
export type DateOrder = 'day-first' | 'month-first';

const zone = String.raw`\s*(Z|[+-]\d{2}:?\d{2})?`;
/** A clock in 24 or 12 hours behind a date; `gap` is what parts them. */
const clock = (gap: string): string =>
  String.raw`(?:${gap}(上午|下午|AM|PM)? ?(\d{1,2})(?::(\d{2})(?::(\d{2})(?:\.\d+)?)?|[时点](?:(\d{2})分?(?:(\d{2})秒?)?)?) ?(AM|PM)?)?`;
const yearFirst = new RegExp(
  String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${clock('(?:,? |T)')}${zone}$`,
  'i',
);
const chinese = new RegExp(
  String.raw`^(\d{4})年(\d{1,2})月(\d{1,2})[日号](?: ?(?:星期|周).)?${clock(' ?')}${zone}$`,
  'i',
);
const yearLast = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})${clock(',? ')}$`, 'i');

/**
 * Judges by all dates of a column which of day and month stands first where the year stands last; null when none
 * tells, or when they disagree.
 */
export function dateOrderOf(texts: Iterable<string>): DateOrder | null {
  let order: DateOrder | null = null;
  for (const text of texts) {
    const [, first = '', second = ''] = yearLast.exec(plainTime(text)) ?? [];
    const told = Number(first) > 12 ? 'day-first' : Number(second) > 12 ? 'month-first' : null;
    if (told === null) continue;
    if (order !== null && order !== told) return null;
    order = told;
  }
  return order;
}

/** Digits and signs with single blanks: nothing to clean. */
const plain = /^[!-~]+(?: [!-~]+)*$/;
const plainTime = (text: string): string =>
  plain.test(text) ? text : text.normalize('NFKC').replace(/\s+/g, ' ').trim();

/**
 * Reads an order time: year first (2026-03-06, 2026年3月6日), or ten-digit seconds or thirteen-digit milliseconds since
 * 1970 (UTC); the clock in 24 or 12 hours (AM, PM, 上午, 下午). A date with the year last is read when day and month
 * cannot be exchanged, or when the other dates of its column tell their order; it is never guessed.
 */
export function readOrderTime(
  text: string,
  order: DateOrder | null = null,
): Result<WrittenTime, OrderTimeFault> {
  const trimmed = plainTime(text);
  if (/^\d{10}$/.test(trimmed)) return fromInstant(Number(trimmed) * 1000);
  if (/^\d{13}$/.test(trimmed)) return fromInstant(Number(trimmed));
  if (/^\d{1,2}:\d{2}(:\d{2})?$/.test(trimmed)) return failure('date-time-only');
  const [, year, month, day, ...rest] = yearFirst.exec(trimmed) ?? chinese.exec(trimmed) ?? [];
  if (year !== undefined) return written([year, month, day], rest);
  const [, first = '', second = '', lastYear, ...clockParts] = yearLast.exec(trimmed) ?? [];
  if (lastYear === undefined) return failure('date-invalid');
  const told: DateOrder | null =
    Number(first) > 12 ? 'day-first' : Number(second) > 12 || first === second ? 'month-first' : order;
  if (told === null) return failure('date-ambiguous');
  return written(told === 'day-first' ? [lastYear, second, first] : [lastYear, first, second], clockParts);
}

function written(
  date: readonly (string | undefined)[],
  [
    before,
    hourText = '0',
    minute = '00',
    second = '00',
    chineseMinute,
    chineseSecond,
    after,
    offset,
  ]: readonly (string | undefined)[],
): Result<WrittenTime, OrderTimeFault> {
  const [year = '', month = '', day = ''] = date;
  const isDay = isCalendarDay(Number(year), Number(month), Number(day));
  const half = (before ?? after)?.toUpperCase();
  const hour = hourOf(Number(hourText), half);
  const minutes = chineseMinute ?? minute;
  const seconds = chineseSecond ?? second;
  if (!isDay || hour === null || Number(minutes) > 59 || Number(seconds) > 59) return failure('date-invalid');
  const pad = (digits: string | number) => String(digits).padStart(2, '0');
  const local = `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${minutes}:${seconds}`;
  return success({ local, offset: offset?.toUpperCase() ?? null });
}

/** The hour of a day from 0 to 23; "下午 13" is what people write too, "AM 13" is nothing. */
function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null;
  const isAfternoon = half === 'PM' || half === '下午';
  if (hour > 12) return isAfternoon && hour <= 23 ? hour : null;
  return (hour % 12) + (isAfternoon ? 12 : 0);
}

function fromInstant(milliseconds: number): Result<WrittenTime, OrderTimeFault> {
  return success({ local: new Date(milliseconds).toISOString().slice(0, 19), offset: 'Z' });
}

/** The time as one text that {@link readOrderTime} reads back. */
export const writtenText = ({ local, offset }: WrittenTime): string => `${local}${offset ?? ''}`;

/** Milliseconds since 1970; a time without offset is meant in the zone of the shop. */
export function orderInstant(time: WrittenTime, zone: TimeZone): number {
  const withOffset = time.offset === null ? null : instantOf(`${time.local}${time.offset}`);
  return withOffset ?? zone.instantAt(time.local);
}
