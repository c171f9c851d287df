import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aComponent } from '../testing/public.ts';
import { asListed, gearRange, teethIn, teethOf } from './public.ts';

const crank = (teeth: string | null) => asListed(aComponent('crankset', { chainringTeeth: teeth }));
const cassette = (range: string | null) => asListed(aComponent('cassette', { cassetteRange: range }));

describe('the teeth of chosen parts', () => {
  test.each([
    ['50/34', [50, 34]],
    ['32', [32]],
    ['11-34', [34, 11]],
    ['', []],
    [null, []],
    ['2x12, 46/30T', [46, 30, 12]],
    ['500/34', [34]],
  ])('%j reads as %j', (text, expected) => {
    expect(teethIn(text)).toEqual(expected);
  });

  test('a loose chainring stands in for the rings of the crank, a power meter crank too', () => {
    const parts = { crankset: crank('50/34'), cassette: cassette('11-34') };
    expect(teethOf(parts)).toEqual({ rings: [50, 34], smallestCog: 11, largestCog: 34, sprockets: null });
    const chainring = asListed(aComponent('chainring', { chainringTeeth: '42' }));
    expect(teethOf({ ...parts, chainring })).toMatchObject({ rings: [42] });
    const powerMeter = asListed(aComponent('powerMeter', { chainringTeeth: '52/36' }));
    expect(teethOf({ ...parts, powerMeter })).toMatchObject({ rings: [52, 36] });
    const pedals = asListed(aComponent('powerMeter', { chainringTeeth: null }));
    expect(teethOf({ ...parts, powerMeter: pedals })).toMatchObject({ rings: [50, 34] });
  });

  const own = { kind: 'own', id: 'custom_1', name: 'Mine', brand: 'x', price: null, weight: null } as const;
  test.each([
    [{ cassette: cassette('11-34') }, 'ringsUnknown'],
    [{ crankset: own, cassette: cassette('11-34') }, 'ringsUnknown'],
    [{ crankset: crank(null), cassette: cassette('11-34') }, 'ringsUnknown'],
    [{ crankset: crank('32') }, 'cassetteUnknown'],
    [{ crankset: crank('32'), cassette: cassette('34') }, 'cassetteUnknown'],
    [{ crankset: crank('32'), cassette: own }, 'cassetteUnknown'],
  ])('%# is %s', (parts, fault) => {
    expect(teethOf(parts)).toBe(fault);
  });
});

// By hand: 622 + 2 x 28 = 678 mm, x pi = 2.1300 m, / 25.4 = 26.69 in; 29 x 60: 742 mm, 2.3311 m, 29.21 in.
test.each([
  [
    [50, 34],
    11,
    34,
    { metres: 2.13, inches: 26.69 },
    { low: [1, 2.13, 26.69], high: [4.5455, 9.682, 121.32] },
    454.5,
  ],
  [
    [48, 31],
    11,
    34,
    { metres: 2.13, inches: 26.69 },
    { low: [0.9118, 1.942, 24.34], high: [4.3636, 9.295, 116.47] },
    478.6,
  ],
  [
    [32],
    10,
    52,
    { metres: 2.3311, inches: 29.21 },
    { low: [0.6154, 1.4345, 17.98], high: [3.2, 7.4595, 93.47] },
    520,
  ],
  [
    [40],
    9,
    45,
    { metres: 2.218, inches: 27.8 },
    { low: [0.8889, 1.9716, 24.71], high: [4.4444, 9.8578, 123.56] },
    500,
  ],
])('rings %j with %d-%d', (rings, smallestCog, largestCog, wheel, ends, percent) => {
  const range = gearRange({ rings, smallestCog, largestCog }, wheel);
  for (const [gear, [ratio = 0, development = 0, inches = 0]] of [
    [range.lowest, ends.low],
    [range.highest, ends.high],
  ] as const) {
    expect(gear.ratio).toBeCloseTo(ratio, 3);
    expect(gear.development).toBeCloseTo(development, 2);
    expect(gear.inches).toBeCloseTo(inches, 1);
  }
  expect(range.percent).toBeCloseTo(percent, 0);
});

test('the ends lie within the range, and a larger wheel changes no ratio', () => {
  const teeth = fc.integer({ min: 9, max: 56 });
  fc.assert(
    fc.property(fc.array(teeth, { minLength: 1, maxLength: 3 }), teeth, teeth, (rings, a, b) => {
      const cogs = { smallestCog: Math.min(a, b), largestCog: Math.max(a, b) };
      const range = gearRange({ rings, ...cogs }, { metres: 2, inches: 26 });
      expect(range.percent).toBeGreaterThanOrEqual(100);
      for (const { high, low } of range.ends) {
        expect(low.ratio).toBeGreaterThanOrEqual(range.lowest.ratio);
        expect(high.ratio).toBeLessThanOrEqual(range.highest.ratio);
      }
      const larger = gearRange({ rings, ...cogs }, { metres: 2.4, inches: 31 });
      expect(larger.percent).toBe(range.percent);
    }),
    { seed: 20_261_128 },
  );
});
