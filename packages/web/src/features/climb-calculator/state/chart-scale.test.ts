import { expect, test } from 'vitest';
import { linear, ticks } from './chart-scale.ts';

test.each([
  [0, 10, 5, [0, 2, 4, 6, 8, 10]],
  [722, 1856, 4, [1000, 1500]],
  [0, 13.6, 8, [0, 2, 4, 6, 8, 10, 12]],
  [5, 5, 4, []],
])('ticks from %d to %d, at most %d', (from, to, most, expected) => {
  expect(ticks(from, to, most)).toEqual(expected);
});

test('a scale runs both ways and survives a span of nothing', () => {
  expect(linear(0, 10, 100, 0)(2.5)).toBe(75);
  expect(linear(3, 3, 20, 40)(3)).toBe(20);
});
