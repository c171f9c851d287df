import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  gramsToOunces,
  kilogramsToPounds,
  millimetresToInches,
  poundsToKilograms,
  roundTo,
} from './public.ts';

fc.configureGlobal({ seed: 20261128, numRuns: 300 });

const amount = fc.double({ min: 0, max: 1_000_000, noNaN: true });
const conversions = [
  ['ounces', gramsToOunces, 28.349523125],
  ['pounds', kilogramsToPounds, 0.45359237],
  ['inches', millimetresToInches, 25.4],
] as const;

describe('conversions (the definitions of 1959)', () => {
  test.each(conversions)('one of the %s is exact, and nothing stays nothing', (_, convert, one) => {
    expect(convert(one)).toBe(1);
    expect(convert(0)).toBe(0);
  });

  test.each(conversions)('%s keep order and sums, for any amounts', (_, convert) => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(convert(Math.max(a, b))).toBeGreaterThanOrEqual(convert(Math.min(a, b)));
        expect(convert(a) + convert(b)).toBeCloseTo(convert(a + b), 6);
      }),
    );
  });

  test('a pound is sixteen ounces', () => {
    expect(gramsToOunces(poundsToKilograms(1) * 1000)).toBeCloseTo(16, 12);
  });

  test('pounds and kilograms convert back exactly enough', () => {
    fc.assert(
      fc.property(amount, (kilograms) => {
        expect(poundsToKilograms(kilogramsToPounds(kilograms))).toBeCloseTo(kilograms, 6);
      }),
    );
  });
});

describe('rounding', () => {
  test.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [0.05, 1, 0.1],
    [-0.04, 1, 0],
    [2.5, 0, 3],
    [23.649, 1, 23.6],
  ])('%d at %d decimals is %d', (value, decimals, expected) => {
    expect(roundTo(value, decimals)).toBe(expected);
    expect(Object.is(roundTo(value, decimals), -0)).toBe(false);
  });

  test('it is symmetric, stays within half a step, and a second time changes nothing', () => {
    const value = fc.double({ min: -100_000, max: 100_000, noNaN: true });
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 3 }), (figure, decimals) => {
        const rounded = roundTo(figure, decimals);
        expect(roundTo(-figure, decimals)).toBe(rounded === 0 ? 0 : -rounded);
        expect(Math.abs(rounded - figure)).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-9);
        expect(roundTo(rounded, decimals)).toBe(rounded);
      }),
    );
  });
});
