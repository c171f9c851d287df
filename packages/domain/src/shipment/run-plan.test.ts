import { expect, test } from 'vitest';
import { listExcluded, pausesAfter, planRun, progressPercent, type RunCandidate } from './run-plan.ts';
import type { TrackingStatus } from './tracking-status.ts';

const order = (...shipments: [string, TrackingStatus, boolean][]): RunCandidate => ({
  shipments: shipments.map(([number, status, registered]) => ({ number, status, registered })),
});

const fresh = order(['FRESH', 'Unknown', false]);
const waiting = order(['WAITING', 'Unknown', true]);
const moving = order(['MOVING', 'InTransit', true]);
const delivered = order(['DELIVERED', 'Delivered', true]);
const twoNumbers = order(['FIRST', 'Delivered', true], ['SECOND', 'Unknown', false]);
const noNumber = order();
const all = [fresh, waiting, moving, delivered, twoNumbers, noNumber];

test('TRK-07 registering takes what is unknown and unregistered, an empty number included', () => {
  const plan = planRun('register', all);
  expect(plan.valid).toEqual([fresh, twoNumbers, noNumber]);
  expect(plan.excluded).toEqual([waiting, moving, delivered]);
  expect(plan.numbers).toEqual(['FRESH', 'SECOND', '']);
});

test('TRK-07 updating takes what moves or waits, never what is delivered', () => {
  const plan = planRun('update', all);
  expect(plan.numbers).toEqual(['WAITING', 'MOVING']);
  expect(plan.excluded).toEqual([fresh, delivered, twoNumbers, noNumber]);
});

test.each([
  [0, 0, 0],
  [10, 10, 0],
  [11, 10, 1],
  [500, 10, 490],
])('TRK-07 of %i excluded orders %i are listed and %i counted', (count, shown, hidden) => {
  const listed = listExcluded(Array.from({ length: count }, (_, index) => index));
  expect([listed.shown.length, listed.hidden]).toEqual([shown, hidden]);
});

test('TRK-08 a run of ten rests after 3, 6 and 9', () => {
  expect(Array.from({ length: 10 }, (_, index) => index + 1).filter((nth) => pausesAfter(nth, 10))).toEqual([
    3, 6, 9,
  ]);
  expect(pausesAfter(3, 3)).toBe(false);
});

test.each([
  [0, 3, 0],
  [1, 3, 33],
  [3, 3, 100],
  [0, 0, 100],
])('%i of %i numbers is %i percent', (done, total, percent) => {
  expect(progressPercent(done, total)).toBe(percent);
});
