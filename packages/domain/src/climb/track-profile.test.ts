import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evenly, gpxText, northwards, type RoadPoint } from '../testing/public.ts';
import { compareOnClimb } from './climb-comparison.ts';
import { usualSetup } from './climb-setup.ts';
import type { ComparedWheels } from './compared-wheels.ts';
import { constantProfile, type Profile, totalsOf } from './profile.ts';
import { profileOfTrack, type TrackProfile } from './track-profile.ts';
import { readXmlTrack } from './xml-track.ts';

const folder = new URL('../../../../data/gpx/', import.meta.url);
const file = (name: string): string => readFileSync(new URL(`${name}.gpx`, folder), 'utf8');

function tryRoad(text: string) {
  const track = readXmlTrack(text);
  return track.ok ? profileOfTrack(track.value) : track;
}
function roadOf(text: string): TrackProfile {
  const made = tryRoad(text);
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
}

/** Zipp 202 NSW, the baseline of the published figures. */
const zipp: ComparedWheels = {
  ...{ id: 1033, name: 'Zipp 202 NSW', weight: 1090, isWeighed: false, price: null },
  ...{ frontDepth: 35, rearDepth: 35, saving: null, tyre: null },
};
function secondsOn(profile: Profile): number {
  const made = compareOnClimb(profile, usualSetup, [zipp]);
  return made.ok ? (made.value.entries[0]?.seconds ?? Number.NaN) : Number.NaN;
}

/** Cuts points into parts that share the point of the cut, as recorders do. */
const cut = (points: readonly RoadPoint[], at: readonly number[]): readonly (readonly RoadPoint[])[] => {
  const ends = [0, ...[...new Set(at)].toSorted((a, b) => a - b), points.length - 1];
  return ends.slice(1).map((end, index) => points.slice(ends[index] ?? 0, end + 1));
};
const sevenPercent = (step: number, length = 3000) =>
  northwards(evenly(length, step), (metres) => 1000 + 0.07 * metres);
const insert = <Item>(items: readonly Item[], at: number, ...more: readonly Item[]): readonly Item[] => [
  ...items.slice(0, at),
  ...more,
  ...items.slice(at),
];
const withHeights = (points: readonly RoadPoint[], heights: Readonly<Record<number, number | null>>) =>
  points.map((point, index) => (index in heights ? { ...point, elevation: heights[index] ?? null } : point));

describe('3 km at an even 7 %', () => {
  test.each([
    ['in one track', file('reported/climb-in-one-track')],
    ['in two tracks', file('reported/climb-in-two-tracks')],
    ['evenly spaced', file('reported/even-climb')],
    ['with a point at 0/0', file('reported/null-island')],
    ['with a single wild height', file('reported/one-wild-height')],
    ['behind a waypoint', file('reported/waypoint-before-track')],
    ['in three parts', gpxText(...cut(sevenPercent(50), [20, 40]))],
    [
      'in fifteen parts',
      gpxText(
        ...cut(
          sevenPercent(20),
          [...Array(14).keys()].map((part) => part * 10 + 8),
        ),
      ),
    ],
    [
      'in two parts without a shared point',
      gpxText(sevenPercent(50).slice(0, 31), sevenPercent(50).slice(31)),
    ],
    ['with a point every 3 m', gpxText(sevenPercent(3))],
    ['with a point every 200 m', gpxText(sevenPercent(200))],
    ['with a short last step', gpxText(northwards([...evenly(2999.97, 50), 3000], (at) => 1000 + 0.07 * at))],
  ])('CLB-03 %s: 210 m of rise, 13:42 to 13:44', (_, text) => {
    const { profile, report } = roadOf(text);
    const totals = totalsOf(profile);
    expect(Math.abs(report.rise - 210)).toBeLessThan(2.1);
    expect(totals.length / 1000).toBeCloseTo(3.007, 2);
    expect(totals.averageSine).toBeCloseTo(0.0698, 3);
    expect(Math.abs(secondsOn(profile) - 823)).toBeLessThanOrEqual(1.5);
    expect(report.held).toBe(0);
  });

  test('500 m at 12 % are 60 m and as fast as the constant gradient', () => {
    const { profile, report } = roadOf(gpxText(northwards(evenly(500, 25), (metres) => 200 + 0.12 * metres)));
    expect(report.rise).toBeCloseTo(60, 1);
    expect(Math.abs(secondsOn(profile) - 221)).toBeLessThan(2);
    expect(secondsOn(profile)).toBeCloseTo(
      secondsOn(constantProfile(0.12, 500 * Math.hypot(1, 0.12), 200)),
      1,
    );
  });
});

describe('positions that are no place of the road', () => {
  const tokyo: RoadPoint = { latitude: 35.7, longitude: 139.7, elevation: 40 };
  const near: RoadPoint = { latitude: 46.01, longitude: 7.02, elevation: 1100 };
  const nowhere: RoadPoint = { latitude: 0, longitude: 0, elevation: 12 };
  test.each([1, 2, 3])('a degree off at point %i of five, without times, is no place of the road', (at) => {
    const five = northwards(evenly(200, 50), (metres) => 1000 + 0.07 * metres);
    const [away] = five.slice(at, at + 1).map((point) => ({ ...point, longitude: point.longitude - 1 }));
    if (away === undefined) throw new Error('no such point');
    const { profile, report } = roadOf(gpxText([...five.slice(0, at), away, ...five.slice(at + 1)]));
    expect(report.strays).toBe(1);
    expect(totalsOf(profile).length).toBeCloseTo(200.5, 0);
  });

  test.each([
    ['at 0/0 in between', insert(sevenPercent(50), 30, nowhere), 1],
    ['at 0/0 at the start', insert(sevenPercent(50), 0, nowhere, nowhere), 2],
    ['at 0/0 at the end', insert(sevenPercent(50), 61, nowhere), 1],
    ['on another continent at the start', insert(sevenPercent(50), 0, tokyo), 1],
    ['on another continent at the end', insert(sevenPercent(50), 61, tokyo), 1],
    ['on another continent in between', insert(sevenPercent(50), 17, tokyo, tokyo), 2],
    ['1.5 km off the road', insert(sevenPercent(20), 60, near), 1],
    ['in two places one after the other', insert(sevenPercent(50), 17, tokyo, near), 2],
  ])('%s are left out and counted', (_, points, strays) => {
    const { profile, report } = roadOf(gpxText(points));
    expect(report.strays).toBe(strays);
    expect(totalsOf(profile).length / 1000).toBeCloseTo(3.007, 2);
    expect(report.rise).toBeCloseTo(210, 0);
  });

  test('times tell a jump from a fast recorder', () => {
    const timed = northwards(evenly(12_000, 400), (at) => at / 50).map((point, index) => ({
      ...point,
      time: 1_700_000_000 + index * 60,
    }));
    const away = { latitude: 46.1, longitude: 7.004, elevation: 40, time: 1_700_000_000 + 10 * 60 + 1 };
    expect(roadOf(gpxText(timed)).report.strays).toBe(0);
    expect(roadOf(gpxText(insert(timed, 11, away))).report.strays).toBe(1);
  });

  test('many of them refuse the file with their number', () => {
    const points = sevenPercent(50).flatMap((point, index) =>
      index % 10 === 5 ? [nowhere, point] : [point],
    );
    expect(tryRoad(gpxText(points))).toEqual({
      ok: false,
      fault: { code: 'strayPositions', strays: 6, points: 67 },
    });
    const teleports = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? tokyo : near));
    expect(tryRoad(gpxText(teleports))).toMatchObject({ ok: false, fault: { code: 'strayPositions' } });
    expect(tryRoad(file('reported/gpx-teleport-60-points'))).toMatchObject({ ok: false });
  });

  test('a way that goes on elsewhere is a part of its own, a hairpin and a sparse route are roads', () => {
    const north = sevenPercent(50);
    const farther = northwards(evenly(3000, 50), () => 500, { latitude: 47, longitude: 7 });
    const { report, profile } = roadOf(gpxText([...north, ...farther]));
    expect(report).toMatchObject({ strays: 0, gaps: 1 });
    expect(totalsOf(profile).length / 1000).toBeCloseTo(6.007, 2);
    const back = north.toReversed();
    expect(roadOf(gpxText([...north, ...back.slice(1)])).report.strays).toBe(0);
    expect(roadOf(gpxText(northwards([0, 5000, 9000, 14_000], () => 5))).report.strays).toBe(0);
  });

  test('a small file whose stray point lies far away is laid out in few pieces', () => {
    const { profile, report } = roadOf(file('reported/gpx-slow-413ms'));
    expect(report.strays).toBe(1);
    expect(profile.length.length).toBeLessThan(1000);
  });

  test('a road of more than 2,000 km is refused before it is laid out', () => {
    const points = northwards(evenly(2_100_000, 5000), () => 100, { latitude: 30, longitude: 7 });
    expect(tryRoad(gpxText(points))).toMatchObject({ ok: false, fault: { code: 'tooLong' } });
  });
});

describe('heights that cannot be true', () => {
  const road = sevenPercent(20);
  test.each([
    ['zeros at the start', withHeights(road, { 0: 0, 1: 0, 2: 0 }), 196, 3],
    ['zeros in between', withHeights(road, { 40: 0, 41: 0, 90: 0 }), 209, 3],
    ['zeros at the end', withHeights(road, { 149: 0, 150: 0 }), 206, 2],
    ['a hole that is no zero', withHeights(road, { 70: 820, 71: 821 }), 209, 2],
    ['a tower', withHeights(road, { 70: 1820, 71: 1821 }), 209, 2],
  ])('CLB-03 %s are filled and counted', (_, points, least, filled) => {
    const { report } = roadOf(gpxText(points));
    expect(report.filledHeights).toBe(filled);
    expect(report.rise).toBeGreaterThanOrEqual(least);
    expect(report.rise).toBeLessThan(210.5);
  });

  test.each([3, 10, 25, 50, 100])('a single wild height vanishes at a spacing of %d m', (step) => {
    const even = sevenPercent(step);
    const middle = even.length >> 1;
    for (const height of [1205, 1250, 900, 2000]) {
      const { report } = roadOf(gpxText(withHeights(even, { [middle]: height })));
      expect(Math.abs(report.rise - 210)).toBeLessThan(2.1);
    }
  });

  test('more than 5 % of them refuse the file with their number, as do zeros alone', () => {
    expect(tryRoad(file('reported/zero-heights-at-start'))).toEqual({
      ok: false,
      fault: { code: 'noElevation', missing: 4, points: 61 },
    });
    const zeros = northwards(evenly(3000, 50), () => 0);
    expect(tryRoad(gpxText(zeros))).toEqual({
      ok: false,
      fault: { code: 'noElevation', missing: 61, points: 61 },
    });
  });

  test('a road by the sea keeps its zeros', () => {
    const coast = northwards(evenly(3000, 20), (at) => Math.max(0, 8 * Math.sin(at / 200)));
    expect(roadOf(gpxText(coast)).report.filledHeights).toBe(0);
  });
});

describe('parts and routes', () => {
  test('CLB-03 parts that cover the same road are counted, parts that follow each other are not', () => {
    expect(roadOf(file('reported/segments-repeat')).report.repeatedParts).toBe(2);
    const there = sevenPercent(50);
    expect(roadOf(gpxText(there, there.toReversed())).report.repeatedParts).toBe(1);
    expect(roadOf(gpxText(there, there.slice(20))).report.repeatedParts).toBe(1);
    expect(roadOf(gpxText(...cut(there, [20, 40]))).report.repeatedParts).toBe(0);
  });

  test('CLB-03 a Garmin route follows the points of its extension, its heights those of the route', () => {
    const { report, profile } = roadOf(file('reported/route-points-in-extension'));
    expect(totalsOf(profile).length / 1000).toBeCloseTo(10.9, 1);
    expect(report).toMatchObject({ kind: 'route', shaping: 58, filledHeights: 0, name: 'Planned route' });
    expect(report.rise).toBeCloseTo(210, 0);
    const otherPrefix = file('reported/route-points-in-extension').replaceAll('gpxx:', 'garmin:');
    expect(roadOf(otherPrefix).report).toMatchObject({ kind: 'route', shaping: 58 });
    const noHeights = file('reported/route-points-in-extension').replaceAll(/<ele>.*?<\/ele>/g, '');
    expect(tryRoad(noHeights)).toMatchObject({ ok: false, fault: { code: 'noElevation', missing: 3 } });
  });
});

describe('laws of the road', () => {
  /** Hills of different lengths, up to about 12 %, and a recorder's noise under a metre. */
  const hills = fc.record({
    step: fc.integer({ min: 8, max: 40 }),
    base: fc.double({ min: 0.02, max: 0.08, noNaN: true }),
    wave: fc.integer({ min: 250, max: 900 }),
    noise: fc.array(fc.double({ min: -0.6, max: 0.6, noNaN: true }), { minLength: 50, maxLength: 50 }),
  });
  const hillRoad = ({
    step,
    base,
    wave,
    noise,
  }: {
    step: number;
    base: number;
    wave: number;
    noise: number[];
  }) => {
    const height = (at: number) => 300 + base * at + 0.012 * wave * Math.sin((2 * Math.PI * at) / (2 * wave));
    return northwards(evenly(8000, step), height).map((point, index) => ({
      ...point,
      elevation: (point.elevation ?? 0) + (noise[index % 50] ?? 0),
    }));
  };
  const expectSame = (text: string, other: string) => {
    const [one, two] = [roadOf(text), roadOf(other)];
    expect(Math.abs(two.report.rise / one.report.rise - 1)).toBeLessThan(0.01);
    expect(Math.abs(secondsOn(two.profile) / secondsOn(one.profile) - 1)).toBeLessThan(0.01);
  };

  test('CLB-03 cutting a track anywhere changes rise and time by less than 1 %', () => {
    fc.assert(
      fc.property(
        hills,
        fc.array(fc.integer({ min: 2, max: 198 }), { minLength: 1, maxLength: 14 }),
        (hill, at) => {
          const points = hillRoad(hill);
          expectSame(gpxText(points), gpxText(...cut(points, at)));
        },
      ),
      { seed: 21, numRuns: 60 },
    );
  });

  test('CLB-03 reversing a track turns rise into descent, and reversing it twice changes nothing', () => {
    fc.assert(
      fc.property(hills, (hill) => {
        const points = hillRoad(hill);
        const [there, back] = [roadOf(gpxText(points)), roadOf(gpxText(points.toReversed()))];
        expect(Math.abs(totalsOf(back.profile).descent / there.report.rise - 1)).toBeLessThan(0.01);
        expectSame(gpxText(points), gpxText(points.toReversed().toReversed()));
      }),
      { seed: 22, numRuns: 60 },
    );
  });

  test('CLB-03 resampling a track changes rise and time by less than 1 %', () => {
    fc.assert(
      fc.property(hills, fc.integer({ min: 5, max: 25 }), (hill, step) => {
        const points = hillRoad(hill);
        const ways = evenly(8000, hill.step);
        let index = 0;
        const heightAt = (at: number) => {
          while (index < ways.length - 2 && (ways[index + 1] ?? 0) < at) index += 1;
          const [from = 0, to = 1] = [ways[index], ways[index + 1]];
          const [low = 0, high = 0] = [points[index]?.elevation ?? 0, points[index + 1]?.elevation ?? 0];
          return low + ((high - low) * (at - from)) / (to - from);
        };
        expectSame(gpxText(points), gpxText(northwards(evenly(8000, step), heightAt)));
      }),
      { seed: 23, numRuns: 60 },
    );
  });

  test.each(['ventoux-strava-route', 'korita-zbevnica', 'blue-hills', 'trek-route'])(
    'the laws hold for %s as well',
    (name) => {
      const track = readXmlTrack(file(name));
      if (!track.ok) throw new Error(track.fault.code);
      const { latitude, longitude, elevation, time, starts, ...facts } = track.value;
      const whole = profileOfTrack(track.value);
      // Cut in the middle of every part, with the point of the cut in both.
      const ends = starts.map((_, index) => starts[index + 1] ?? latitude.length);
      const order = starts.flatMap((start, index) => {
        const end = ends[index] ?? start;
        const middle = (start + end) >> 1;
        const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
        return [range(start, middle + 1), range(middle, end)];
      });
      const points = order.flat();
      let count = 0;
      const halves = profileOfTrack({
        ...facts,
        starts: order.map((part) => {
          count += part.length;
          return count - part.length;
        }),
        latitude: Float64Array.from(points, (point) => latitude[point] ?? 0),
        longitude: Float64Array.from(points, (point) => longitude[point] ?? 0),
        elevation: Float64Array.from(points, (point) => elevation[point] ?? Number.NaN),
        time: Float64Array.from(points, (point) => time[point] ?? Number.NaN),
      });
      if (!whole.ok || !halves.ok) throw new Error('refused');
      expect(Math.abs(halves.value.report.rise / whole.value.report.rise - 1)).toBeLessThan(0.01);
      const [before, after] = [secondsOn(whole.value.profile), secondsOn(halves.value.profile)];
      expect(Math.abs(after / before - 1)).toBeLessThan(0.01);
    },
  );
});
