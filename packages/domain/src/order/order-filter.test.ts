import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeZone } from '../core/public.ts';
import { isDay, orderSortKey, pickDay, rangeBounds } from './order-filter.ts';
import { orderInstant, readOrderTime, writtenText } from './order-time.ts';

test('TRK-03 a third pick restarts the range, and bounds are in calendar order', () => {
  const one = pickDay([], '2026-03-09');
  const two = pickDay(one, '2026-03-04');
  expect(rangeBounds([])).toBeNull();
  expect(rangeBounds(one)).toEqual({ from: '2026-03-09', to: '2026-03-09' });
  expect(rangeBounds(two)).toEqual({ from: '2026-03-04', to: '2026-03-09' });
  expect(pickDay(two, '2026-03-20')).toEqual(['2026-03-20']);
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['2026-13-01', false],
  ['2026-3-1', false],
  ["2026-03-01' or 1=1", false],
])('%s is a day: %s', (text, real) => {
  expect(isDay(text)).toBe(real);
});

test('order ids sort by their value', () => {
  const ids = ['50117-A', '#50116', '9', '50101', '050101', '50101-b', '50101-A'];
  const sorted = [...ids].sort((a, b) => (orderSortKey(a) < orderSortKey(b) ? -1 : 1));
  expect(sorted).toEqual(['#50116', '9', '50101', '050101', '50101-A', '50101-b', '50117-A']);
});

test.each([
  ['2026-03-07 08:00:00', '2026-03-07T08:00:00'],
  ['2026-03-04T09:15:00+08:00', '2026-03-04T09:15:00+08:00'],
  ['2026-03-04', '2026-03-04T00:00:00'],
  ['2026/03/07 8:00', '2026-03-07T08:00:00'],
  ['1772841600', '2026-03-07T00:00:00Z'],
  ['1772841600000', '2026-03-07T00:00:00Z'],
  ['25/03/2026 08:00', '2026-03-25T08:00:00'],
  ['03/25/2026', '2026-03-25T00:00:00'],
  ['05/05/2026', '2026-05-05T00:00:00'],
  ['2026-03-05 23:59:59', '2026-03-05T23:59:59'],
])('the order date %s is read as %s', (text, expected) => {
  const read = readOrderTime(text);
  expect(read.ok && writtenText(read.value)).toBe(expected);
});

test.each([
  ['07/03/2026 08:00', 'date-ambiguous'],
  ['2026-02-30', 'date-invalid'],
  ['0000-00-00 00:00:00', 'date-invalid'],
  ['2026-03-07 25:00', 'date-invalid'],
  ['yesterday', 'date-invalid'],
  ['12:00', 'date-time-only'],
])('the order date %s is refused as %s', (text, fault) => {
  expect(readOrderTime(text)).toEqual({ ok: false, fault });
});

test.each([
  ['Asia/Shanghai', '2026-03-07 08:00', '2026-03-07T00:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-08 01:59', '2026-03-08T09:59:00.000Z'],
  ['America/Los_Angeles', '2026-03-08 03:00', '2026-03-08T10:00:00.000Z'],
  ['Europe/London', '2026-03-29 02:30', '2026-03-29T01:30:00.000Z'],
  ['Asia/Kathmandu', '2026-03-07 00:00', '2026-03-06T18:15:00.000Z'],
  ['Asia/Kathmandu', '2026-03-07T00:00:00+08:00', '2026-03-06T16:00:00.000Z'],
])('in %s the order time %s is %s', (name, text, instant) => {
  const read = readOrderTime(text);
  if (!read.ok) throw new Error(read.fault);
  expect(new Date(orderInstant(read.value, timeZone(name))).toISOString()).toBe(instant);
});

test('a zone gives every instant back from its text', () => {
  for (const name of ['Asia/Shanghai', 'America/Los_Angeles', 'Asia/Kathmandu', 'UTC']) {
    const zone = timeZone(name);
    const seconds = fc.integer({ min: 946_684_800, max: 2_000_000_000 });
    fc.assert(
      fc.property(seconds, (second) => {
        expect(Date.parse(zone.textOf(second * 1000))).toBe(second * 1000);
      }),
      { seed: 6, numRuns: 200 },
    );
  }
});
