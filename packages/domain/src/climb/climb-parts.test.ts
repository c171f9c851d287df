import { describe, expect, test } from 'vitest';
import { airDensity, densityOnRoad, pressureAt, seaLevelPressureOf } from './air.ts';
import { breakEvenOf } from './break-even.ts';
import { usualSetup, windAtRider } from './climb-setup.ts';
import { layCourse } from './course.ts';
import { crossoverOf } from './crossover.ts';
import { csvRows } from './csv-rows.ts';
import { constantPower } from './effort.ts';
import { type Load, standardGravity } from './forces.ts';
import { evenPower, powerOnCourse } from './pacing.ts';
import { altitudeModels, powerLeftAt } from './physiology.ts';
import { constantProfile, profileOf, totalsOf } from './profile.ts';
import { dragOfDepth, dragOfPair, dragOfWatts, wattsOfDrag } from './wheel-drag.ts';
import { pairInertia, wheelInertia } from './wheel-inertia.ts';
import { windOnRoad } from './wind.ts';

const load = (mass: number, dragArea: number): Load => ({
  ...{ mass, dragArea, rolling: 0.004, efficiency: 0.975, bearings: false, gravity: standardGravity },
});
const weather = { air: { kind: 'density', density: 1.1 }, wind: { kind: 'along', headwind: 0 } } as const;

describe('wheels', () => {
  test.each([
    [25, 0, 0],
    [30, -0.0024, 2.8],
    [35, -0.0043, 5.1],
    [40, -0.0059, 7.0],
    [45, -0.0072, 8.6],
    [50, -0.0082, 9.8],
    [60, -0.0098, 11.7],
    [80, -0.0116, 13.8],
    [10, 0, 0],
  ])('%i mm of depth changes the drag area by %f m² and saves %f W at 45 km/h', (depth, area, watts) => {
    expect(dragOfDepth(depth)).toBeCloseTo(area, 4);
    expect(Math.abs(wattsOfDrag(-dragOfDepth(depth), 12.5) - watts)).toBeLessThanOrEqual(0.06);
  });

  test('rims deeper than 90 mm count as 90, and the front wheel counts more', () => {
    expect(dragOfDepth(120)).toBe(dragOfDepth(90));
    expect(dragOfPair(60, 30)).toBeLessThan(dragOfPair(30, 60));
    expect(dragOfWatts(wattsOfDrag(0.01, 11), 11)).toBeCloseTo(0.01, 12);
  });

  test('the check figures of inertia: 0.117 for two complete wheels, 0.033 for a bare one', () => {
    const parts = { rim: 0.33, spokes: 0.1344, innerRadius: 0.281 };
    expect(2 * wheelInertia({ ...parts, tyre: 0.246, outerRadius: 0.334 })).toBeCloseTo(0.117, 3);
    expect(wheelInertia({ ...parts, tyre: 0, outerRadius: 0.316 })).toBeCloseTo(0.033, 3);
    expect(pairInertia(1500, 35)).toBeGreaterThan(0.1);
    expect(pairInertia(1500, 60)).toBeLessThan(pairInertia(1700, 60));
  });
});

describe('air', () => {
  test.each([
    {
      change: 'humidity at 15 °C',
      dry: airDensity(101_325, 15, 0),
      moist: airDensity(101_325, 15, 1),
      percent: 0.6,
    },
    {
      change: 'humidity at 30 °C',
      dry: airDensity(101_325, 30, 0),
      moist: airDensity(101_325, 30, 1),
      percent: 1.6,
    },
  ])('$change moves the density by $percent %', ({ dry, moist, percent }) => {
    expect((1 - moist / dry) * 100).toBeCloseTo(percent, 1);
  });

  test('a kilometre of height takes about 9.3 % near the sea', () => {
    const air = { kind: 'weather', temperature: 15, humidity: 0, seaLevelPressure: 101_325 } as const;
    expect((1 - densityOnRoad(air, 1000, 0) / densityOnRoad(air, 0, 0)) * 100).toBeCloseTo(9.3, 1);
    expect(densityOnRoad({ kind: 'density', density: 1.1 }, 3000, 0)).toBe(1.1);
  });

  test('a station pressure goes to sea level and back', () => {
    expect(pressureAt(1200, seaLevelPressureOf(88_000, 1200))).toBeCloseTo(88_000, 6);
  });
});

describe('wind', () => {
  test.each([
    { from: 0, heading: 0, headwind: 5, crosswind: 0 },
    { from: 180, heading: 0, headwind: -5, crosswind: 0 },
    { from: 90, heading: 0, headwind: 0, crosswind: 5 },
  ])('a wind from $from° on a heading of $heading°', ({ from, heading, headwind, crosswind }) => {
    const found = windOnRoad(5, from, heading);
    expect(found.headwind).toBeCloseTo(headwind, 9);
    expect(found.crosswind).toBeCloseTo(crosswind, 9);
  });

  test('a part of the forecast reaches the rider, along the heading of each segment', () => {
    const wind = windAtRider({ ...usualSetup, wind: { kind: 'from', speed: 10, direction: 90 } });
    expect(wind).toEqual({ kind: 'from', speed: 6, direction: 90 });
    const profile = {
      ...profileOf(
        [
          { length: 50, sine: 0 },
          { length: 50, sine: 0 },
        ],
        0,
      ),
      heading: Float64Array.of(90, 0),
    };
    const course = layCourse(profile, { ...weather, wind });
    expect(course.headwind[0]).toBeCloseTo(6, 9);
    expect(course.headwind[1]).toBeCloseTo(0, 9);
    expect(layCourse({ ...profile, heading: null }, { ...weather, wind }).headwind[0]).toBe(0);
    expect(windAtRider({ ...usualSetup, wind: { kind: 'along', headwind: -5 } })).toMatchObject({
      headwind: -3,
    });
  });
});

describe('break-even', () => {
  const light = load(78, 0.32);
  const deep = load(78.2, 0.3142);
  const road = { density: 1.1, headwind: 0 };

  test.each([
    [150, 3.2],
    [250, 4.6],
    [350, 5.9],
    [400, 6.5],
  ])('at %i W 200 g equal 0.0058 m² at %f %%', (power, percent) => {
    const found = breakEvenOf(light, deep, { ...road, power });
    expect(found.kind === 'at' && found.gradient * 100).toBeCloseTo(percent, 1);
  });

  test('there is none when one set is lighter and slips better', () => {
    const both = load(77.8, 0.31);
    expect(breakEvenOf(light, both, { ...road, power: 250 })).toEqual({ kind: 'secondAlways' });
    expect(breakEvenOf(both, light, { ...road, power: 250 })).toEqual({ kind: 'firstAlways' });
  });

  test('CLB-03 the crossover map changes sign at break-even', () => {
    const map = crossoverOf(light, deep, road, [0.04, 0.0463, 0.05], [250]);
    const [below = 0, between = 0, above = 0] = map.secondsPerKilometre;
    expect(below).toBeLessThan(0);
    expect(between).toBeCloseTo(0, 3);
    expect(above).toBeGreaterThan(0);
  });
});

describe('power plans', () => {
  const course = layCourse(
    profileOf(
      [
        { length: 2000, sine: 0.09 },
        { length: 2000, sine: 0.01 },
      ],
      1500,
    ),
    weather,
  );

  test('pacing gives more where it is slow, within a tenth, with the same mean over time', () => {
    const power = powerOnCourse(course, load(78, 0.32), 250, { ...evenPower, pacing: 1 });
    const [steep = 0, flat = 0] = [power[0], power.at(-1)];
    expect(steep).toBeGreaterThan(250);
    expect(flat).toBeLessThan(250);
    expect(steep / flat).toBeLessThanOrEqual(1.1 / 0.9 + 1e-9);
    expect(powerOnCourse(course, load(78, 0.32), 250, evenPower)).toEqual(constantPower(course, 250));
  });

  test('height takes power', () => {
    const power = powerOnCourse(course, load(78, 0.32), 250, { ...evenPower, altitude: 'acclimatised' });
    expect(power[0]).toBeLessThan(250);
    expect(power.at(-1)).toBeLessThan(power[0] ?? 0);
  });

  test.each([
    ['acclimatised', 0.916],
    ['notAcclimatised', 0.8789],
    ['townsend', 0.8985],
  ] as const)('at 2 km %s riders keep %f', (model, left) => {
    expect(powerLeftAt(2000, model)).toBeCloseTo(left, 3);
  });

  test.each(altitudeModels)('%s never gives more than all at sea level, nor less than nothing', (model) => {
    expect(powerLeftAt(-100, model)).toBeLessThanOrEqual(1);
    expect(powerLeftAt(9000, model)).toBeGreaterThanOrEqual(0);
  });
});

describe('profiles', () => {
  test('totals count up, down and the steepest 100 m', () => {
    const profile = profileOf(
      [
        { length: 1000, sine: 0.05 },
        { length: 60, sine: 0.15 },
        { length: 60, sine: 0.12 },
        { length: 500, sine: -0.02 },
      ],
      100,
    );
    const totals = totalsOf(profile);
    expect(totals).toMatchObject({ length: 1620, lowest: 100 });
    expect(totals.ascent).toBeCloseTo(66.2, 6);
    expect(totals.descent).toBeCloseTo(10, 6);
    expect(totals.highest).toBeCloseTo(166.2, 6);
    expect(totals.steepest).toBeCloseTo(0.135, 6);
    expect(totals.averageSine).toBeCloseTo(56.2 / 1620, 9);
  });

  test('a road shorter than 100 m is as steep as the whole', () => {
    expect(totalsOf(constantProfile(0.1, 40, 0)).steepest).toBeCloseTo(0.1 / Math.hypot(1, 0.1), 12);
  });

  test('a gradient is rise over the run, a profile stores rise over the road', () => {
    expect(totalsOf(constantProfile(0.75, 500, 0)).ascent).toBeCloseTo(300, 9);
  });
});

test.each([
  [
    'a,b\r\n1,"x, ""y""\nz"\n',
    [
      ['a', 'b'],
      ['1', 'x, "y"\nz'],
    ],
  ],
  ['\uFEFFa\n\nb', [['a'], ['b']]],
  [
    'a,,c\n,,',
    [
      ['a', '', 'c'],
      ['', '', ''],
    ],
  ],
  ['', []],
])('rows of %j', (text, rows) => {
  expect(csvRows(text)).toEqual(rows);
});
