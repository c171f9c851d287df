import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, nearestNames } from './nearest-names.ts';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['zipp', 'zip', 1],
  ['magen', 'magne', 1],
  ['kitten', 'sitting', 3],
  ['saturday', 'sunday', 3],
])('%j and %j are %d apart', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});

test('distance is the same both ways, none for the same text, and never more than the longer one', () => {
  const text = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 8 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, a)).toBe(0);
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

const names = [
  'Magene EXAR Ultra DB508 50/58 Disc',
  'Magene UltraDark DB405 Disc',
  'Winspace Lún Hyper D45 Disc',
  'Shimano Dura-Ace C36',
  'Zipp 303 S',
];
const near = (search: string, most = 3) => nearestNames(search, names, (name) => name, most);

describe('the nearest names', () => {
  test.each([
    ['magne db508', names[0]],
    ['Ultra Magene D508', names[0]],
    ['lun hyper 45d', names[2]],
    ['dura ace c35', names[3]],
    ['zip 303', names[4]],
  ])('of %j begin with %j', (search, name) => {
    expect(near(search)[0]).toBe(name);
  });

  test.each(['', '  -  ', 'xq', 'Campagnolo Bora', '1234567890'])('%j is near to none', (search) => {
    expect(near(search)).toEqual([]);
  });

  test('are as many as asked for', () => {
    expect(near('magen db', 1)).toHaveLength(1);
  });
});
