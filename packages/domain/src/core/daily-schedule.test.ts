import { describe, expect, test } from 'vitest';
import { nextDue, readSchedule } from './daily-schedule.ts';
import { timeZone } from './time-zone.ts';

const due = (text: string, now: string, zone: string): string => {
  const schedule = readSchedule(text);
  if (schedule === null) throw new Error(`${text} is no schedule`);
  return new Date(nextDue(schedule, Date.parse(now), timeZone(zone))).toISOString();
};

test('a time of day and a minute of each hour are read, nothing else', () => {
  expect(readSchedule('03:30')).toEqual({ kind: 'daily', hour: 3, minute: 30 });
  expect(readSchedule('3:05')).toEqual({ kind: 'daily', hour: 3, minute: 5 });
  expect(readSchedule('*:15')).toEqual({ kind: 'hourly', minute: 15 });
  for (const text of ['', 'daily', '24:00', '3', '3:5', '*:60', '**:10', '-1:00', '03:30:00']) {
    expect(readSchedule(text), text).toBeNull();
  }
});

describe('the next time', () => {
  test.each([
    // 03:30 in Shanghai is 19:30 UTC of the day before.
    ['03:30', '2026-11-28T12:00:00Z', 'Asia/Shanghai', '2026-11-28T19:30:00.000Z'],
    ['03:30', '2026-11-28T19:30:00Z', 'Asia/Shanghai', '2026-11-29T19:30:00.000Z'],
    ['03:30', '2026-11-28T19:29:59Z', 'Asia/Shanghai', '2026-11-28T19:30:00.000Z'],
    ['*:15', '2026-11-28T12:15:00Z', 'UTC', '2026-11-28T13:15:00.000Z'],
    ['*:15', '2026-11-28T12:14:59Z', 'UTC', '2026-11-28T12:15:00.000Z'],
    ['*:00', '2026-11-28T12:00:01Z', 'UTC', '2026-11-28T13:00:00.000Z'],
    // Kathmandu is 5:45 ahead: its minute 15 is minute 30 of UTC.
    ['*:15', '2026-11-28T12:00:00Z', 'Asia/Kathmandu', '2026-11-28T12:30:00.000Z'],
    // On 29 March 2026 the clock in Berlin goes from 02:00 to 03:00; on 25 October 03:00 comes a second time as 02:00.
    ['04:00', '2026-03-28T12:00:00Z', 'Europe/Berlin', '2026-03-29T02:00:00.000Z'],
    ['04:00', '2026-10-24T12:00:00Z', 'Europe/Berlin', '2026-10-25T03:00:00.000Z'],
  ])('of %s after %s in %s is %s', (text, now, zone, expected) => {
    expect(due(text, now, zone)).toBe(expected);
  });

  test.each(['2026-03-28T23:00:00Z', '2026-10-24T22:00:00Z'])(
    'of a time that a clock change leaves out or repeats comes once a day, from %s on',
    (start) => {
      let now = Date.parse(start);
      const times: number[] = [];
      const schedule = readSchedule('02:30');
      if (schedule === null) throw new Error('no schedule');
      for (let count = 0; count < 4; count += 1) {
        now = nextDue(schedule, now, timeZone('Europe/Berlin'));
        times.push(now);
      }
      const gaps = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 3_600_000);
      for (const gap of gaps) expect([23, 24, 25]).toContain(gap);
    },
  );
});
