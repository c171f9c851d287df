import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layCourse } from './course.ts';
import { constantPower, powerForTime } from './effort.ts';
import { parseClimbs } from './famous-climb.ts';
import { changeLoad, type Load, standardGravity, wheelPower } from './forces.ts';
import { kineticDefaults, rideFromStart } from './kinetic-ride.ts';
import { profileOf } from './profile.ts';
import { rideChanged, rideSteadily } from './quasi-steady.ts';
import { powerSplitOf, sensitivityOf } from './ride-figures.ts';
import { steadySpeed } from './steady-speed.ts';

fc.configureGlobal({ seed: 77, numRuns: 400 });

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const load: fc.Arbitrary<Load> = fc.record({
  mass: between(40, 180),
  dragArea: between(0.15, 0.8),
  rolling: between(0.0015, 0.02),
  efficiency: between(0.85, 1),
  bearings: fc.boolean(),
  gravity: fc.constant(standardGravity),
});
const spot = fc.record({ sine: between(-0.3, 0.3), density: between(0.7, 1.4), headwind: between(-15, 15) });
const uphill = fc.record({
  sine: between(0.005, 0.3),
  density: between(0.7, 1.4),
  headwind: between(-3, 10),
});
const watts = between(30, 600);
const road = fc
  .array(fc.record({ length: between(100, 2000), sine: between(-0.08, 0.12) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((stretches) => profileOf(stretches, 300));
const weather = { air: { kind: 'density', density: 1.15 }, wind: { kind: 'along', headwind: 0 } } as const;
const still = layCourse(profileOf([{ length: 1000, sine: 0 }], 0), weather);
const rider: Load = {
  ...{
    mass: 78,
    dragArea: 0.32,
    rolling: 0.004,
    efficiency: 0.975,
    bearings: true,
    gravity: standardGravity,
  },
};
const climbs = parseClimbs(readFileSync(new URL('../../../../data/climbs.csv', import.meta.url), 'utf8'));
const day = {
  air: { kind: 'weather', temperature: 15, humidity: 0.5, seaLevelPressure: 101_325 },
  wind: { kind: 'along', headwind: 0 },
} as const;

describe('steady speed', () => {
  test('CLB-02 solving and recomputing gives the power back', () => {
    fc.assert(
      fc.property(load, spot, watts, (rides, at, power) => {
        const speed = steadySpeed(rides, at, power);
        expect(speed).toBeGreaterThanOrEqual(0);
        expect(wheelPower(rides, at, speed) / (rides.efficiency * power)).toBeCloseTo(1, 6);
      }),
    );
  });

  test('no speed beyond the answer is steady: it is the largest one', () => {
    fc.assert(
      fc.property(load, spot, watts, between(0.01, 30), (rides, at, power, more) => {
        const speed = steadySpeed(rides, at, power);
        expect(wheelPower(rides, at, speed + more)).toBeGreaterThan(rides.efficiency * power - 1e-6);
      }),
    );
  });

  test('CLB-02 more power is never slower', () => {
    fc.assert(
      fc.property(load, spot, watts, between(0, 100), (rides, at, power, more) => {
        expect(steadySpeed(rides, at, power + more)).toBeGreaterThanOrEqual(
          steadySpeed(rides, at, power) - 1e-9,
        );
      }),
    );
  });

  test('CLB-02 more mass is never faster uphill', () => {
    fc.assert(
      fc.property(load, uphill, watts, between(0, 20), (rides, at, power, more) => {
        const heavier = steadySpeed({ ...rides, mass: rides.mass + more }, at, power);
        expect(heavier).toBeLessThanOrEqual(steadySpeed(rides, at, power) + 1e-9);
      }),
    );
  });

  test.each([
    { why: 'no power on the level', at: { sine: 0, density: 1.2, headwind: 0 }, power: 0, speed: 0 },
    { why: 'no power against the wind', at: { sine: 0.05, density: 1.2, headwind: 8 }, power: 0, speed: 0 },
    {
      why: 'no power, a breeze too weak to push',
      at: { sine: 0, density: 1.2, headwind: -2 },
      power: 0,
      speed: 0,
    },
    {
      why: 'no power, hardly any slope',
      at: { sine: -0.002, density: 1.2, headwind: 0 },
      power: 0,
      speed: 0,
    },
  ])('$why stands still', ({ at, power, speed }) => {
    expect(steadySpeed(rider, at, power)).toBeCloseTo(speed, 9);
  });

  test('a storm from behind moves a rider without power', () => {
    const at = { sine: 0, density: 1.2, headwind: -12 };
    const speed = steadySpeed(rider, at, 0);
    expect(speed).toBeGreaterThan(4);
    expect(wheelPower(rider, at, speed)).toBeCloseTo(0, 6);
  });

  test('without drag downhill nothing limits the speed', () => {
    const free = { ...rider, dragArea: 0, bearings: false };
    expect(steadySpeed(free, { sine: -0.05, density: 1.2, headwind: 0 }, 0)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('rides', () => {
  test('CLB-02 energy in equals energy out within 0.1 %', () => {
    fc.assert(
      fc.property(load, road, watts, (rides, profile, power) => {
        const course = layCourse(profile, weather);
        const options = { ...kineticDefaults, effectiveMass: rides.mass + 1 };
        const ridden = rideFromStart(course, rides, constantPower(course, power), options);
        if (!ridden.ok) return;
        const { wheel, ...out } = ridden.value.energy;
        const spent = Object.values(out).reduce((sum, joules) => sum + joules, 0);
        expect(Math.abs(wheel - spent) / wheel).toBeLessThan(0.001);
        expect(wheel / (rides.efficiency * power * ridden.value.seconds)).toBeCloseTo(1, 6);
      }),
      { numRuns: 40 },
    );
  });

  test('CLB-02 halving the step changes the time by under 0.05 %', () => {
    fc.assert(
      fc.property(load, road, watts, (rides, profile, power) => {
        const time = (step: number) => {
          const course = layCourse(profile, weather);
          const options = { ...kineticDefaults, step, effectiveMass: rides.mass + 1 };
          const ridden = rideFromStart(course, rides, constantPower(course, power), options);
          return ridden.ok ? ridden.value.seconds : 1;
        };
        expect(Math.abs(time(5) / time(10) - 1)).toBeLessThan(0.0005);
      }),
      { numRuns: 40 },
    );
  });

  test.each(climbs)(
    'CLB-02 $id: halving pieces and steps changes the time by under 0.05 %',
    ({ profile }) => {
      const steady = (longest: number) => {
        const course = layCourse(profile, day, longest);
        return rideSteadily(course, rider, constantPower(course, 250)).seconds;
      };
      expect(Math.abs(steady(50) / steady(100) - 1)).toBeLessThan(0.0005);
      const course = layCourse(profile, day);
      const kinetic = (step: number) => {
        const options = { step, startSpeed: 0.5, effectiveMass: rider.mass + 1.25 };
        const ridden = rideFromStart(course, rider, constantPower(course, 250), options);
        return ridden.ok ? ridden.value.seconds : 1;
      };
      const change = Math.abs(kinetic(5) - kinetic(10));
      expect(change).toBeLessThan(0.1);
      expect(change / kinetic(10)).toBeLessThan(0.0005);
    },
  );

  test('a changed ride is the ride of the changed load', () => {
    fc.assert(
      fc.property(
        load,
        road,
        watts,
        between(-1, 1),
        between(-0.02, 0.02),
        between(-0.001, 0.003),
        (rides, profile, power, mass, dragArea, rolling) => {
          const course = layCourse(profile, { ...weather, wind: { kind: 'along', headwind: -4 } });
          const pedals = constantPower(course, power);
          const base = rideSteadily(course, rides, pedals);
          const changed = rideChanged(course, base, { mass, dragArea, rolling }, pedals);
          const alone = rideSteadily(course, changeLoad(rides, { mass, dragArea, rolling }), pedals);
          expect(changed.seconds).toBeCloseTo(alone.seconds, 6);
          const sum = changed.bySegment.reduce((total, seconds) => total + seconds, 0);
          expect(sum).toBeCloseTo(changed.seconds - base.seconds, 6);
        },
      ),
    );
  });

  test('sensitivities are the slopes of the time', () => {
    fc.assert(
      fc.property(load, road, between(100, 400), (rides, profile, power) => {
        const course = layCourse(profile, weather);
        const time = (changed: Load, watt = power) =>
          rideSteadily(course, changed, constantPower(course, watt)).seconds;
        const base = rideSteadily(course, rides, constantPower(course, power));
        const slope = sensitivityOf(course, base);
        const near = (a: number, b: number) =>
          expect(Math.abs(a - b)).toBeLessThan(0.02 * Math.abs(b) + 1e-3);
        near((time({ ...rides, mass: rides.mass + 0.01 }) - base.seconds) / 0.01, slope.secondsPerKilogram);
        near(
          (time({ ...rides, dragArea: rides.dragArea + 1e-4 }) - base.seconds) / 1e-4,
          slope.secondsPerSquareMetre,
        );
        near((time(rides, power + 0.01) - base.seconds) / 0.01, slope.secondsPerWatt);
      }),
    );
  });

  test('the power for a time rides that time', () => {
    fc.assert(
      fc.property(load, road, watts, (rides, profile, power) => {
        const course = layCourse(profile, weather);
        const time = rideSteadily(course, rides, constantPower(course, power)).seconds;
        const found = powerForTime(course, rides, time);
        expect(found.ok && Math.abs(found.value - power)).toBeLessThan(0.01);
      }),
      { numRuns: 100 },
    );
  });

  test('a time that nobody rides is refused with the fastest one', () => {
    const found = powerForTime(still, rider, 10);
    expect(found).toMatchObject({ ok: false, fault: { code: 'notReachable' } });
    expect(!found.ok && found.fault.code === 'notReachable' && found.fault.fastest).toBeGreaterThan(30);
  });

  test('a road that rolls faster than the target is refused with the time that rolling takes', () => {
    const down = layCourse(profileOf([{ length: 5000, sine: -0.06 }], 800), weather);
    const rolling = rideSteadily(down, rider, constantPower(down, 0)).seconds;
    const found = powerForTime(down, rider, rolling + 60);
    expect(found).toMatchObject({ ok: false, fault: { code: 'rollsFaster' } });
    expect(!found.ok && found.fault.code === 'rollsFaster' && found.fault.rolling).toBeCloseTo(rolling, 6);
    expect(powerForTime(down, rider, rolling - 5)).toMatchObject({ ok: true });
  });

  test('the parts of the power sum to what the pedals give', () => {
    fc.assert(
      fc.property(load, road, watts, (rides, profile, power) => {
        const course = layCourse(profile, weather);
        const pedals = constantPower(course, power);
        const split = powerSplitOf(course, rideSteadily(course, rides, pedals), pedals);
        const sum =
          split.air + split.rolling + split.bearings + split.gravity + split.drivetrain + split.unused;
        expect(sum).toBeCloseTo(power, 6);
        expect(split.pedals).toBeCloseTo(power, 6);
      }),
    );
  });

  test('too little power for a wall stands still and says where', () => {
    const course = layCourse(
      profileOf(
        [
          { length: 100, sine: 0 },
          { length: 100, sine: 0.3 },
        ],
        0,
      ),
      weather,
    );
    const options = { ...kineticDefaults, effectiveMass: 79 };
    const ridden = rideFromStart(course, rider, constantPower(course, 0), options);
    expect(ridden).toEqual({ ok: false, fault: { code: 'standsStill', segment: 0 } });
  });
});
