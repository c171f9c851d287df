import { describe, expect, test } from 'vitest';
import { wheelsetKey } from '../part/public.ts';
import { tryGoals } from '../testing/goal-figures.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import {
  brandsFor,
  goalBuild,
  judgeBuild,
  keepOnly,
  partsToKeep,
  totalsOf,
  tyreWidthBands,
  wheelsetConfigurationOf,
} from './public.ts';

const catalogue = sampleCatalogue();
const tried = tryGoals(catalogue);
const at = '2026-01-01T00:00:00.000Z';
const road = { type: 'road', rimBrake: false } as const;

describe('bikes for a goal, from the whole catalogue', () => {
  test('there are many, and none has a block or a check', () => {
    expect(tried.length).toBeGreaterThan(100);
    expect(tried.flatMap(({ name, clashes }) => clashes.map((code) => `${name}: ${code}`))).toEqual([]);
  });

  test('each names every part of the whole bike, and its range holds what is still to buy', () => {
    for (const { name, made } of tried) {
      const { totals, whole, lines } = made;
      // What frameset or groupset bring along is in the box: nobody has to choose it.
      const toBuy = whole.open.filter((slot) => !whole.included.includes(slot));
      expect([name, toBuy]).toEqual([name, []]);
      expect(totals).toEqual(totalsOf(lines.map(({ line }) => line)));
      expect(whole.price.low).toBeGreaterThanOrEqual(totals.price.value - 0.01);
      expect(whole.price.high).toBeGreaterThanOrEqual(whole.price.low);
      expect(whole.weight.high).toBeGreaterThanOrEqual(totals.weight.value);
      // No valve of the catalogue has a weight, and no stem for 35 mm bars a price: their usual range counts.
      const missing = [...totals.price.missing, ...totals.weight.missing].map(({ slot }) => slot);
      expect(missing.filter((slot) => slot !== 'valve' && slot !== 'stem' && slot !== 'rotor')).toEqual([]);
    }
  });

  test('each reaches its goal', () => {
    for (const { goal, made } of tried) {
      const { price, weight } = made.totals;
      if (goal.kind === 'budget') expect(price.value).toBeLessThanOrEqual(goal.dollars);
      else expect(weight.value).toBeLessThanOrEqual(goal.grams);
    }
  });

  test('each holds what was chosen and no trace of anything else', () => {
    for (const { made } of tried) {
      const { build } = made;
      expect(Object.keys(build.frameConfigurations)).toEqual([build.frame?.frame.key]);
      expect(Object.keys(build.wheelsetConfigurations)).toEqual(
        build.wheelset ? [wheelsetKey(build.wheelset)] : [],
      );
      expect(Object.keys(build.groupsetConfigurations)).toEqual([build.groupset?.groupset.id]);
      expect([build.ownFrames, build.ownWheelsets, build.ownOthers]).toEqual([[], [], []]);
    }
  });

  test('wishes are kept: gears, tire width and brand', () => {
    for (const { made, wishes, bike } of tried) {
      const { groupset, wheelset } = made.build;
      if (wishes.gears) expect(groupset?.groupset.isElectronic).toBe(wishes.gears === 'electronic');
      // SRAM makes no set for rim brakes: then the others are as good.
      if (wishes.brand && !(bike.rimBrake && wishes.brand === 'SRAM'))
        expect(groupset?.groupset.brand).toBe(wishes.brand);
      const tyre = wheelset && wheelsetConfigurationOf(made.build, wheelsetKey(wheelset))?.tyre;
      if (wishes.tyreWidth) {
        expect(tyre?.width).toBeGreaterThanOrEqual(wishes.tyreWidth.min);
        expect(tyre?.width).toBeLessThanOrEqual(wishes.tyreWidth.max);
      }
    }
  });

  test('from 3,550 to 14,000 USD the frame is not always the same', () => {
    const frames = tried
      .filter(
        ({ bike, goal, wishes }) =>
          bike.type === 'road' &&
          !bike.rimBrake &&
          goal.kind === 'budget' &&
          Object.keys(wishes).length === 0,
      )
      .map(({ made }) => made.build.frame?.frame.key);
    expect(new Set(frames).size).toBeGreaterThanOrEqual(3);
  });

  test('parts that are to stay do stay', () => {
    const first = goalBuild({ kind: 'budget', dollars: 5000 }, road, catalogue, at);
    if (!first.ok) throw new Error('no bike');
    const { build } = first.value;
    expect(partsToKeep(build)).toEqual(['frame', 'wheelset', 'groupset', 'others']);
    for (const part of partsToKeep(build)) {
      const keep = keepOnly(build, [part]);
      expect(partsToKeep(keep)).toEqual([part]);
      const made = goalBuild({ kind: 'budget', dollars: 14_000 }, road, catalogue, at, { keep });
      if (!made.ok) throw new Error('no bike with the parts that stay');
      const next = made.value.build;
      if (keep.frame) expect(next.frame).toEqual(keep.frame);
      if (keep.wheelset) expect(next.wheelset).toEqual(keep.wheelset);
      if (keep.groupset) expect(next.groupset).toEqual(keep.groupset);
      for (const other of keep.others) expect(next.others).toContainEqual(other);
    }
  });

  test.each([
    [95, 'road'],
    [120, 'gravel'],
  ] as const)('a rider of %d kg gets a %s bike that carries them', (rider, type) => {
    const made = goalBuild({ kind: 'budget', dollars: 9000 }, { type, rimBrake: false }, catalogue, at, {
      rider,
    });
    if (!made.ok) throw new Error('no bike');
    const clashes = judgeBuild(made.value.build, rider).filter(
      ({ severity }) => severity === 'blocks' || severity === 'check',
    );
    expect(clashes).toEqual([]);
  });

  test('every offered width of tires and the brands of a road bike lead to a bike', () => {
    const dear = { kind: 'budget', dollars: 30_000 } as const;
    for (const type of ['road', 'gravel', 'mountain'] as const)
      for (const tyreWidth of tyreWidthBands[type]) {
        const made = goalBuild(dear, { type, rimBrake: false }, catalogue, at, { tyreWidth });
        expect([type, tyreWidth, made.ok]).toEqual([type, tyreWidth, true]);
      }
    const brands = brandsFor(road, catalogue);
    expect(brands).toEqual(expect.arrayContaining(['Canyon', 'SRAM', 'Zipp']));
    const without = brands.filter((brand) => !goalBuild(dear, road, catalogue, at, { brand }).ok);
    expect(without).toEqual([]);
  });
});
