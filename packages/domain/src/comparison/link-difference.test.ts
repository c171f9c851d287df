import { describe, expect, test } from 'vitest';
import { aWheelset } from '../testing/public.ts';
import { blankMyWheels, wheelsetOfMine } from '../wheelset/public.ts';
import { compareWithLink, isSameList } from './public.ts';

const [a, b, c] = [aWheelset({ id: 1 }), aWheelset({ id: 2 }), aWheelset({ id: 3 })];
const catalogue = [a, b, c];
const mine = 'c1700';
const own = { ids: [1, 3], baselineId: 1 };

describe('a link compared with the own list', () => {
  test('tells what only the link has, what only the list has and how many ids nobody knows', () => {
    const difference = compareWithLink(
      own,
      { ppIds: [1002, 1001, 4711], mine: null, baselinePpId: 1001 },
      catalogue,
      mine,
    );
    expect(difference).toEqual({
      linked: [b, a],
      added: [b],
      missing: [c],
      unknown: 1,
      otherMine: null,
      otherBaseline: null,
    });
    expect(isSameList(difference)).toBe(false);
  });

  test.each([
    [1001, null, true],
    [1003, { linked: c, own: a }, false],
    [null, { linked: null, own: a }, false],
    [4711, { linked: null, own: a }, false],
  ])('with the baseline %j the other baseline is %j', (baselinePpId, otherBaseline, isSame) => {
    const difference = compareWithLink(
      own,
      { ppIds: [1003, 1001], mine: null, baselinePpId },
      catalogue,
      null,
    );
    expect(difference.otherBaseline).toEqual(otherBaseline);
    expect(isSameList(difference)).toBe(isSame);
  });

  test('an own baseline that the catalogue no longer has is none', () => {
    const difference = compareWithLink(
      { ids: [1], baselineId: 77 },
      { ppIds: [1001], mine: null, baselinePpId: null },
      catalogue,
      null,
    );
    expect(isSameList(difference)).toBe(true);
  });

  test.each([
    [null, { linked: mine, own: null }, false],
    [mine, null, true],
    ['c1700-t28', { linked: mine, own: 'c1700-t28' }, false],
  ])('with the own wheels %j the other wheels of the link are %j', (ownWheels, otherMine, isSame) => {
    const theirs = wheelsetOfMine({ ...blankMyWheels, claimed: { pair: 1700 } }, catalogue);
    const difference = compareWithLink(
      { ids: ownWheels === null ? [1] : [0, 1], baselineId: 0 },
      { ppIds: [1001], mine, baselinePpId: 0 },
      [theirs, ...catalogue],
      ownWheels,
    );
    expect(difference.linked).toEqual([theirs, a]);
    expect(difference.otherMine).toEqual(otherMine);
    expect(isSameList(difference)).toBe(isSame);
  });
});
