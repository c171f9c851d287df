import { describe, expect, test } from 'vitest';
import { aWheelset } from '../testing/public.ts';
import { compareWithLink, isSameList } from './public.ts';

const [a, b, c] = [aWheelset({ id: 1 }), aWheelset({ id: 2 }), aWheelset({ id: 3 })];
const catalogue = [a, b, c];
const own = { ids: [1, 3], baselineId: 1 };

describe('a link compared with the own list', () => {
  test('tells what only the link has, what only the list has and how many ids nobody knows', () => {
    const difference = compareWithLink(own, { ppIds: [1002, 1001, 4711], baselinePpId: 1001 }, catalogue);
    expect(difference).toEqual({ linked: [b, a], added: [b], missing: [c], unknown: 1, otherBaseline: null });
    expect(isSameList(difference)).toBe(false);
  });

  test.each([
    [1001, null, true],
    [1003, { linked: c, own: a }, false],
    [null, { linked: null, own: a }, false],
    [4711, { linked: null, own: a }, false],
  ])('with the baseline %j the other baseline is %j', (baselinePpId, otherBaseline, isSame) => {
    const difference = compareWithLink(own, { ppIds: [1003, 1001], baselinePpId }, catalogue);
    expect(difference.otherBaseline).toEqual(otherBaseline);
    expect(isSameList(difference)).toBe(isSame);
  });

  test('an own baseline that the catalogue no longer has is none', () => {
    const difference = compareWithLink(
      { ids: [1], baselineId: 77 },
      { ppIds: [1001], baselinePpId: null },
      catalogue,
    );
    expect(isSameList(difference)).toBe(true);
  });
});
