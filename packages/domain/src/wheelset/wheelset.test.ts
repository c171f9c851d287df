import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureKinds, formatDifference, formatFigure, unitSystems } from '../core/public.ts';
import { aWheelset } from '../testing/public.ts';
import {
  figureOrder,
  findByPpId,
  isInCategory,
  type WheelsetCategory,
  wheelsetCategories,
  wheelsetOrder,
  wheelsetSorts,
} from './public.ts';

fc.configureGlobal({ seed: 20261128, numRuns: 300 });

describe('CMP-03 categories', () => {
  const cases: readonly [string, 'disc' | 'rim' | null, readonly WheelsetCategory[]][] = [
    ['road', 'disc', ['road']],
    ['Road', null, ['road']],
    ['road', 'rim', ['roadRim']],
    ['road, gravel', 'disc', ['gravel']],
    ['GRAVEL', 'disc', ['gravel']],
    ['MTB', 'disc', ['mtb']],
    ['TT', 'disc', ['triTt']],
    ['TT', 'rim', ['triTt', 'roadRim']],
    ['track', 'disc', []],
  ];
  test.each(cases)('%s with %s brakes belongs to %j', (intendedUse, brake, expected) => {
    const found = wheelsetCategories.filter((category) => isInCategory({ intendedUse, brake }, category));
    expect(found).toEqual(expected);
  });
});

describe('figures', () => {
  test.each([
    [1799, 'money', 'metric', '$1,799'],
    [5499.99, 'money', 'metric', '$5,499.99'],
    [9.5, 'money', 'metric', '$9.50'],
    [1450, 'grams', 'metric', '1450g'],
    [1200, 'money', 'metric', '$1,200'],
    [1234567, 'money', 'metric', '$1,234,567'],
    [-1116, 'money', 'metric', '-$1,116'],
    [23.6, 'millimetres', 'metric', '23.6mm'],
    [50, 'millimetres', 'metric', '50mm'],
    [110, 'kilograms', 'metric', '110kg'],
    [5.45, 'degrees', 'metric', '5.45°'],
    [20, 'count', 'metric', '20'],
    [null, 'grams', 'metric', 'N/A'],
    [Number.POSITIVE_INFINITY, 'kilograms', 'metric', 'no limit'],
    [1000, 'grams', 'imperial', '35.3oz'],
    [100, 'kilograms', 'imperial', '220lb'],
    [25.4, 'millimetres', 'imperial', '1in'],
  ] as const)('CMP-11 %s as %s in %s reads %s', (value, kind, system, text) => {
    expect(formatFigure(value, kind, system)).toBe(text);
  });

  test.each([
    [240, 'money', '+$240'],
    [-240, 'money', '-$240'],
    [62, 'grams', '+62g'],
    [-62, 'grams', '-62g'],
    [10.04, 'millimetres', '+10mm'],
    [-0.14, 'millimetres', '-0.1mm'],
    [4, 'count', '+4'],
    [0, 'grams', '0g'],
    [0, 'money', '$0'],
    [1450, 'grams', '+1450g'],
    [-1250.5, 'money', '-$1,250.50'],
  ] as const)('CMP-12 a difference of %d in %s reads %s', (value, kind, text) => {
    expect(formatDifference(value, kind)).toBe(text);
  });

  test.each([
    [62, 'grams', '+2.2oz'],
    [-1, 'grams', '-0.04oz'],
    [0.1, 'millimetres', '+0.004in'],
    [0.1, 'kilograms', '+0.2lb'],
    [0, 'grams', '0oz'],
  ] as const)(
    'a difference of %d in %s reads %s in imperial units, never as nothing',
    (value, kind, text) => {
      expect(formatDifference(value, kind, 'imperial')).toBe(text);
    },
  );

  test('the sign of a difference survives every unit system, for any figures', () => {
    const tenths = fc.integer({ min: -99_999, max: 99_999 });
    fc.assert(
      fc.property(
        tenths,
        fc.constantFrom(...figureKinds.filter((kind) => kind !== 'count')),
        fc.constantFrom(...unitSystems),
        (value, kind, system) => {
          const text = formatDifference(value / 10, kind, system);
          expect(text.startsWith('+')).toBe(value > 0);
          expect(text.startsWith('-')).toBe(value < 0);
          expect(/[1-9]/.test(text)).toBe(value !== 0);
        },
      ),
    );
  });
});

describe('sorts and search by ppId', () => {
  const cheap = aWheelset({ id: 1, name: 'B', price: 500, weight: 1700 });
  const dear = aWheelset({ id: 2, name: 'a', price: 2000, weight: 1200 });
  const bare = aWheelset({ id: 3, name: 'C', price: null, weight: null });

  test.each([
    ['name', [2, 1, 3]],
    ['priceAscending', [1, 2, 3]],
    ['priceDescending', [2, 1, 3]],
    ['weightAscending', [2, 1, 3]],
    ['weightDescending', [1, 2, 3]],
  ] as const)('CMP-06 CMP-07 %s gives %j', (sort, ids) => {
    expect([bare, cheap, dear].sort(wheelsetOrder(sort)).map(({ id }) => id)).toEqual(ids);
  });

  test('every sort is a total order: equal figures go by name and id', () => {
    const twins = [aWheelset({ id: 5, name: 'X' }), aWheelset({ id: 4, name: 'X' })];
    for (const sort of wheelsetSorts) {
      expect([...twins].sort(wheelsetOrder(sort)).map(({ id }) => id)).toEqual([4, 5]);
    }
  });

  test('sorting name-ordered wheelsets by the figure alone gives the same order', () => {
    const inNameOrder = [bare, cheap, dear, aWheelset({ id: 6, name: 'B2', price: 500 })].sort(
      wheelsetOrder('name'),
    );
    for (const sort of wheelsetSorts) {
      const order = figureOrder(sort);
      const quick = order === null ? inNameOrder : [...inNameOrder].sort(order);
      expect(quick).toEqual([...inNameOrder].sort(wheelsetOrder(sort)));
    }
  });

  test.each([
    ['1002', 2],
    [1002, 2],
    [' 1002 ', 2],
    ['9', undefined],
    ['', undefined],
    [undefined, undefined],
    ['1002x', undefined],
  ])('CMP-02 the ppId %j finds %s', (ppId, id) => {
    expect(findByPpId([cheap, dear, bare], ppId)?.id).toBe(id);
  });
});
