import { describe, expect, test } from 'vitest';
import { judgeBike, tyreFacts, wheelsetFacts } from '../compatibility/public.ts';
import { initialConfiguration, selectBike } from '../frameset/public.ts';
import { asListed, componentPrice, defaultParts, type GroupsetComponent } from '../groupset/public.ts';
import { initialSealant, type TubeChoice, wheelsetKey } from '../part/public.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import {
  aboutWeight,
  applyCommand,
  type Build,
  type BuildCommand,
  buildLines,
  emptyBuild,
  judgeBuild,
  totalsOf,
  wholeBike,
} from './public.ts';

// Bikes that new users put together from the catalogue, with what they have to be told.

const catalogue = sampleCatalogue();
function named<Part extends { readonly name: string }>(parts: readonly Part[], name: string): Part {
  const found = parts.find((part) => part.name === name) ?? parts.find((part) => part.name.includes(name));
  if (found === undefined) throw new Error(`${name} is not in the catalogue`);
  return found;
}

const frame = (name: string): BuildCommand => ({
  kind: 'selectFrame',
  frame: { kind: 'catalogue', frame: named(catalogue.frames, name) },
});
const wheels = (name: string, tyre: string | null = null, tube: TubeChoice | null = null): BuildCommand[] => {
  const wheelset = { kind: 'catalogue', wheelset: named(catalogue.wheelsets, name) } as const;
  const configuration = {
    tyre: tyre === null ? null : named(catalogue.tyres, tyre),
    tube,
    updatedAt: '2026-11-29T00:00:00Z',
  };
  return [
    { kind: 'selectWheelset', wheelset },
    { kind: 'configureWheelset', key: wheelsetKey(wheelset), configuration },
  ];
};
const groupset = (name: string): BuildCommand => {
  const chosen = named(catalogue.groupsets, name);
  return {
    kind: 'selectGroupset',
    groupset: { groupset: chosen, parts: defaultParts(chosen, catalogue.components) },
  };
};
const bikeOf = (type: 'road' | 'gravel' | 'mountain', ...commands: readonly BuildCommand[]): Build =>
  commands.reduce(applyCommand, { ...emptyBuild, bike: selectBike(type, false) });
const clashes = (build: Build) =>
  judgeBuild(build).flatMap((found) =>
    found.severity === 'blocks' || found.severity === 'check' ? [`${found.code} ${found.severity}`] : [],
  );
const wholeOf = (build: Build) => wholeBike(build, buildLines(build));

const sealant: TubeChoice = { kind: 'sealant', sealant: initialSealant };

describe('wheels and tires as tried', () => {
  test('a 27.5 inch tire on a 29 inch mountain wheel is blocked by its size', () => {
    const bike = bikeOf('mountain', ...wheels('Enduro 305', 'Scorpion Enduro R 27.5x2.4'));
    expect(clashes(bike)).toContain('tyreSize blocks');
  });

  test('a 650b tire on a 700c gravel wheel is not passed: the wheel’s size is recalled, so it says check', () => {
    const bike = bikeOf('gravel', ...wheels('303 XPLR', 'Terra Trail 650b'));
    expect(clashes(bike)).toContain('tyreSize check');
  });

  test('a non-tubeless tire with sealant and no tube needs a tube', () => {
    const [wheelset] = catalogue.wheelsets.filter(
      ({ use, isDisc, rimType }) => use === 'Road' && isDisc && rimType === 'Tubeless',
    );
    const bike = bikeOf('road', ...wheels(wheelset?.name ?? '', 'Gatorskin 700x25c', sealant));
    expect(clashes(bike)).toContain('sealantTyre blocks');
  });

  test('the narrowest tire that a wheel’s maker names wins over the standard, but on narrow hookless rims', () => {
    const made = catalogue.wheelsets.filter(
      ({ minTyreWidth, rimType, rimInnerWidth }) =>
        minTyreWidth.front !== null && (rimType !== 'Hookless' || (rimInnerWidth.front ?? 0) > 25),
    );
    const byStandard = made.flatMap((wheelset) =>
      catalogue.tyres.flatMap((tyre) => {
        const least = Math.max(wheelset.minTyreWidth.front ?? 0, wheelset.rimInnerWidth.front ?? 0);
        const most = wheelset.maxTyreWidth.front ?? Number.POSITIVE_INFINITY;
        if (tyre.use !== wheelset.use || tyre.width < least || tyre.width > most) return [];
        const facts = {
          wheelset: wheelsetFacts({ kind: 'catalogue', wheelset }),
          tyre: tyreFacts(tyre),
        };
        return judgeBike(facts).flatMap((found) =>
          found.severity !== 'notChecked' &&
          /^(tyreByStandard|hooklessStandard)$/.test(found.code) &&
          Number(found.part.value) < Number(found.other?.value)
            ? [`${wheelset.name}, ${tyre.name}: ${found.code}`]
            : [],
        );
      }),
    );
    expect(made.length).toBeGreaterThan(20);
    expect(byStandard).toEqual([]);
  });

  test('a mountain tire of 61.2 mm goes into a frame for 61 mm', () => {
    const frames = catalogue.frames.filter(
      ({ use, maxTyreWidth }) => use === 'Mountain' && maxTyreWidth.rear === 61,
    );
    const bikes = frames.map(({ name }) =>
      bikeOf('mountain', frame(name), ...wheels('Enduro 305', 'Agarro Trail 29x2.4')),
    );
    expect(frames.length).toBeGreaterThan(0);
    expect(bikes.flatMap(clashes).filter((clash) => clash.startsWith('clearance'))).toEqual([]);
  });
});

describe('gears as tried', () => {
  test('flat-bar levers on a road race frame, and drop-bar levers on a mountain bike, say so', () => {
    const road = bikeOf('road', frame('S-Works Tarmac SL8'), groupset('XTR M9100'));
    const mountain = bikeOf('mountain', frame('Madonna V2.2'), groupset('Dura-Ace Di2 R9270'));
    for (const bike of [road, mountain])
      expect(clashes(bike).some((clash) => /^bar(Assumed|Kind) /.test(clash))).toBe(true);
  });

  test('a rim-brake set on a disc frame is incompatible', () => {
    const bike = bikeOf('road', frame('S-Works Tarmac SL8'), groupset('Ultegra R8000 mechanical rim'));
    expect(clashes(bike)).toContain('brakeKind blocks');
  });

  test('a set whose list lacks brakes and chain costs and weighs no less when its cassette is swapped', () => {
    const wanted = named(catalogue.groupsets, 'Shimano 105 R7120 mechanical disc');
    const isLacking = ({ type, groupsetModel }: GroupsetComponent) =>
      groupsetModel === wanted.model && (type === 'brakes' || type === 'chain');
    const left = catalogue.components.filter((part) => !isLacking(part));
    const parts = defaultParts(wanted, left);
    const sum = Object.values(parts).reduce((total, part) => total + (componentPrice(part) ?? 0), 0);
    const rest = { kind: 'counted', value: (wanted.price ?? 0) - sum } as const;
    const chosen = { ...wanted, rest: { price: rest, weight: rest } };
    const [other] = left.filter(({ type, groupsetModel }) => type === 'cassette' && groupsetModel === null);
    const { cassette: own } = parts;
    if (own === undefined || other === undefined) throw new Error('no cassettes to swap');
    const totalsWith = (cassette: typeof own) =>
      totalsOf(
        buildLines(
          bikeOf('road', {
            kind: 'selectGroupset',
            groupset: { groupset: chosen, parts: { ...parts, cassette } },
          }),
        ),
      );
    const [asSold, swapped] = [totalsWith(own), totalsWith(asListed(other))];
    expect(asSold.price.value).toBe(wanted.price);
    expect(swapped.price.value - asSold.price.value).toBeCloseTo(
      (componentPrice(asListed(other)) ?? 0) - (componentPrice(own) ?? 0),
      2,
    );
    expect(Object.keys(parts)).not.toContain('brakes');
  });
});

describe('framesets as tried', () => {
  const bare = bikeOf('road', frame('S-Works Tarmac SL8'));
  const saved = applyCommand(bare, {
    kind: 'configureFrame',
    key: bare.frame?.frame.key ?? '',
    configuration: initialConfiguration('catalogue'),
  });

  test('a frame saved unchanged leaves its missing handlebar to buy, at its usual price', () => {
    expect(wholeOf(bare).open).toContain('handlebar');
    expect(wholeOf(saved).open).toContain('handlebar');
    expect(wholeOf(saved).price).toEqual(wholeOf(bare).price);
  });

  test('an included fork counts at the weight that its maker states, in the weight that stands large', () => {
    const race = bikeOf(
      'road',
      frame('S-Works Tarmac SL8'),
      ...wheels(catalogue.wheelsets.find(({ use, isDisc }) => use === 'Road' && isDisc)?.name ?? ''),
      groupset('Dura-Ace Di2 R9270'),
    );
    const counted = totalsOf(buildLines(race)).weight.value;
    expect(aboutWeight(wholeOf(race))).toBeGreaterThan(counted + 358);
    expect(wholeOf(bare).included).toContain('fork');
    expect(wholeOf(saved).weight).toEqual(wholeOf(bare).weight);
  });
});
