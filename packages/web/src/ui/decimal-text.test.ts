import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDecimal, shortDecimal } from './decimal-text.ts';

test.each([
  ['1,5', 1.5],
  ['7,8', 7.8],
  ['1.5', 1.5],
  [' 70 ', 70],
  ['１，５', 1.5],
  ['-3,25', -3.25],
  ['\u22123', -3],
  ['5,', 5],
  [',5', 0.5],
])('%j is %d', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});

test.each(['', '-', ',', '1,5,2', '1.599,00', '1e5', 'NaN', '0x10', '7 8', '12kg'])(
  '%j is not a number',
  (text) => {
    expect(parseDecimal(text)).toBeNull();
  },
);

test('a number is read back from its shown text, with either sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (tenThousandths) => {
      const value = tenThousandths / 10_000;
      expect(parseDecimal(shortDecimal(value))).toBe(value);
      expect(parseDecimal(shortDecimal(value).replace('.', ','))).toBe(value);
    }),
    { seed: 12, numRuns: 500 },
  );
});
