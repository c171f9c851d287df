import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aWheelset } from '../testing/public.ts';
import { compareCell, comparisonColumns } from './public.ts';

fc.configureGlobal({ seed: 20261128, numRuns: 300 });

const road = aWheelset({ id: 1, name: 'Road 45' });
const column = (id: string) => {
  const found = comparisonColumns.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no column ${id}`);
  return found;
};

describe('CMP-12 differences', () => {
  test.each([
    ['price', { price: 1440 }, { kind: 'difference', amount: 240, verdict: 'worse' }],
    ['price', { price: 1000 }, { kind: 'difference', amount: -200, verdict: 'better' }],
    ['price', { price: null }, { kind: 'unknown' }],
    ['weight', { weight: 1450 }, { kind: 'same' }],
    ['weight', { weight: 1450.04 }, { kind: 'same' }],
    ['riderWeightLimit', { riderWeightLimit: 90 }, { kind: 'plain' }],
    ['warranty', { warranty: 'none' }, { kind: 'plain' }],
    ['brake', { brake: 'rim' }, { kind: 'other' }],
    ['spokeType', { spokeType: null }, { kind: 'unknown' }],
    ['spokeType', { spokeType: 'steel bladed' }, { kind: 'same' }],
  ] as const)('%s of %j against the plain wheelset', (id, changes, expected) => {
    expect(compareCell(column(id), aWheelset({ id: 2, ...changes }), road)).toEqual(expected);
  });

  test('depth and width differences are neutral and rounded to one decimal', () => {
    const wide = aWheelset({ front: { ...road.front, innerWidth: 23.64, rimDepth: 55 } });
    expect(compareCell(column('frontInnerWidth'), wide, road)).toEqual({
      kind: 'difference',
      amount: 2.6,
      verdict: 'neutral',
    });
    expect(compareCell(column('frontRimDepth'), wide, road)).toMatchObject({
      amount: 10,
      verdict: 'neutral',
    });
  });

  test('the difference the other way round is the same with the other sign, for any figures', () => {
    const price = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(price, price, (a, b) => {
        const there = compareCell(column('price'), aWheelset({ price: a }), aWheelset({ price: b }));
        const back = compareCell(column('price'), aWheelset({ price: b }), aWheelset({ price: a }));
        if (there.kind !== 'difference' || back.kind !== 'difference') expect(there).toEqual(back);
        else expect(there.amount).toBe(-back.amount);
      }),
    );
  });
});
