import { describe, expect, test } from 'vitest';
import { aWheelset } from '../testing/public.ts';
import type { Wheelset } from '../wheelset/public.ts';
import { type FinderAnswers, isComplete, noAnswers, slidersOf } from './answers.ts';
import { decodeFinderAnswers } from './finder-address.ts';
import { knownFor } from './narrowing.ts';
import { decisiveChanges, stabilityOf } from './nearby.ts';
import { countOptions } from './option-counts.ts';
import { rank } from './ranking.ts';
import { relaxationFor } from './relaxation.ts';
import { unknownLimitsFor } from './unknown-limits.ts';

const off = { aerodynamics: 0, lowWeight: 0, stiffness: 0, comfort: 0, lowPrice: 0 } as const;
const answers: FinderAnswers = {
  ...noAnswers,
  ...{ wheels: 'road', brake: 'disc', roads: 'smooth', terrain: 'rolling', riding: 'training', moved: off },
};
const width = (innerWidth: number | null) => ({ ...aWheelset().front, innerWidth });
const wheels = (...changes: readonly Partial<Wheelset>[]) =>
  changes.map((change, place) => aWheelset({ id: place + 1, xfactorIndex: 90 - place, ...change }));

describe('answers', () => {
  test('FND-01 gravel alone is complete, road needs every question', () => {
    expect(isComplete(noAnswers)).toBe(false);
    expect(isComplete({ ...noAnswers, wheels: 'gravel' })).toBe(true);
    expect(isComplete(answers)).toBe(true);
    expect(isComplete({ ...answers, riding: null })).toBe(false);
    expect(isComplete({ ...answers, wheels: 'notSure' })).toBe(true);
  });

  test.each([
    { terrain: 'flat', riding: 'racing', sliders: [3, 1, 1, 0, 0] },
    { terrain: 'mountains', riding: 'racing', sliders: [1, 3, 1, 0, 0] },
    { terrain: 'rolling', riding: 'allDay', sliders: [1, 1, 0, 2, 1] },
    { terrain: 'notSure', riding: 'notSure', sliders: [1, 1, 0, 0, 2] },
    { terrain: null, riding: null, sliders: [0, 0, 0, 0, 0] },
  ] as const)('FND-03 sliders start at $sliders for $terrain and $riding', ({ terrain, riding, sliders }) => {
    expect(Object.values(slidersOf({ ...answers, terrain, riding, moved: {} }))).toEqual(sliders);
    expect(slidersOf({ ...answers, terrain, riding, moved: { comfort: 3 } }).comfort).toBe(3);
  });
});

describe('reasons', () => {
  test('a result says what each answer did for it', () => {
    const list = wheels(...[1500, 1400, 1600, 1450, 1550].map((weight) => ({ weight })));
    const { results, reasons } = rank(list, { ...answers, weight: 95, moved: { ...off, lowWeight: 1 } });
    const second = results[1] ?? aWheelset();
    expect(reasons(second).contributions).toEqual([
      { kind: 'meets', step: 'brake', figure: null, cut: null, removed: 0 },
      { kind: 'meets', step: 'spokeTypeKnown', figure: null, cut: null, removed: 0 },
      { kind: 'meets', step: 'noTriSpoke', figure: null, cut: null, removed: 0 },
      { kind: 'meets', step: 'outerWidth', figure: 28, cut: { from: null, to: 34 }, removed: 0 },
      { kind: 'meets', step: 'riderLimit', figure: 110, cut: { from: 95, to: null }, removed: 0 },
      { kind: 'meets', step: 'use', figure: null, cut: null, removed: 0 },
      { kind: 'meets', step: 'innerWidth', figure: 21, cut: { from: 18, to: 23 }, removed: 0 },
      { kind: 'amongBest', step: 'lowWeight', figure: 1400, place: 1, of: 5, kept: 3 },
    ]);
  });

  test('the nearest rivals are those that would stand next to it, and the step that removed most is named', () => {
    const list = wheels(
      { front: width(30) },
      { intendedUse: 'MTB' },
      { front: width(30) },
      {},
      { spokeType: null },
      { front: width(17) },
    );
    const { results, reasons } = rank(list, answers);
    const { rivals, decisiveStep } = reasons(results[0] ?? aWheelset());
    expect(rivals.map(({ wheelset, step }) => [wheelset.id, step])).toEqual([
      [3, 'innerWidth'],
      [5, 'spokeTypeKnown'],
      [1, 'innerWidth'],
      [6, 'innerWidth'],
    ]);
    expect(decisiveStep).toBe('innerWidth');
  });

  test('without removed wheels there is no decisive step', () => {
    const { results, reasons } = rank(wheels({}), answers);
    expect(reasons(results[0] ?? aWheelset())).toMatchObject({ rivals: [], decisiveStep: null });
  });
});

describe('nearby answers', () => {
  const list = wheels(
    { front: width(25), riderWeightLimit: 92 },
    { riderWeightLimit: 92 },
    {},
    { weight: 1200 },
  );

  test('the single changes that put another wheel first are listed with it', () => {
    const changes = decisiveChanges(list, { ...answers, weight: 95 });
    expect(changes.map(({ change, first }) => [change, first.id])).toEqual([
      [{ kind: 'weight', weight: 90 }, 2],
    ]);
    const wider = decisiveChanges(list, answers).find(({ change }) => change.kind === 'option');
    expect(wider).toMatchObject({ change: { question: 'roads', option: 'mediocre' }, first: { id: 1 } });
  });

  test('stability counts the nearby answers in which the first stays first', () => {
    expect(stabilityOf(list, { ...answers, weight: 95 })).toEqual({ stays: 6, of: 7 });
    expect(stabilityOf(list, answers)).toEqual({ stays: 7, of: 7 });
    expect(stabilityOf([], answers)).toBeNull();
  });

  test('every option says how many wheels it would find', () => {
    const counts = countOptions(list, { ...noAnswers, wheels: 'road' });
    const of = (question: string) =>
      counts.filter((one) => one.question === question).map(({ count }) => count);
    expect(of('wheels')).toEqual([4, 0, 4]);
    expect(of('brake')).toEqual([4, 0, 4]);
    expect(of('roads')).toEqual([3, 1, 1, 1]);
  });
});

describe('relaxation', () => {
  test.each([
    {
      why: 'the condition that brings most back',
      list: wheels({ front: width(24) }, { front: width(24) }, { riderWeightLimit: 80 }),
      expected: { conditions: ['innerWidth'], comesBack: 2 },
    },
    {
      why: 'the rider limit alone',
      list: wheels({ riderWeightLimit: null }),
      expected: { conditions: ['riderLimit'], comesBack: 1 },
    },
    {
      why: 'a choice of the visitor before one of the bike',
      list: wheels({ brake: 'rim' }, { brake: 'rim' }, { front: width(24) }),
      expected: { conditions: ['innerWidth'], comesBack: 1 },
    },
    {
      why: 'two conditions where one is not enough',
      list: wheels({ front: width(24), riderWeightLimit: 80 }),
      expected: { conditions: ['innerWidth', 'riderLimit'], comesBack: 1 },
    },
    { why: 'nothing in an empty catalogue', list: [], expected: null },
    { why: 'nothing while wheels are left', list: wheels({}), expected: null },
  ])('names $why', ({ list, expected }) => {
    expect(relaxationFor(list, { ...answers, weight: 95 })).toEqual(expected);
  });
});

test.each([
  ['1-00000-85-_____', true],
  ['1-0.._2-40-3___0', true],
  ['1-00000-39-_____', false],
  ['1-00000-201-_____', false],
  ['1-00000-85-____', false],
  ['', false],
])('the address %j is readable: %s', (text, ok) => {
  expect(decodeFinderAnswers(text).ok).toBe(ok);
});

test('an address of a newer version is told apart from nonsense', () => {
  expect(decodeFinderAnswers('2-x')).toEqual({
    ok: false,
    fault: { code: 'finderAddressNewer', version: 2 },
  });
});

describe('FND-04 weight limits', () => {
  const list = wheels(
    { riderWeightLimit: 90 },
    { riderWeightLimit: null },
    { riderWeightLimit: null, front: width(30) },
    { riderWeightLimit: Number.POSITIVE_INFINITY },
    { riderWeightLimit: null, brake: 'rim' },
  );

  test('an unknown limit is told apart from a low one, with the wheels that meet all else', () => {
    expect(rank(list, { ...answers, weight: 96 }).results.map(({ id }) => id)).toEqual([4]);
    expect(unknownLimitsFor(list, { ...answers, weight: 96 })).toEqual({
      tooLow: 1,
      unknown: 2,
      otherwiseFitting: [list[1]],
    });
  });

  test('up to 90 kg nothing is left out for its limit', () => {
    expect(unknownLimitsFor(list, { ...answers, weight: 90 })).toEqual({
      tooLow: 0,
      unknown: 0,
      otherwiseFitting: [],
    });
  });

  test('a slider whose figure no wheel states is known to decide nothing', () => {
    expect(knownFor(wheels({ stiffness: null }, { stiffness: null, weight: null }))).toMatchObject({
      stiffness: 0,
      lowWeight: 1,
      lowPrice: 2,
    });
  });
});
