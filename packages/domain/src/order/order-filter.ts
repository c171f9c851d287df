/** Columns by which the list can be sorted. */
export const orderSorts = ['orderId', 'orderTime', 'trackingNumber'] as const;
/** One of {@link orderSorts}. */
export type OrderSort = (typeof orderSorts)[number];

/** A calendar day "2026-03-04" in the zone of the shop. */
export type Day = string;

/** At most two picked days: none, one (that day alone), or first and last. */
export type DateRange = readonly Day[];

/** Whether a text is a real calendar day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Adds a pick; a third one starts again with itself (specification, section 4). */
export const pickDay = (range: DateRange, day: Day): DateRange =>
  range.length >= 2 ? [day] : [...range, day];

/** First and last day of a range in calendar order, both included; null without a pick. */
export function rangeBounds(range: DateRange): { readonly from: Day; readonly to: Day } | null {
  const sorted = [...range].sort();
  const from = sorted[0];
  const to = sorted.at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}

/** A key under which order ids sort as people read them: digits by value, letters without case. */
export const orderSortKey = (orderId: string): string =>
  orderId.toLowerCase().replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(18, '0'));
