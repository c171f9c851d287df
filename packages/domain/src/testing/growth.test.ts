import { expect, test, vi } from 'vitest';
import { growthOnDoubling, linearGrowth } from './growth.ts';

vi.setConfig({ testTimeout: 120_000 });

const distinct = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

test('a linear work grows linearly, also when one run is too short to measure', async () => {
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + Math.sqrt(each), 0);
  expect(await growthOnDoubling(sum, distinct, 20_000)).toBeLessThan(linearGrowth);
});

test('a work that looks through all rows for every row is seen, also when it has to be waited for', async () => {
  const pairs = async (list: readonly number[]) => {
    await Promise.resolve();
    return list.filter((each, index) => list.indexOf(each) === index).length;
  };
  expect(await growthOnDoubling(pairs, distinct, 2000)).toBeGreaterThan(linearGrowth);
});
