import { expect, test } from 'vitest';
import { figuresOf, isEstimate, sourceOfColumn, sourceOfFigure } from './public.ts';

const origin = (recalledColumns: readonly string[], source: string | null = 'a page') => ({
  source,
  recalledColumns,
});

test.each([
  [origin([]), 'stack', 'sourced'],
  [origin(['stack']), 'stack', 'recalled'],
  [{ ...origin([]), derivedColumns: ['wheel_size'] }, 'wheel_size', 'derived'],
  [origin([], null), 'stack', null],
] as const)('%j says of %s: %s', (part, column, expected) => {
  expect(sourceOfColumn(part, column)).toBe(expected);
});

test.each([
  ['weight', 'weight'],
  ['weight_g', 'weight'],
  ['total_weight', 'weight'],
  ['price', 'price'],
] as const)('a recalled %s makes the %s an estimate', (column, figure) => {
  expect(sourceOfFigure(origin([column]), figure)).toBe('recalled');
  expect(isEstimate(origin([column]), figure)).toBe(true);
  expect(isEstimate(origin([]), figure)).toBe(false);
  expect(isEstimate(origin([], null), figure)).toBe(false);
});

test('a recalled price counts whole as an estimate, an unknown weight is missing', () => {
  expect(figuresOf({ ...origin(['price', 'weight']), price: 90, weight: null })).toEqual({
    price: { kind: 'counted', value: 90, estimate: 90 },
    weight: { kind: 'missing' },
  });
});
