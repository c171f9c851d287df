import { expect, test } from 'vitest';
import { statusRules, trackingStatuses } from './tracking-status.ts';
import { lateFrom, transitDays } from './transit.ts';

const day = 86_400_000;
const first = Date.UTC(2026, 10, 1);
const at = (days: number) => first + days * day;

test.each([
  ['its estimate', { firstEvent: first, latestEvent: at(10), expectedBy: at(12) }, at(12)],
  ['twenty days under way', { firstEvent: first, latestEvent: at(19), expectedBy: null }, at(20)],
  ['seven days without a scan', { firstEvent: first, latestEvent: at(3), expectedBy: at(15) }, at(10)],
  ['nothing known', { firstEvent: null, latestEvent: null, expectedBy: null }, null],
])('a parcel is late after %s', (_name, times, late) => {
  expect(lateFrom({ status: 'InTransit', ...times })).toBe(late);
});

test.each(trackingStatuses)('%s is late only while it is under way', (status) => {
  const late = lateFrom({ status, firstEvent: first, latestEvent: first, expectedBy: null });
  expect(late !== null).toBe(statusRules[status].isUnderWay);
});

test('days under way run on until the parcel arrives', () => {
  const times = { firstEvent: first, latestEvent: at(4) };
  expect(transitDays({ status: 'InTransit', ...times }, at(9.9))).toEqual({ inTransit: 9, withoutScan: 5 });
  expect(transitDays({ status: 'Delivered', ...times }, at(90))).toEqual({ inTransit: 4, withoutScan: null });
  expect(transitDays({ status: 'InTransit', firstEvent: null, latestEvent: null }, at(1))).toEqual({
    inTransit: null,
    withoutScan: null,
  });
});

test('a clock that goes wrong gives no negative days', () => {
  expect(transitDays({ status: 'InTransit', firstEvent: at(1), latestEvent: at(1) }, first)).toEqual({
    inTransit: 0,
    withoutScan: 0,
  });
});
