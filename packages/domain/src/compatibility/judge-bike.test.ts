import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asListed, type ComponentType, componentTypes } from '../groupset/public.ts';
import type { OtherFit } from '../part/public.ts';
import { aBikeWheelset, aComponent, aFrame, anOtherPart, aTube, aTyre } from '../testing/public.ts';
import {
  type BikeFacts,
  bikeTypeFacts,
  componentFacts,
  concerns,
  type Finding,
  fixesOf,
  frameFacts,
  groupsetFacts,
  type JudgedSlot,
  judgeBike,
  judgeEachRule,
  judgePlace,
  otherFacts,
  ownComponentFacts,
  plainFork,
  plainHandlebar,
  plainSeatpost,
  severities,
  takeAlong,
  tubeFacts,
  tyreFacts,
  wheelsetFacts,
} from './public.ts';

const families = [
  'shimano-road-12-mech',
  'shimano-road-12-di2',
  'shimano-road-11-di2',
  'shimano-mtb-12-mech',
  'sram-axs-road',
  'sram-axs-eagle-t-type',
  'sram-mech-12-eagle',
  'campagnolo-ekar-13',
  'shimano-linkglide-11',
  'wheeltop-eds-gex',
];
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });
const part = (type: ComponentType) =>
  fc
    .record({
      isElectronic: fc.boolean(),
      isDisc: fc.boolean(),
      speed: maybe(fc.constantFrom(11, 12, 13)),
      actuationFamilies: fc.subarray(families, { maxLength: 2 }),
      freehub: maybe(fc.constantFrom('HG', 'XD', 'XDR', 'Microspline')),
      chainringTeeth: maybe(fc.constantFrom('50/34', '40')),
      cassetteRange: maybe(fc.constantFrom('11-34', '10-52')),
      largestCog: maybe(fc.constantFrom(34, 46, 52)),
      spiderInterface: maybe(fc.constantFrom('a', 'b')),
      chainringInterfaces: fc.subarray(['a', 'b', 'c']),
      bottomBracketType: maybe(fc.constantFrom('24mm', 'BSA68>24mm', 'T47-68>DUB', 'DUB')),
      cage: maybe(fc.constantFrom('GS', 'full-mount')),
    })
    .map((changes) => componentFacts(aComponent(type, changes)));

const frame = fc
  .record({
    brake: fc.constantFrom('rim', 'disc'),
    bottomBracketShell: maybe(fc.constantFrom('BSA', 'T47', 'BB86', 'Italian')),
    takesUniversalHanger: maybe(fc.boolean()),
    maxTyreWidth: fc.record({ front: maybe(fc.integer({ min: 23, max: 60 })), rear: fc.constant(null) }),
  } as const)
  .map((changes) => frameFacts({ kind: 'catalogue', frame: aFrame(changes) }));
const wheelset = fc
  .record({
    isDisc: maybe(fc.boolean()),
    isBoost: maybe(fc.boolean()),
    rimType: maybe(fc.constantFrom('Clincher', 'Tubeless', 'Hookless', 'Tubular')),
  } as const)
  .map((changes) => wheelsetFacts({ kind: 'catalogue', wheelset: aBikeWheelset(changes) }));
const tyre = fc
  .record({
    width: fc.integer({ min: 20, max: 70 }),
    type: fc.constantFrom('clincher', 'tubeless', 'tubular'),
    allowsHookless: maybe(fc.boolean()),
  } as const)
  .map((changes) => tyreFacts(aTyre(changes)));
/** A part besides the groupset, from the catalogue or the visitor's own. */
const completing = <Slot extends OtherFit['slot']>(slot: Slot, fit: OtherFit) =>
  fc.boolean().map((isOwn) => {
    const facts = otherFacts([anOtherPart({ category: slot, name: slot, ...(isOwn ? {} : { fit }) })])[slot];
    if (facts === undefined) throw new Error(`no facts of a ${slot}`);
    return facts;
  });

const places = {
  frame,
  wheelset,
  tyre,
  tube: fc.constant(tubeFacts({ kind: 'tube', tube: aTube() })),
  fork: fc.boolean().map((isOwn) => plainFork('fork', isOwn)),
  handlebar: fc.boolean().map((isOwn) => plainHandlebar('handlebar', isOwn)),
  seatpost: fc.boolean().map((isOwn) => plainSeatpost('seatpost', isOwn)),
  stem: completing('stem', { slot: 'stem', clamp: 31.8, steerers: [28.6] }),
  headset: completing('headset', {
    slot: 'headset',
    upper: 'IS42/28.6',
    lower: 'IS52/40',
    steerer: 'tapered 1-1/8..1-1/2',
  }),
  rotor: completing('rotor', { slot: 'rotor', diameter: 160, mount: '6-bolt' }),
  valve: completing('valve', { slot: 'valve', maxRimDepth: 29 }),
  bike: fc.constantFrom('road', 'gravel', 'mountain').map((type) => bikeTypeFacts({ type, rimBrake: false })),
  rider: fc
    .constantFrom(70, 120)
    .map((weight) => ({ slot: 'rider' as const, name: 'rider', isOwn: false, recalled: [], weight })),
  crankset: part('crankset'),
  cassette: part('cassette'),
  bottom_bracket: part('bottom_bracket'),
  brakes: part('brakes'),
  chain: part('chain'),
  chainring: part('chainring'),
  frontDer: part('frontDer'),
  powerMeter: part('powerMeter'),
  rearDer: part('rearDer'),
  shifters: part('shifters'),
} satisfies Readonly<Record<JudgedSlot, fc.Arbitrary<unknown>>>;
const isJudged = (slot: string): slot is JudgedSlot => slot in places;
const judgedSlots = Object.keys(places).filter(isJudged);
/** Any bike: each place may be empty. */
const bikes: fc.Arbitrary<BikeFacts> = fc.record(places, { requiredKeys: [] });

const rank = ({ severity }: Finding) => severities.indexOf(severity);

describe('any bike', () => {
  test('a place without a part is not spoken about', () => {
    fc.assert(
      fc.property(bikes, (bike) => {
        const empty = judgedSlots.filter((slot) => bike[slot] === undefined);
        const findings = judgeBike(bike);
        expect(empty.filter((slot) => findings.some((found) => concerns(found, slot)))).toEqual([]);
      }),
      { seed: 1 },
    );
  });

  test('the findings stand hardest first, and merging loses no rule', () => {
    fc.assert(
      fc.property(bikes, (bike) => {
        const findings = judgeBike(bike);
        expect(findings).toEqual([...findings].sort((a, b) => rank(a) - rank(b)));
        const said = new Set(findings.flatMap(({ rules }) => rules));
        expect(judgeEachRule(bike).every(({ rules }) => rules.every((rule) => said.has(rule)))).toBe(true);
      }),
      { seed: 2 },
    );
  });

  test('a place judged by itself gives what the whole bike says about it', () => {
    fc.assert(
      fc.property(bikes, fc.constantFrom(...judgedSlots), (bike, slot) => {
        expect(judgePlace(bike, slot)).toEqual(judgeBike(bike).filter((found) => concerns(found, slot)));
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  test('taking the seatpost away leaves every other finding as it was', () => {
    fc.assert(
      fc.property(bikes, (bike) => {
        const { seatpost: _post, ...rest } = bike;
        const others = judgeBike(bike).filter((found) => !concerns(found, 'seatpost'));
        expect(judgeBike(rest)).toEqual(others);
      }),
      { seed: 3 },
    );
  });

  test('an own groupset part is never blocked and never passes in silence', () => {
    fc.assert(
      fc.property(bikes, fc.constantFrom(...componentTypes), (bike, type) => {
        const findings = judgeBike({ ...bike, [type]: ownComponentFacts(type, 'Mine') });
        const about = findings.filter((found) => concerns(found, type));
        expect(about.filter(({ severity }) => severity === 'blocks' || severity === 'check')).toEqual([]);
      }),
      { seed: 4 },
    );
  });
});

const whole: BikeFacts = {
  frame: frameFacts({ kind: 'catalogue', frame: aFrame() }),
  wheelset: wheelsetFacts({ kind: 'catalogue', wheelset: aBikeWheelset() }),
  tyre: tyreFacts(aTyre()),
  ...groupsetFacts(
    Object.fromEntries(
      componentTypes.map((type) => [
        type,
        asListed(aComponent(type, { chainringTeeth: type === 'crankset' ? '50/34' : null })),
      ]),
    ),
  ),
};

test.each(componentTypes)('an own %s is said to be not checked', (type) => {
  const findings = judgeBike({ ...whole, [type]: ownComponentFacts(type, 'Mine') });
  const unchecked = findings.flatMap((found) => (found.severity === 'notChecked' ? found.missing : []));
  expect(unchecked.filter(({ slot, isOwn }) => slot === type && isOwn)).not.toEqual([]);
});

test('a replaced seatpost, fork or handlebar is said to be not checked', () => {
  const bare = {
    seatpost: plainSeatpost('Listed', false),
    fork: plainFork('Listed', false),
    handlebar: plainHandlebar('Listed', false),
  };
  const replaced = (['seatpost', 'fork', 'handlebar'] as const).map((slot) => {
    const findings = judgeBike({ ...whole, [slot]: bare[slot] });
    return findings.some((found) => found.severity === 'notChecked' && concerns(found, slot));
  });
  expect(replaced).toEqual([true, true, true]);
});

test('one cause is one finding: kind, family and speeds of lever and derailleur are told once', () => {
  const lever = aComponent('shifters', {
    isElectronic: false,
    speed: 11,
    actuationFamilies: ['shimano-road-11-mech'],
  });
  const derailleur = aComponent('rearDer', { actuationFamilies: ['shimano-road-12-di2'] });
  const findings = judgeBike(groupsetFacts({ shifters: asListed(lever), rearDer: asListed(derailleur) }));
  expect(findings).toEqual([
    expect.objectContaining({ severity: 'blocks', code: 'actuationKind', rules: [1, 2, 9] }),
  ]);
});

test('a clash names the ways out: products that fit, the group of the part that stays first', () => {
  const derailleur = aComponent('rearDer', { productId: 'M', name: 'Derailleur', groupsetModel: 'G1' });
  const wrong = aComponent('cassette', { productId: 'W', name: 'Wrong', speed: 11, groupsetModel: 'G9' });
  const cheap = aComponent('cassette', { productId: 'C', name: 'Cheap', price: 5, groupsetModel: 'G2' });
  const same = aComponent('cassette', { productId: 'S', name: 'Same', price: 90, groupsetModel: 'G1' });
  const bike = groupsetFacts({ rearDer: asListed(derailleur), cassette: asListed(wrong) });
  const [block] = judgeBike(bike).flatMap((found) => (found.severity === 'blocks' ? [found] : []));
  if (!block) throw new Error('the speeds clash');
  const fixes = fixesOf(bike, block, [derailleur, wrong, cheap, same]);
  expect(fixes.map(({ slot, fitting }) => [slot, fitting.map(({ name }) => name)])).toEqual([
    ['cassette', ['Same', 'Cheap']],
  ]);
});

test('a part of another system names what must come with it, and nothing when its group does not resolve it', () => {
  const of = (type: ComponentType, group: string, isElectronic: boolean, changes = {}) =>
    aComponent(type, {
      productId: `${type}-${group}`,
      name: `${type} ${group}`,
      groupsetModel: group,
      isElectronic,
      actuationFamilies: [group],
      ...changes,
    });
  const types = ['shifters', 'rearDer', 'frontDer'] as const;
  const cable = types.map((type) => of(type, 'cable', false));
  const radio = types.map((type) => of(type, 'radio', true));
  const bike = groupsetFacts(Object.fromEntries(cable.map((part) => [part.type, asListed(part)])));
  const [, derailleur] = radio;
  if (!derailleur) throw new Error('the group has no derailleur');
  const along = takeAlong(bike, derailleur, [...cable, ...radio])?.parts.map(({ name }) => name);
  expect(along).toEqual(['shifters radio', 'frontDer radio']);
  expect(takeAlong(bike, derailleur, [...cable, derailleur])).toBeNull();
});

test('a fix removes its clash and brings no other one, and is never the part itself', () => {
  const parts = fc.constantFrom(...componentTypes).chain((type) =>
    fc.record({
      type: fc.constant(type),
      families: fc.subarray(families, { minLength: 1, maxLength: 2 }),
      isElectronic: fc.boolean(),
      speed: fc.constantFrom(11, 12),
      rings: fc.constantFrom('50/34', '40'),
      cog: fc.constantFrom(34, 46),
    }),
  );
  const catalogue = fc.array(parts, { minLength: 6, maxLength: 30 }).map((all) =>
    all.map(({ type, families: actuationFamilies, isElectronic, speed, rings, cog }, index) =>
      aComponent(type, {
        id: `part-${index}`,
        productId: `P${index}`,
        name: `Part ${index}`,
        actuationFamilies,
        isElectronic,
        speed,
        chainringTeeth: type === 'crankset' ? rings : null,
        largestCog: cog,
      }),
    ),
  );
  const keysOf = (bike: BikeFacts) =>
    judgeBike(bike).flatMap((found) =>
      found.severity === 'blocks' || found.severity === 'check'
        ? [`${found.code} ${found.part.slot} ${found.other?.slot} ${found.end}`]
        : [],
    );
  let tried = 0;
  fc.assert(
    fc.property(bikes, catalogue, (bike, components) => {
      const before = keysOf(bike);
      for (const clash of judgeBike(bike)) {
        if (clash.severity !== 'blocks' && clash.severity !== 'check') continue;
        const own = `${clash.code} ${clash.part.slot} ${clash.other?.slot} ${clash.end}`;
        for (const { slot, fitting } of fixesOf(bike, clash, components)) {
          for (const part of fitting) {
            tried += 1;
            const after = keysOf({ ...bike, [slot]: componentFacts(part) });
            expect(after).not.toContain(own);
            expect(after.filter((key) => !before.includes(key))).toEqual([]);
            expect(part.name).not.toBe(bike[slot]?.name);
          }
        }
      }
    }),
    { seed: 6, numRuns: 200 },
  );
  expect(tried).toBeGreaterThan(20);
});
