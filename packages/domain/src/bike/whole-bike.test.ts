import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialConfiguration } from '../frameset/public.ts';
import { otherCategories, wholeBikeSlots } from '../part/public.ts';
import { aBikeWheelset, aFrame, aGroupset, anOtherPart, aTube, aTyre } from '../testing/public.ts';
import {
  applyCommand,
  type Build,
  type BuildCommand,
  buildLines,
  emptyBuild,
  totalsOf,
  usualFigures,
  wholeBike,
} from './public.ts';

const frame = aFrame({
  weight: 900,
  price: 2000,
  fork: { included: true, weight: 380, imageLink: null },
  handlebar: { included: false, weight: null, imageLink: null },
  seatpost: { included: true, weight: null, imageLink: null },
});
const road: Build = { ...emptyBuild, bike: { type: 'road', rimBrake: false } };
const neededOthers = otherCategories.filter((category) => category !== 'misc' && category !== 'smallPart');
const commands: readonly BuildCommand[] = [
  { kind: 'selectFrame', frame: { kind: 'catalogue', frame } },
  { kind: 'configureFrame', key: frame.key, configuration: initialConfiguration('catalogue') },
  { kind: 'selectWheelset', wheelset: { kind: 'catalogue', wheelset: aBikeWheelset({ price: 1000 }) } },
  {
    kind: 'configureWheelset',
    key: '1',
    configuration: {
      tyre: aTyre(),
      tube: { kind: 'tube', tube: aTube() },
      updatedAt: '2026-11-28T00:00:00Z',
    },
  },
  { kind: 'selectGroupset', groupset: { groupset: aGroupset({ price: 1500, weight: 2500 }), parts: null } },
  ...neededOthers.map(
    (category): BuildCommand => ({
      kind: 'addOther',
      other: { kind: 'catalogue', part: anOtherPart({ id: category, name: category, category }) },
    }),
  ),
];
const rangeFor = (build: Build) => wholeBike(build, buildLines(build));

test('an empty build lies where whole bikes of its type usually lie, with every place open', () => {
  const { price, open } = rangeFor(road);
  // Only tires without tubes have valves to buy.
  const needed = wholeBikeSlots.filter((slot) => slot !== 'valve');
  expect(open).toEqual(needed);
  const lows = needed.map((place) => usualFigures.road[place].price.low);
  expect(price.low).toBe(lows.reduce((sum, low) => sum + low, 0));
});

test('what a frameset brings along costs nothing more, and its stated weight is certain', () => {
  const build = { ...road, frame: { kind: 'catalogue', frame } } as const;
  const { price, weight, open, included } = rangeFor(build);
  expect(open).toEqual(wholeBikeSlots.filter((place) => place !== 'frame' && place !== 'valve'));
  // It is in no total yet, but nobody has to choose it.
  expect(included).toEqual(['fork', 'seatpost']);
  const rest = open.filter((place) => place !== 'fork' && place !== 'seatpost');
  const sum = (kind: 'price' | 'weight', end: 'low' | 'high') =>
    rest.reduce((total, place) => total + usualFigures.road[place][kind][end], 0);
  expect(price).toEqual({ low: 2000 + sum('price', 'low'), high: 2000 + sum('price', 'high') });
  expect(weight.low).toBe(900 + 380 + usualFigures.road.seatpost.weight.low + sum('weight', 'low'));
});

test('a build without open places and without assumptions has one figure, its total', () => {
  const build = [...commands.slice(0, 1), ...commands.slice(2)].reduce(applyCommand, road);
  const own = { name: 'Mine', weight: 300, price: 10 };
  const part = { kind: 'own', part: own } as const;
  const whole = applyCommand(build, {
    kind: 'configureFrame',
    key: frame.key,
    configuration: { fork: part, bottomBracket: part, handlebar: part, seatpost: part },
  });
  const { price, weight, open } = rangeFor(whole);
  const totals = totalsOf(buildLines(whole));
  expect(open).toEqual([]);
  expect(price).toEqual({ low: totals.price.value, high: totals.price.value });
  expect(weight).toEqual({ low: totals.weight.value, high: totals.weight.value });
});

test('the range always holds the total of what is known, whatever is chosen in whatever order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...commands), { maxLength: 20 }), (chosen) => {
      const build = chosen.reduce(applyCommand, road);
      const { price, weight } = rangeFor(build);
      const totals = totalsOf(buildLines(build));
      expect(price.high).toBeGreaterThanOrEqual(totals.price.value);
      expect(weight.high).toBeGreaterThanOrEqual(totals.weight.value);
      expect(price.low).toBeLessThanOrEqual(price.high);
      expect(weight.low).toBeLessThanOrEqual(weight.high);
    }),
    { seed: 11, numRuns: 200 },
  );
});

test('a frame saved unchanged leaves what it does not include still to choose, and counts what its maker weighed', () => {
  const built = commands.slice(0, 2).reduce(applyCommand, road);
  const { price, weight, open } = rangeFor(built);
  expect(open).toContain('handlebar');
  expect(open).not.toContain('fork');
  const unconfigured = commands.slice(0, 1).reduce(applyCommand, road);
  expect({ price, weight }).toEqual({
    price: rangeFor(unconfigured).price,
    weight: rangeFor(unconfigured).weight,
  });
});

test.each([
  ['rim brakes', { ...road, bike: { type: 'road', rimBrake: true } }, 'rotor'],
  ['a flat bar', { ...road, bike: { type: 'mountain', rimBrake: false } }, 'barTape'],
] as const)('a bike with %s has no %s', (_what, build, slot) => {
  expect(rangeFor(build).open).not.toContain(slot);
  expect(rangeFor(road).open).toContain(slot);
});

test('one rotor is for both wheels, two are one for each, and a third replaces the first', () => {
  const rotor = (id: string, weight: number): BuildCommand => ({
    kind: 'toggleOther',
    other: { kind: 'catalogue', part: anOtherPart({ id, name: id, category: 'rotor', weight, price: 50 }) },
  });
  const after = (...chosen: readonly BuildCommand[]) =>
    totalsOf(buildLines(chosen.reduce(applyCommand, road)));
  const [large, small, other] = [rotor('160', 110), rotor('140', 90), rotor('180', 140)];
  expect(after(large).weight.value).toBe(220);
  expect(after(large).price.value).toBe(100);
  expect(after(large, small).weight.value).toBe(200);
  expect(after(large, small, other).weight.value).toBe(230);
});
