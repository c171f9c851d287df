import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureOf, timeReader } from './text-figures.ts';

test('figures of every form are the numbers that the language reads', () => {
  const digits = fc.stringMatching(/^\d{0,20}$/);
  const figure = fc
    .tuple(fc.constantFrom('', '-', '+', ' '), digits, fc.constantFrom('', '.', ','), digits)
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(figure, (text) => {
      const isFigure = /\d/.test(text);
      expect(figureOf(text)).toBe(isFigure ? Number(text.replace(',', '.')) : Number.NaN);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['44.1234567', 44.123_456_7],
  ['-0.5', -0.5],
  ['.5', 0.5],
  ['5.', 5],
  ['1e3', 1000],
  ['0012', 12],
  ['123456789012345', 123_456_789_012_345],
  ['0.1234567890123456', 0.123_456_789_012_345_6],
])('%s is read', (text, expected) => expect(figureOf(text)).toBe(expected));

test.each([undefined, '', '-', '.', '1.2.3', '0x10', '1 2', 'NaN', '--1', '1-2'])('%s is none', (text) =>
  expect(figureOf(text)).toBeNaN(),
);

test('times are read alike at first and after others of the same day', () => {
  const read = timeReader();
  const of = (text: string) => Date.parse(text) / 1000;
  for (const text of [
    '2024-05-05T10:00:00Z',
    '2024-05-05T23:59:59Z',
    '2024-05-06T00:00:01Z',
    '2024-05-06T10:11:12.5Z',
    '2024-05-06T10:11:12+02:00',
    '2024-05-05T10:00:00Z',
  ])
    expect(read(text)).toBe(of(text));
  expect(read('2024-05-05T1a:00:00Z')).toBeNaN();
  expect(read('2024-05-05 10:00:00Z')).toBeNaN();
});
