import { expect, test } from 'vitest';
import { dayAfter, daysOf, monthAfter } from './calendar.ts';

test.each([
  ['2026-03', 6, 31],
  ['2027-02', 0, 28],
  ['2028-02', 1, 29],
])('the month %s starts after %i blanks and has %i days', (month, blanks, days) => {
  const cells = daysOf(month);
  expect(cells.filter((cell) => cell === null)).toHaveLength(blanks);
  expect(cells).toHaveLength(blanks + days);
  expect(cells.at(-1)).toBe(`${month}-${days}`);
});

test('months and days go on over the end of a year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2026-03-01', -7)).toBe('2026-02-22');
});
