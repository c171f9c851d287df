import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aWheelset } from '../testing/public.ts';
import { priceWeightFrontier } from './public.ts';

fc.configureGlobal({ seed: 20261128, numRuns: 300 });

const road = aWheelset({ id: 1, name: 'Road 45' });
const gravel = aWheelset({ id: 2, name: 'Gravel 40', intendedUse: 'gravel', price: 900, weight: 1600 });
const rim = aWheelset({ id: 3, name: 'Rim 30', brake: 'rim', price: null });
const catalogue = [road, gravel, rim];

describe('the frontier of price and weight', () => {
  test('a beaten wheel says by whom and by how much; unknown ones stand apart', () => {
    const dearAndHeavy = aWheelset({ id: 6, price: 1500, weight: 1500 });
    const frontier = priceWeightFrontier([...catalogue, dearAndHeavy]);
    expect(frontier.best.map(({ wheelset }) => wheelset.id)).toEqual([2, 1]);
    expect(frontier.beaten).toMatchObject([{ by: { wheelset: { id: 1 } }, cheaperBy: 300, lighterBy: 50 }]);
    expect(frontier.unplaced).toEqual([rim]);
  });

  test('nothing on the frontier is beaten and everything off it is, for any catalogue', () => {
    const wheel = fc.record({
      price: fc.integer({ min: 1, max: 30 }),
      weight: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(wheel, { maxLength: 40 }), (wheels) => {
        const all = wheels.map((figures, place) => aWheelset({ id: place + 1, ...figures }));
        const { best, beaten } = priceWeightFrontier(all);
        expect(best.length + beaten.length).toBe(all.length);
        for (const { price, weight } of best) {
          expect(
            wheels.some(
              (w) => w.price <= price && w.weight <= weight && (w.price < price || w.weight < weight),
            ),
          ).toBe(false);
        }
        for (const { cheaperBy, lighterBy } of beaten) {
          expect(cheaperBy >= 0 && lighterBy >= 0 && cheaperBy + lighterBy > 0).toBe(true);
        }
      }),
    );
  });

  test('twins are both on the frontier: neither is better', () => {
    const { best, beaten } = priceWeightFrontier([aWheelset({ id: 1 }), aWheelset({ id: 2 })]);
    expect([best.length, beaten.length]).toEqual([2, 0]);
  });
});

describe('the frontier of price, weight and depth', () => {
  const withDepth = (id: number, rimDepth: number | null, changes = {}) =>
    aWheelset({ id, ...changes, front: { ...road.front, rimDepth } });

  test('a deeper rim excuses weight; a shallower one of the same price and weight is beaten', () => {
    const light = withDepth(1, 30, { weight: 1300 });
    const deep = withDepth(2, 60, { weight: 1500 });
    const middle = withDepth(3, 50, { weight: 1500 });
    const unknown = withDepth(4, null);
    expect(priceWeightFrontier([light, deep]).best).toHaveLength(1);
    const frontier = priceWeightFrontier([light, deep, middle, unknown], 'price-weight-depth');
    expect(frontier.best.map(({ wheelset }) => wheelset)).toEqual([light, deep]);
    expect(frontier.beaten).toMatchObject([
      { placed: { wheelset: middle }, by: { wheelset: deep }, cheaperBy: 0, lighterBy: 0, deeperBy: 10 },
    ]);
    expect(frontier.unplaced).toEqual([unknown]);
  });

  test('every wheelset stands once, and exactly the beaten ones are beaten, for any catalogue', () => {
    const small = fc.integer({ min: 1, max: 6 });
    const figures = fc.record({ price: fc.option(small), weight: small, depth: fc.option(small) });
    fc.assert(
      fc.property(fc.array(figures, { maxLength: 30 }), (wheels) => {
        const all = wheels.map(({ depth, ...rest }, at) => withDepth(at + 1, depth, rest));
        const { best, beaten, unplaced } = priceWeightFrontier(all, 'price-weight-depth');
        expect(unplaced).toHaveLength(wheels.filter((w) => w.price === null || w.depth === null).length);
        expect(best.length + beaten.length + unplaced.length).toBe(all.length);
        const isBeaten = (id: number) => beaten.some(({ placed }) => placed.wheelset.id === id);
        for (const [at, one] of wheels.entries()) {
          const { price, weight, depth } = one;
          if (price === null || depth === null) continue;
          const isWorse = wheels.some(
            (w) =>
              w.price !== null &&
              w.depth !== null &&
              w.price <= price &&
              w.weight <= weight &&
              w.depth >= depth &&
              (w.price < price || w.weight < weight || w.depth > depth),
          );
          expect(isBeaten(at + 1)).toBe(isWorse);
        }
        for (const { cheaperBy, lighterBy, deeperBy } of beaten) {
          expect(Math.min(cheaperBy, lighterBy, deeperBy ?? -1)).toBeGreaterThanOrEqual(0);
          expect(cheaperBy + lighterBy + (deeperBy ?? 0)).toBeGreaterThan(0);
        }
      }),
    );
  });
});
