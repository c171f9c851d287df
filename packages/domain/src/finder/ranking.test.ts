import { describe, expect, test } from 'vitest';
import { aWheelset } from '../testing/public.ts';
import type { Wheelset } from '../wheelset/public.ts';
import { type FinderAnswers, noAnswers } from './answers.ts';
import { rank } from './ranking.ts';

const off = { aerodynamics: 0, lowWeight: 0, stiffness: 0, comfort: 0, lowPrice: 0 } as const;
const roadDisc: FinderAnswers = {
  ...noAnswers,
  ...{ wheels: 'road', brake: 'disc', roads: 'smooth', terrain: 'rolling', riding: 'training', moved: off },
};
const front = (changes: Partial<Wheelset['front']>) => ({ ...aWheelset().front, ...changes });
const ids = (wheelsets: readonly Wheelset[], answers: FinderAnswers) =>
  rank(wheelsets, answers).results.map(({ id }) => id);
const isFound = (changes: Partial<Wheelset>, answers: FinderAnswers) =>
  rank([aWheelset(changes)], answers).results.length === 1;

describe('conditions', () => {
  test.each([
    { limit: 91, weight: 90, found: true, why: '90 kg is not above 90' },
    { limit: 60, weight: 90, found: true, why: 'below 90.1 kg no limit counts' },
    { limit: 91, weight: 91, found: false, why: 'the limit must exceed the weight' },
    { limit: 91.5, weight: 91, found: true, why: 'the limit exceeds the weight' },
    { limit: Number.POSITIVE_INFINITY, weight: 200, found: true, why: 'no limit passes' },
    { limit: null, weight: 91, found: false, why: 'an unknown limit does not pass' },
    { limit: null, weight: 90, found: true, why: 'an unknown limit does not matter below' },
  ])('FND-04 with limit $limit and $weight kg: $why', ({ limit, weight, found }) => {
    expect(isFound({ riderWeightLimit: limit }, { ...roadDisc, weight })).toBe(found);
  });

  test.each([
    { change: { spokeType: null }, found: false },
    { change: { spokeType: '  ' }, found: false },
    { change: { spokeType: 'Carbon Tri-Spoke' }, found: false },
    { change: { spokeType: 'carbon tri-spoke ' }, found: false },
    { change: { spokeType: 'Carbon 4-Spoke' }, found: true },
    { change: { front: front({ outerWidth: 34.1 }) }, found: false },
    { change: { front: front({ outerWidth: 34 }) }, found: true },
    { change: { front: front({ outerWidth: null }) }, found: true },
  ])('FND-05 excludes blank spokes, tri-spokes and rims over 34 mm: $change', ({ change, found }) => {
    expect(isFound(change, roadDisc)).toBe(found);
  });

  test.each([
    { innerWidth: 17.9, smooth: false, mediocre: false, rough: false },
    { innerWidth: 18, smooth: true, mediocre: false, rough: false },
    { innerWidth: 23, smooth: true, mediocre: true, rough: false },
    { innerWidth: 25, smooth: false, mediocre: true, rough: true },
    { innerWidth: 28, smooth: false, mediocre: false, rough: true },
    { innerWidth: 28.1, smooth: false, mediocre: false, rough: false },
    { innerWidth: null, smooth: false, mediocre: false, rough: false },
  ])('FND-06 puts an inner width of $innerWidth into its bands', ({ innerWidth, ...bands }) => {
    const wheelset = { front: front({ innerWidth }) };
    const found = (roads: 'smooth' | 'mediocre' | 'rough') => isFound(wheelset, { ...roadDisc, roads });
    expect({ smooth: found('smooth'), mediocre: found('mediocre'), rough: found('rough') }).toEqual(bands);
  });

  test.each([
    { use: 'road', road: true, gravel: false },
    { use: 'Road, Gravel', road: false, gravel: true },
    { use: 'gravel', road: false, gravel: true },
    { use: 'MTB', road: false, gravel: false },
    { use: 'TT', road: false, gravel: false },
  ])(
    'FND-07 CMP-03 shows a wheel for "$use" as Compare does: under road only what is for nothing else',
    ({ use, road, gravel }) => {
      expect(isFound({ intendedUse: use }, roadDisc)).toBe(road);
      expect(isFound({ intendedUse: use }, { ...noAnswers, wheels: 'gravel' })).toBe(gravel);
    },
  );

  test('the brake of the bike decides, an unknown brake does not pass', () => {
    const wheelsets = [
      aWheelset({ id: 1, brake: 'rim' }),
      aWheelset({ id: 2, brake: null }),
      aWheelset({ id: 3 }),
    ];
    expect(ids(wheelsets, roadDisc)).toEqual([3]);
    expect(ids(wheelsets, { ...roadDisc, brake: 'rim' })).toEqual([1]);
    expect(ids(wheelsets, { ...roadDisc, brake: 'notSure' })).toEqual([3]);
  });

  test('FND-07 gravel asks for exclusions and the rider limit, not for brake, width or preferences', () => {
    const gravel = (id: number, changes: Partial<Wheelset> = {}) =>
      aWheelset({ id, intendedUse: 'gravel', front: front({ innerWidth: 40 }), ...changes });
    const wheelsets = [
      gravel(1, { brake: 'rim', xfactorIndex: 10 }),
      gravel(2, { spokeType: null }),
      gravel(3, { riderWeightLimit: 90 }),
      gravel(4, { xfactorIndex: 20 }),
    ];
    const answers: FinderAnswers = { ...noAnswers, wheels: 'gravel', brake: 'disc', moved: { lowWeight: 3 } };
    expect(ids(wheelsets, { ...answers, weight: 95 })).toEqual([4, 1]);
    expect(ids(wheelsets, answers)).toEqual([3, 4, 1]);
  });
});

describe('narrowing', () => {
  const weights = (...grams: readonly (number | null)[]) =>
    grams.map((weight, place) => aWheelset({ id: place + 1, weight, xfactorIndex: 90 - place }));
  const lighter = (value: 0 | 1 | 2 | 3): FinderAnswers => ({
    ...roadDisc,
    moved: { ...off, lowWeight: value },
  });

  test.each([
    { slider: 0, kept: 13 },
    { slider: 1, kept: 7 },
    { slider: 2, kept: 5 },
    { slider: 3, kept: 4 },
  ] as const)('FND-07 slider $slider keeps $kept of 13, rounded up', ({ slider, kept }) => {
    const wheelsets = weights(...Array.from({ length: 13 }, (_, place) => 1600 - place));
    expect(rank(wheelsets, lighter(slider)).results).toHaveLength(kept);
  });

  test.each([
    { wheels: 6, slider: 1, kept: 3, outcome: 'applied' },
    { wheels: 5, slider: 1, kept: 3, outcome: 'applied' },
    { wheels: 4, slider: 1, kept: 4, outcome: 'wouldLeaveTooFew' },
    { wheels: 6, slider: 2, kept: 6, outcome: 'wouldLeaveTooFew' },
    { wheels: 7, slider: 2, kept: 3, outcome: 'applied' },
    { wheels: 9, slider: 3, kept: 3, outcome: 'applied' },
    { wheels: 8, slider: 3, kept: 8, outcome: 'wouldLeaveTooFew' },
    { wheels: 2, slider: 1, kept: 2, outcome: 'wouldLeaveTooFew' },
  ] as const)('FND-07 $wheels wheels with slider $slider: $outcome', ({ wheels, slider, kept, outcome }) => {
    const list = weights(...Array.from({ length: wheels }, (_, place) => 1400 + place));
    const { results, steps } = rank(list, lighter(slider));
    expect(results).toHaveLength(kept);
    expect(steps.find(({ id }) => id === 'lowWeight')).toMatchObject({ outcome, after: kept });
  });

  test('FND-07 a step that would leave too few ends the narrowing', () => {
    const list = weights(...Array.from({ length: 8 }, (_, place) => 1400 + place));
    const { steps } = rank(list, { ...roadDisc, moved: { ...off, lowWeight: 3, lowPrice: 1 } });
    expect(steps.find(({ id }) => id === 'lowPrice')).toMatchObject({
      outcome: 'afterStop',
      before: 8,
      after: 8,
    });
  });

  test('preferences are worked off from the highest slider down, equal ones in their own order', () => {
    const { steps } = rank([], { ...roadDisc, moved: { ...off, lowPrice: 2, comfort: 1, lowWeight: 1 } });
    const order = steps.filter(({ kind }) => kind === 'preference').map(({ id }) => id);
    expect(order).toEqual(['lowPrice', 'lowWeight', 'comfort', 'aerodynamics', 'stiffness']);
  });

  test('an attribute known for fewer than half is skipped and says so, and narrowing goes on', () => {
    const list = weights(1400, 1410, null, null, null, 1420, 1430, null, null);
    const { steps, results } = rank(list, { ...roadDisc, moved: { ...off, lowWeight: 3, lowPrice: 1 } });
    expect(steps.find(({ id }) => id === 'lowWeight')).toMatchObject({ outcome: 'tooFewKnown', known: 4 });
    expect(steps.find(({ id }) => id === 'lowPrice')).toMatchObject({ outcome: 'applied' });
    expect(results).toHaveLength(5);
  });

  test('known for exactly half counts, unknown figures rank last', () => {
    const list = weights(null, null, null, 1500, 1400, 1450);
    expect(ids(list, lighter(1))).toEqual([4, 5, 6]);
  });

  test('FND-06 rim depth counts up to 60 mm', () => {
    const deep = (id: number, rimDepth: number, xfactorIndex: number) =>
      aWheelset({ id, front: front({ rimDepth }), xfactorIndex });
    const list = [deep(1, 80, 10), deep(2, 60, 20), deep(3, 65, 30), deep(4, 60, 40), deep(5, 59, 99)];
    expect(ids(list, { ...roadDisc, moved: { ...off, aerodynamics: 1 } })).toEqual([4, 3, 2]);
  });

  test('the trace states list sizes, the cut and who left', () => {
    const list = weights(1400, 1500, 1450, 1600, 1550);
    const step = rank(list, lighter(1)).steps.find(({ id }) => id === 'lowWeight');
    expect(step).toMatchObject({ before: 5, after: 3, cut: { from: null, to: 1500 } });
    expect(step?.removed.map(({ id }) => id)).toEqual([4, 5]);
  });
});

describe('order', () => {
  test('FND-07 results stand by xfactorIndex from high to low, unknown last, then by name', () => {
    const list = [
      aWheelset({ id: 1, xfactorIndex: null, name: 'A' }),
      aWheelset({ id: 2, xfactorIndex: 10, name: 'B 10' }),
      aWheelset({ id: 3, xfactorIndex: 10, name: 'b 9' }),
      aWheelset({ id: 4, xfactorIndex: 99, name: 'Z' }),
    ];
    expect(ids(list, roadDisc)).toEqual([4, 3, 2, 1]);
  });

  test('an empty catalogue has no results and a full trace', () => {
    const { results, steps } = rank([], { ...roadDisc, weight: 100 });
    expect(results).toEqual([]);
    expect(steps.map(({ id }) => id)).toEqual([
      ...['brake', 'spokeTypeKnown', 'noTriSpoke', 'outerWidth', 'riderLimit', 'use', 'innerWidth'],
      ...['aerodynamics', 'lowWeight', 'stiffness', 'comfort', 'lowPrice'],
    ]);
  });
});
