import { expect, test } from 'vitest';
import { timeZone } from '../core/public.ts';
import { eventClock } from './event-clock.ts';

const now = Date.UTC(2026, 10, 28, 12);
const context = { now, zone: timeZone('Asia/Shanghai') };
const clock = (times: Partial<Parameters<typeof eventClock>[0]>) =>
  eventClock({ iso: null, utc: null, raw: null, countries: [], ...times }, context);

test.each([
  [
    'its UTC time',
    { utc: '2026-03-10T01:30:00Z', iso: '2026-03-10T03:00:00+02:00' },
    '2026-03-10T01:30Z',
    false,
  ],
  ['a UTC time without its Z', { utc: '2026-03-10T01:30:00' }, '2026-03-10T01:30Z', false],
  ['its own offset', { iso: '2026-03-10T09:30:00-05:00' }, '2026-03-10T14:30Z', false],
  ['the offset of the raw time', { raw: '2026-03-10 09:30:00-05:00' }, '2026-03-10T14:30Z', false],
  [
    'the country of the place',
    { iso: '2026-07-10T09:30:00', countries: ['DE', 'CN'] },
    '2026-07-10T07:30Z',
    true,
  ],
  [
    'the country of the carrier',
    { iso: '2026-01-10T09:30:00', countries: [null, 'gb'] },
    '2026-01-10T09:30Z',
    true,
  ],
  ['the zone of the shop', { raw: '2026-03-10 09:30', countries: [null, 'XX'] }, '2026-03-10T01:30Z', true],
  ['a day alone', { raw: '2026-03-10', countries: ['JP'] }, '2026-03-09T15:00Z', true],
])('an event is placed by %s', (_name, times, instant, isZoneAssumed) => {
  expect(clock(times)).toMatchObject({ instant: Date.parse(instant), isZoneAssumed });
});

test.each([
  ['2026-11-29T12:00:00Z', true],
  ['2026-11-29T12:00:01Z', false],
  ['2062-03-07T08:00:00Z', false],
])('a scan at %s has an instant: %s', (utc, isKnown) => {
  expect(clock({ utc, iso: utc }).instant !== null).toBe(isKnown);
  expect(clock({ utc, iso: utc }).localTime).toBe(utc.slice(0, 16).replace('T', ' '));
});
