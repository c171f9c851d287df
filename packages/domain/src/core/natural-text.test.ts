import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNaturally } from './natural-text.ts';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

test.each([
  ['A 9', 'A 10', -1],
  ['a 10', 'A 10', 0],
  ['A 010', 'A 10', 0],
  ['A', 'A 1', -1],
  ['DB508', 'DB 508', 1],
  ['Zipp 303 S', 'Zipp 303 Firecrest', 1],
  ['Éclat', 'Eclat', 0],
  ['C 50', 'C-50', -1],
])('%j against %j', (a, b, expected) => {
  expect(Math.sign(compareNaturally(a, b))).toBe(expected);
});

const everySign = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

test('it is the order of the collator for any names', () => {
  const letters = fc.constantFrom(...'aAbZz 0129 -é.+', ...everySign);
  const name = fc.array(letters, { maxLength: 9 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(Math.sign(compareNaturally(a, b))).toBe(Math.sign(collator.compare(a, b)));
    }),
    { seed: 7, numRuns: 20_000 },
  );
});
