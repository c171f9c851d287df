import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  filterParts,
  noPartFilter,
  type PartFilter,
  type PartTraits,
  partFilterGroups,
  partsInView,
} from './part-list.ts';

const part = (brand: string, name: string, price: number | null, weight: number | null): PartTraits => ({
  brand,
  name,
  price,
  weight,
});

const wheels: readonly PartTraits[] = [
  part('Zipp', '303 S', 1345, 1530),
  part('Zipp', '202 NSW', null, 1375),
  part('Hunt', '4 Season', 399, 1690),
  part('ENVE', 'SES 3.4', 2850, 1390),
];
const itself = (each: PartTraits) => each;
const filtered = (search: string, filter: Partial<PartFilter> = {}) =>
  filterParts(wheels, itself, search.split(' ').filter(Boolean), { ...noPartFilter, ...filter });

describe('lists of parts', () => {
  test('a search finds every word in brand and name, in any order', () => {
    expect(filtered('zipp').items).toHaveLength(2);
    expect(filtered('s 303 zipp').items).toEqual([wheels[0]]);
    expect(filtered('zipp hunt').items).toEqual([]);
  });

  test('brands are counted under the search and the other groups, not under themselves', () => {
    const { items, groups } = filtered('', { brand: ['Zipp'] });
    expect(items).toHaveLength(2);
    expect(groups.brand.map(({ key, count }) => [key, count])).toEqual([
      ['ENVE', 1],
      ['Hunt', 1],
      ['Zipp', 2],
    ]);
    expect(groups.price.map(({ key, count }) => [key, count])).toEqual([
      ['0', 0],
      ['1000', 1],
      ['2500', 0],
      ['unknown', 1],
    ]);
  });

  test('figures fall into round bands, those not known into one of their own at the end', () => {
    const { groups } = filtered('');
    expect(groups.price.map(({ band }) => band)).toEqual([
      { from: 0, to: 500 },
      { from: 1000, to: 1500 },
      { from: 2500, to: 3000 },
      null,
    ]);
    expect(filtered('', { price: ['unknown', '2500'] }).items.map(({ name }) => name)).toEqual([
      '202 NSW',
      'SES 3.4',
    ]);
  });

  const traits = fc.record({
    name: fc.constantFrom('Rapid', 'Disc 50', 'SL'),
    brand: fc.constantFrom('A', 'B', 'C'),
    price: fc.option(fc.integer({ min: 0, max: 10_000 })),
    weight: fc.option(fc.double({ min: 0, max: 50_000, noNaN: true })),
  });

  test('law: what a value counts is what ticking it alone in its group leaves', () => {
    fc.assert(
      fc.property(fc.array(traits), fc.constantFrom([], ['a'], ['disc', 'b']), (list, search) => {
        const { groups } = filterParts(list, itself, search, noPartFilter);
        for (const group of partFilterGroups) {
          for (const { key, count } of groups[group]) {
            const left = filterParts(list, itself, search, { ...noPartFilter, [group]: [key] });
            expect(left.items).toHaveLength(count);
          }
          const all = filterParts(list, itself, search, noPartFilter).items.length;
          expect(groups[group].reduce((sum, { count }) => sum + count, 0)).toBe(all);
          expect(groups[group].length).toBeLessThanOrEqual(8);
        }
      }),
    );
  });

  test('law: what is chosen is always in view, and no part is there twice', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.array(fc.nat(60)),
        fc.integer({ min: 1, max: 40 }),
        (length, chosen, count) => {
          const items = Array.from({ length }, (_, index) => index);
          const shown = partsInView(items, count, (item) => chosen.includes(item));
          expect(shown.length).toBeGreaterThanOrEqual(Math.min(count, length));
          expect(new Set(shown).size).toBe(shown.length);
          for (const item of chosen) expect(shown.includes(item)).toBe(item < length);
          expect(shown.filter((item) => item < count)).toEqual(items.slice(0, count));
        },
      ),
    );
  });
});
