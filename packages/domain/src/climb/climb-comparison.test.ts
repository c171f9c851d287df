import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aWheelset } from '../testing/public.ts';
import { compareOnClimb } from './climb-comparison.ts';
import { type ClimbSetup, usualSetup } from './climb-setup.ts';
import { type ComparedTyre, rollingTestOf } from './compared-tyre.ts';
import { type ComparedWheels, changeOf, comparedWheels, isDepthAssumed } from './compared-wheels.ts';
import { verdictOn } from './difference.ts';
import { type FamousClimb, parseClimbs } from './famous-climb.ts';
import { constantProfile, profileOf } from './profile.ts';
import { binsOf, sumOver } from './profile-bins.ts';

const climbs = parseClimbs(readFileSync(new URL('../../../../data/climbs.csv', import.meta.url), 'utf8'));
const climb = (id: string): FamousClimb => {
  const found = climbs.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

const wheels = (
  weight: number,
  depth: number | null,
  changes: Partial<ComparedWheels> = {},
): ComparedWheels => ({
  ...{ id: weight, name: `${weight} g`, weight, isWeighed: false, price: 1000 },
  ...{ frontDepth: depth, rearDepth: depth, saving: null, tyre: null },
  ...changes,
});
const setup = (changes: Partial<ClimbSetup> = {}): ClimbSetup => ({
  ...usualSetup,
  dragArea: 0.32,
  ...changes,
});
const at = (power: number) => setup({ effort: { kind: 'power', power } });

function compared(id: string, given: ClimbSetup, list: readonly ComparedWheels[], baseline = 0) {
  const made = compareOnClimb(climb(id).profile, given, list, baseline);
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

const four = [wheels(1500, 30), wheels(1200, 30), wheels(1450, 50), wheels(1650, 60)];

describe('climbs', () => {
  test('CLB-03 34 famous climbs are read with their profiles', () => {
    expect(climbs).toHaveLength(34);
    for (const { length, startAltitude, endAltitude, profile } of climbs) {
      const road = profile.length.reduce((sum, each) => sum + each, 0);
      const rise = profile.rise.reduce((sum, each) => sum + each, 0);
      expect(road).toBeCloseTo(length, 6);
      expect(Math.abs(rise / (endAltitude - startAltitude) - 1)).toBeLessThan(0.05);
    }
  });

  test('a quoted note with a comma and a record time are read', () => {
    expect(climb('ventoux-bedoin')).toMatchObject({
      recordTime: 3270,
      country: 'France',
      startAltitude: 313,
    });
    expect(climb('ventoux-bedoin').recordNote).toContain(
      '54:30 Pogacar 2025 over about 21 km from Bedoin; another',
    );
  });

  test('rows that are no road are left out', () => {
    expect(parseClimbs('id,profile,start_elevation_m\nx,1000:a,5\ny,,5\nz,1000:5,?\n')).toHaveLength(0);
  });
});

/** The reference program took dry air of 15 °C at sea level; the setup states the temperature at the start. */
const standardDay = (id: string): ClimbSetup['air'] => ({
  kind: 'weather',
  temperature: 15 - 0.0065 * climb(id).startAltitude,
  humidity: 0,
  seaLevelPressure: 101_325,
});

describe('examples of the climb model', () => {
  test.each([
    { id: 'ventoux-bedoin', time: 77 * 60 + 35, differences: [-14.8, -7.4, 1.1] },
    { id: 'angliru-la-vega', time: 59 * 60 + 54, differences: [-12.6, -4.0, 3.9] },
  ])('CLB-02 $id at 300 W agrees with the reference program', ({ id, time, differences }) => {
    const { entries } = compared(id, { ...at(300), air: standardDay(id) }, four);
    expect(Math.abs((entries[0]?.seconds ?? 0) - time)).toBeLessThan(0.5);
    const found = entries.slice(1).map(({ difference }) => difference?.seconds ?? Number.NaN);
    found.forEach((seconds, place) => {
      expect(Math.abs(seconds - (differences[place] ?? 0))).toBeLessThan(0.1);
    });
  });

  test('CLB-02 100 g cost about 3.9 s on Alpe d’Huez at 278 W and 75 kg', () => {
    const given = { ...at(278), rider: 67, dragArea: 0.32 };
    const { entries } = compared('alpe-dhuez', given, [wheels(1500, 30), wheels(1600, 30)]);
    expect(entries[1]?.difference?.seconds).toBeCloseTo(3.9, 0);
  });

  test('the standing start and turning wheels cost almost nothing on a climb', () => {
    const steady = compared('ventoux-bedoin', at(250), four);
    const started = compared('ventoux-bedoin', { ...at(250), start: 'standstill' }, four);
    expect((started.entries[0]?.seconds ?? 0) - (steady.entries[0]?.seconds ?? 0)).toBeCloseTo(0.3, 0);
    started.entries.forEach(({ difference }, place) => {
      const other = steady.entries[place]?.difference?.seconds ?? 0;
      expect(Math.abs((difference?.seconds ?? 0) - other)).toBeLessThan(0.05);
    });
  });
});

describe('differences', () => {
  test('CLB-03 the seconds of the segments sum to the whole difference', () => {
    for (const { bySegment, difference } of compared('ventoux-bedoin', at(250), four).entries) {
      const sum = bySegment.reduce((total, seconds) => total + seconds, 0);
      expect(sum).toBeCloseTo(difference?.seconds ?? 0, 6);
    }
  });

  test('a lighter set needs fewer watts at equal speed, and the metres follow the seconds', () => {
    const { entries, speed } = compared('alpe-dhuez', at(250), four);
    const light = entries[1]?.difference;
    const seconds = entries[0]?.seconds ?? 0;
    const timed = compared('alpe-dhuez', setup({ effort: { kind: 'time', seconds } }), four);
    expect(light?.watts).toBeCloseTo((timed.entries[1]?.power ?? 0) - 250, 2);
    expect(light?.metres).toBeLessThan(0);
    expect((light?.metres ?? 0) / (light?.seconds ?? 1)).toBeCloseTo(speed.at(-1) ?? 0, 1);
  });

  test('the other way round the difference changes its sign', () => {
    const forth = compared('alpe-dhuez', at(250), four, 0).entries[1]?.difference;
    const back = compared('alpe-dhuez', at(250), four, 1).entries[0]?.difference;
    expect(back?.seconds).toBeCloseTo(-(forth?.seconds ?? 0), 6);
    expect(back?.margin).toBeCloseTo(forth?.margin ?? 0, 1);
    expect(back?.metres).toBeCloseTo(-(forth?.metres ?? 0), 0);
  });

  test('a difference within the uncertainty is too close to feel', () => {
    const { entries } = compared('alpe-dhuez', at(250), [
      wheels(1500, 30),
      wheels(1480, 30),
      wheels(1200, 30),
    ]);
    expect(entries[1]?.difference?.verdict).toBe('tooClose');
    expect(entries[2]?.difference?.verdict).toBe('faster');
    expect(entries[0]?.difference).toBeNull();
  });

  test('a weighed wheelset has less uncertainty than a claimed one', () => {
    const claimed = compared('alpe-dhuez', at(250), [wheels(1500, 30), wheels(1450, 30)]);
    const weighed = compared('alpe-dhuez', at(250), [
      wheels(1500, 30, { isWeighed: true }),
      wheels(1450, 30, { isWeighed: true }),
    ]);
    expect(claimed.entries[1]?.difference?.verdict).toBe('tooClose');
    expect(weighed.entries[1]?.difference?.verdict).toBe('faster');
    // What is left is the spread between products of one depth.
    expect(weighed.entries[1]?.difference?.margin).toBeCloseTo(0.6, 2);
  });

  test.each([
    { seconds: -3, margin: 3, verdict: 'tooClose' },
    { seconds: -3.01, margin: 3, verdict: 'faster' },
    { seconds: 3.01, margin: 3, verdict: 'slower' },
    { seconds: 0, margin: 0, verdict: 'tooClose' },
    { seconds: -0.7, margin: 0, verdict: 'tooClose' },
    { seconds: -0.8, margin: 0, verdict: 'faster' },
  ])('$seconds s within $margin s of an hour is $verdict', ({ seconds, margin, verdict }) => {
    expect(verdictOn(seconds, margin, 3600)).toBe(verdict);
  });

  test('money per second is asked only of what is faster', () => {
    const { entries } = compared('ventoux-bedoin', at(220), [
      wheels(1500, 30),
      wheels(1200, 30, { price: 1400 }),
      wheels(1201, 30, { price: 900 }),
      wheels(1800, 30, { price: 900 }),
      wheels(1202, 30, { price: null }),
    ]);
    const money = entries.map(({ difference }) => difference?.money);
    const seconds = -(entries[1]?.difference?.seconds ?? 0);
    expect(money[1]).toEqual({ kind: 'perSecond', dollars: 400 / seconds });
    expect(money.slice(2).map((each) => each?.kind)).toEqual([
      'fasterAndCheaper',
      'notFaster',
      'priceUnknown',
    ]);
  });

  test('CLB-03 a target time gives each wheelset the power it needs', () => {
    const given = setup({ effort: { kind: 'time', seconds: 4500 } });
    const timed = compared('ventoux-bedoin', given, four);
    for (const { wheels: each, power, seconds } of timed.entries) {
      expect(seconds).toBe(4500);
      expect(compared('ventoux-bedoin', at(power), [each]).entries[0]?.seconds).toBeCloseTo(4500, 1);
    }
  });

  test('what cannot be ridden is a fault', () => {
    const given = setup({ effort: { kind: 'time', seconds: 60 } });
    const profile = constantProfile(0.1, 5000, 0);
    expect(compareOnClimb(profile, given, four)).toMatchObject({
      ok: false,
      fault: { code: 'notReachable' },
    });
    expect(compareOnClimb(profile, given, [])).toEqual({ ok: false, fault: { code: 'noWheels' } });
  });
});

describe('wheels', () => {
  const front = (rimDepth: number | null) => ({ ...aWheelset().front, rimDepth });

  test('without a weight a wheelset is left out by name', () => {
    const fault = { code: 'weightUnknown', id: 1, name: 'Test 1' };
    expect(comparedWheels(aWheelset({ weight: null }))).toEqual({ ok: false, fault });
    expect(comparedWheels(aWheelset({ weight: 0 }))).toEqual({ ok: false, fault });
    const own = comparedWheels(aWheelset({ weight: null }), { weight: 1480 });
    expect(own).toMatchObject({ ok: true, value: { weight: 1480, isWeighed: true } });
  });

  test('an unknown depth takes that of the reference and says so', () => {
    const taken = comparedWheels(aWheelset({ front: front(null), rear: front(null) }));
    expect(taken.ok && isDepthAssumed(taken.value)).toBe(true);
    expect(taken.ok && changeOf(taken.value, { weight: 1450, depth: 30 }, null)).toEqual({
      ...{ mass: 0, dragArea: 0, rolling: 0 },
    });
    const half = comparedWheels(aWheelset({ front: front(50), rear: front(null) }));
    expect(half).toMatchObject({ ok: true, value: { frontDepth: 50, rearDepth: 50 } });
  });

  test('a measured saving replaces the estimate', () => {
    const own = comparedWheels(aWheelset({ weight: 1500 }), { saving: { watts: 9.8, speed: 12.5 } });
    expect(own.ok && changeOf(own.value, { weight: 1500, depth: 30 }, null).dragArea).toBeCloseTo(-0.0082, 4);
  });
});

describe('figures that are always figures', () => {
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const anyRoad = fc
    .array(fc.record({ length: between(50, 4000), sine: between(-0.2, 0.25) }), {
      minLength: 1,
      maxLength: 8,
    })
    .map((stretches) => profileOf(stretches, 600));
  const anySetup = fc.record({
    effort: fc.oneof(
      between(30, 600).map((power) => ({ kind: 'power' as const, power })),
      between(60, 40_000).map((seconds) => ({ kind: 'time' as const, seconds })),
    ),
    headwind: between(-20, 20),
    rolling: between(0.0015, 0.02),
    pacing: fc.constantFrom(0, 1),
    altitude: fc.constantFrom(null, 'notAcclimatised' as const),
    start: fc.constantFrom('steady' as const, 'standstill' as const),
  });
  const figuresIn = (value: unknown): readonly number[] => {
    if (typeof value === 'number') return [value];
    if (value instanceof Float64Array) return [...value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(figuresIn) : [];
  };

  test('CLB-03 on every road, with every effort, none is NaN or infinite and no power is negative', () => {
    fc.assert(
      fc.property(anyRoad, anySetup, (profile, { headwind, pacing, altitude, ...changes }) => {
        const given = setup({ ...changes, wind: { kind: 'along', headwind }, plan: { pacing, altitude } });
        const made = compareOnClimb(profile, given, [wheels(1500, 30), wheels(1200, 60), wheels(1900, 25)]);
        if (!made.ok) return;
        const { entries, split, totals, slowest } = made.value;
        for (const figure of figuresIn([entries, split, totals, slowest]))
          expect(figure).toSatisfy(Number.isFinite);
        for (const { power, seconds } of entries) {
          expect(power).toBeGreaterThanOrEqual(0);
          expect(seconds).toBeGreaterThan(0);
          if (changes.effort.kind === 'power') expect(power).toBe(changes.effort.power);
        }
      }),
      { seed: 41, numRuns: 400 },
    );
  });

  test('CLB-03 a target that the road rolls faster than is refused with the time that rolling takes', () => {
    const down = constantProfile(-0.06, 5000, 900);
    expect(compareOnClimb(down, setup({ effort: { kind: 'time', seconds: 3600 } }), four)).toMatchObject({
      ok: false,
      fault: { code: 'rollsFaster' },
    });
  });

  test('CLB-03 for a target time the difference is in watts, with its uncertainty', () => {
    const { entries } = compared('ventoux-bedoin', setup({ effort: { kind: 'time', seconds: 5400 } }), four);
    for (const { power, difference } of entries.slice(1)) {
      expect(power - (entries[0]?.power ?? 0)).toBeCloseTo(difference?.wattsForTime ?? Number.NaN, 9);
      expect(difference?.wattsMargin).toBeGreaterThan(0);
      expect(Math.sign(difference?.wattsForTime ?? 0)).toBe(Math.sign(difference?.seconds ?? 0));
    }
  });
});

describe('what two products of one depth may differ by', () => {
  const level = (list: readonly ComparedWheels[]) => {
    const made = compareOnClimb(constantProfile(0, 40_000, 0), at(250), list);
    if (!made.ok) throw new Error(made.fault.code);
    return made.value.entries;
  };
  const weighed = (changes: Partial<ComparedWheels> = {}) =>
    wheels(1500, 50, { isWeighed: true, ...changes });

  test('depth twins have the spread of 2 W at 45 km/h in their margin', () => {
    const [, twin] = level([weighed(), weighed({ id: 2 })]);
    const [, dearer] = level([
      weighed({ saving: { watts: 0, speed: 12.5 } }),
      weighed({ id: 2, saving: { watts: -2, speed: 12.5 } }),
    ]);
    expect(twin?.difference?.seconds).toBe(0);
    expect(twin?.difference?.margin).toBeGreaterThan(5);
    expect(twin?.difference?.margin).toBeCloseTo(dearer?.difference?.seconds ?? Number.NaN, 0);
    expect(dearer?.difference?.margin).toBe(0);
  });
});

describe('a tire of its own', () => {
  const tyre = (rolling: number, changes: Partial<ComparedTyre> = {}): ComparedTyre => ({
    ...{ id: 't', name: 'Tire', rolling, test: 'drum', weight: 250 },
    ...changes,
  });
  const withTyres = (base: ComparedTyre | null, other: ComparedTyre | null) =>
    compared('alpe-dhuez', at(220), [
      wheels(1500, 30, { tyre: base }),
      wheels(1500, 30, { id: 2, tyre: other }),
    ]);

  test('CLB-03 counts by its difference in one test: as much as that rolling resistance on the road', () => {
    const [base, other] = withTyres(tyre(0.003), tyre(0.0035)).entries;
    const plain = compared('alpe-dhuez', setup({ rolling: usualSetup.rolling + 0.0005 }), [wheels(1500, 30)]);
    expect(other?.seconds).toBeCloseTo(plain.entries[0]?.seconds ?? 0, 6);
    expect(other?.difference?.watts).toBeGreaterThan(0);
    expect(base?.seconds).toBe(compared('alpe-dhuez', at(220), [wheels(1500, 30)]).entries[0]?.seconds);
  });

  test('counts with the weight of both', () => {
    const [, heavier] = withTyres(tyre(0.003), tyre(0.003, { weight: 300 })).entries;
    const plain = compared('alpe-dhuez', at(220), [wheels(1500, 30), wheels(1600, 30)]);
    expect(heavier?.seconds).toBeCloseTo(plain.entries[1]?.seconds ?? 0, 6);
  });

  test.each([
    ['of another test', tyre(0.003), tyre(0.0035, { test: 'rollers', weight: 400 })],
    ['against a baseline without one', null, tyre(0.0035)],
    ['missing against a baseline with one', tyre(0.003), null],
  ])('%s changes nothing', (_, base, other) => {
    expect(withTyres(base, other).entries[1]?.difference?.seconds).toBeCloseTo(0, 9);
  });

  test('the test of a figure is read from its source', () => {
    expect(rollingTestOf('x ; crr derived: W / (42.5 kg) from the drum watts ; AeroCoach gives 0.0026')).toBe(
      'drum',
    );
    expect(rollingTestOf('crr at 72 psi: https://www.bicyclerollingresistance.com/a')).toBe('drum');
    expect(rollingTestOf('crr (rollers): https://bikeblather.blogspot.com/2020')).toBe('rollers');
    expect(rollingTestOf('crr: AeroCoach via https://escapecollective.com')).toBe('aeroCoach');
    for (const source of [null, '', 'https://example.com']) expect(rollingTestOf(source)).toBeNull();
  });
});

describe('bins', () => {
  const profile = profileOf(
    [...Array(30)].map((_, place) => ({ length: 100, sine: place / 500 })),
    200,
  );

  test.each([1, 7, 30, 100])('at most %i bins hold every segment once', (most) => {
    const bins = binsOf(profile, most);
    expect(bins.length).toBeLessThanOrEqual(most);
    expect(bins.map(({ first }) => first)).toEqual([0, ...bins.slice(0, -1).map(({ end }) => end)]);
    expect(bins.at(-1)).toMatchObject({ end: 30, to: 3000 });
    expect(bins.reduce((sum, bin) => sum + sumOver(bin, profile.rise), 0)).toBeCloseTo(87, 9);
    expect(bins.at(-1)?.high).toBeCloseTo(287, 9);
  });
});
