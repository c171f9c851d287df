import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byNumber, byText, thenBy } from './public.ts';

fc.configureGlobal({ seed: 20261128, numRuns: 300 });

const figure = fc.option(fc.oneof(fc.double({ noNaN: true }), fc.constant(Number.POSITIVE_INFINITY)));
const directions = ['ascending', 'descending'] as const;

describe('orders', () => {
  test.each(directions)('CMP-07 unknown is last when %s, for any values', (direction) => {
    fc.assert(
      fc.property(fc.array(figure), (values) => {
        const sorted = [...values].sort(byNumber((value) => value, direction));
        const known = sorted.filter((value) => value !== null);
        expect(sorted.slice(known.length).every((value) => value === null)).toBe(true);
        for (const [place, value] of known.entries()) {
          const next = known[place + 1] ?? value;
          expect(direction === 'ascending' ? value <= next : value >= next).toBe(true);
        }
      }),
    );
  });

  test.each(directions)('CMP-07 unknown and blank texts are last when %s, for any texts', (direction) => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.string())), (texts) => {
        const sorted = [...texts].sort(byText((text) => text, direction));
        const known = sorted.filter((text) => text?.trim());
        expect(sorted.slice(known.length).every((text) => !text?.trim())).toBe(true);
      }),
    );
  });

  test('names read as people read them: case does not count and 9 comes before 10', () => {
    const names = ['aero 50', 'Zipp', 'AERO 9', null, 'aero 10', ''];
    expect(names.sort(byText((name) => name))).toEqual(['AERO 9', 'aero 10', 'aero 50', 'Zipp', null, '']);
  });

  test('an order is the same seen from both sides and never goes round in a circle', () => {
    const row = fc.record({
      price: fc.option(fc.integer({ max: 3 })),
      name: fc.option(fc.constantFrom('a', 'B', '')),
    });
    const order = thenBy<{ readonly price: number | null; readonly name: string | null }>(
      byNumber(({ price }) => price, 'descending'),
      byText(({ name }) => name),
    );
    fc.assert(
      fc.property(row, row, row, (a, b, c) => {
        expect(Math.sign(order(a, b)) + Math.sign(order(b, a))).toBe(0);
        if (order(a, b) <= 0 && order(b, c) <= 0) expect(order(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('the later order decides only between equals', () => {
    const rows = [
      { price: null, name: 'a' },
      { price: 2, name: 'c' },
      { price: 2, name: 'b' },
      { price: 1, name: 'z' },
    ];
    const order = thenBy<(typeof rows)[number]>(
      byNumber(({ price }) => price),
      byText(({ name }) => name),
    );
    expect(rows.sort(order).map(({ name }) => name)).toEqual(['z', 'b', 'c', 'a']);
  });
});
