import { expect, test } from 'vitest';
import { wheelsetRows } from '../testing/sample-catalogue.ts';
import { indexParts, indexSharesOf, wheelsetFromWire, xfactorIndexOf } from './public.ts';

const wheelsets = wheelsetRows().map((wire) => wheelsetFromWire(wire));

test('the formula gives every index of the catalogue', () => {
  const wrong = wheelsets.flatMap((wheelset) => {
    const found = xfactorIndexOf(wheelset, wheelsets);
    return found === wheelset.xfactorIndex ? [] : [`${wheelset.ppId}: ${found} for ${wheelset.xfactorIndex}`];
  });
  expect(wrong).toEqual([]);
  expect(wheelsets.filter(({ xfactorIndex }) => xfactorIndex !== null).length).toBeGreaterThan(100);
});

test('the shares sum to 100, and row 1001 is made of weight, depth and price', () => {
  expect(indexParts.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  const first = wheelsets.find(({ ppId }) => ppId === 1001);
  if (first === undefined) throw new Error('no 1001');
  const shares = indexSharesOf(first, wheelsets).map(({ part, rank }) => [part, Number(rank.toFixed(2))]);
  expect(shares.map(([part]) => part)).toEqual(['weight', 'depth', 'price']);
});
