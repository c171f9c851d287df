import { expect, test } from 'vitest';
import { partFields } from './part-field.ts';
import { millimetres, partKey, partPrice, words } from './part-kinds.ts';
import { type ListRow, rowSuspicion } from './suspicious-values.ts';

const fields = partFields({
  id: partKey,
  price: partPrice,
  reach: millimetres('Reach'),
  colour: words('Colour'),
});
const row = (price: number, more: ListRow = {}): ListRow => ({
  id: 'a',
  price,
  reach: 390,
  colour: 'red',
  ...more,
});
const reasons = (list: readonly number[], before: ListRow | null, after: ListRow) =>
  rowSuspicion(
    fields,
    list.map((price) => row(price)),
  )(before, after).map(({ field, reason }) => `${field} ${reason}`);

const tubes = [8, 8.5, 9, 9, 9.5, 10, 10, 10.5, 11];
const framesets = [700, 1200, 1900, 2500, 3200, 4100, 5000, 5800, 6500];

test.each([
  ['tubes of much the same price', tubes, 10, 13],
  ['a typing slip', tubes, 10, 100],
  ['a price of nothing', tubes, 10, 0],
  ['framesets, beyond twice', framesets, 2000, 4200],
  ['too few rows to know', [10, 2000], 10, 14],
])('%s: the price jumps', (_what, list, before, after) => {
  expect(reasons(list, row(before), row(after))).toEqual(['price jump']);
});

test.each([
  ['ten percent more', tubes, 10, 11],
  ['a list that spans wide', framesets, 2000, 3000],
  ['a price that was unknown', tubes, -1, 10],
  ['too few rows to know', [10, 2000], 10, 12],
])('%s is nothing unusual', (_what, list, before, after) => {
  expect(reasons(list, row(before), row(after))).toEqual([]);
});

test('a new row is compared with what the list has', () => {
  expect(reasons(tubes, null, row(1000))).toEqual(['price outlier']);
  expect(reasons(tubes, null, row(15))).toEqual([]);
  expect(reasons([], null, row(99_999))).toEqual([]);
});

test('a known value that gets lost is named, one that was never known is not; lengths may change', () => {
  expect(reasons(tubes, row(10), row(-1, { colour: '', reach: 300 }))).toEqual([
    'price became-unknown',
    'colour became-unknown',
  ]);
  expect(reasons(tubes, row(-1, { colour: '' }), row(-1, { colour: '' }))).toEqual([]);
});
