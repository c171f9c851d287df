import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { depthRanges, filterCounts, passesFilter, priceRanges } from './category-filter.ts';

const wheelset = (rimDepth: number | null, price: number | null) => ({ price, rear: { rimDepth } });

describe('the filters of a category’s page', () => {
  test.each([
    [34.9, 999.99, 'shallow', 'low'],
    [35, 1000, 'middle', 'middle'],
    [54.9, 1999, 'middle', 'middle'],
    [55, 2000, 'deep', 'high'],
    [90, 9000, 'deep', 'high'],
  ] as const)('%d mm for %d is %s and %s', (depth, price, depthRange, priceRange) => {
    const one = wheelset(depth, price);
    expect(passesFilter(one, { depth: depthRange, price: priceRange })).toBe(true);
    for (const other of ['shallow', 'middle', 'deep'] as const) {
      expect(passesFilter(one, { depth: other })).toBe(other === depthRange);
    }
  });

  test('an unknown figure is in no range and in no way of a filter for the other', () => {
    expect(passesFilter(wheelset(null, 500), { depth: 'shallow' })).toBe(false);
    expect(passesFilter(wheelset(null, 500), { price: 'low' })).toBe(true);
    expect(passesFilter(wheelset(null, null), {})).toBe(true);
  });

  test('ranges leave no gap and share nothing: counts of a filter add up to what is known', () => {
    for (const ranges of [Object.values(depthRanges), Object.values(priceRanges)]) {
      expect(ranges.slice(1).map(({ from }) => from)).toEqual(ranges.slice(0, -1).map(({ to }) => to));
    }
    const figure = fc.option(fc.double({ min: 0, max: 10_000, noNaN: true }));
    fc.assert(
      fc.property(fc.array(fc.tuple(figure, figure)), (figures) => {
        const wheelsets = figures.map(([depth, price]) => wheelset(depth, price));
        const { depth, price } = filterCounts(wheelsets, {});
        expect(depth.shallow + depth.middle + depth.deep).toBe(
          figures.filter(([one]) => one !== null).length,
        );
        expect(price.low + price.middle + price.high).toBe(figures.filter(([, one]) => one !== null).length);
      }),
    );
  });
});
