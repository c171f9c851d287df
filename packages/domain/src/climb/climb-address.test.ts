import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClimbAddress, fileRoad, roadRanges, usualRoad } from './climb-address.ts';
import { decodeClimbAddress } from './climb-address-reading.ts';
import { encodeClimbAddress } from './climb-address-writing.ts';
import { type SetupRange, setupRanges, usualSetup } from './climb-setup.ts';
import { altitudeModels } from './physiology.ts';
import { constantProfile } from './profile.ts';
import { sharedRoadCode } from './road-code.ts';

/** Figures of a range in a thousand even steps, so that the short form holds them exactly. */
const inRange = ({ min, max }: SetupRange, scale = 1) =>
  fc
    .integer({ min: 0, max: 1000 })
    .map((part) => Number((((max - min) * part) / 1000 + min).toFixed(4)) * scale);

const address: fc.Arbitrary<ClimbAddress> = fc
  .record({
    ids: fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 8 }),
    road: fc.oneof(
      fc.record({ kind: fc.constant('famous' as const), id: fc.stringMatching(/^[a-z][a-z0-9-]{1,20}$/) }),
      fc.constantFrom('whole' as const, 'climb' as const).map((part) => ({ ...fileRoad, part })),
      fc.record({
        kind: fc.constant('shared' as const),
        code: inRange(roadRanges.gradient).map((percent) =>
          sharedRoadCode(constantProfile(percent / 100, 5000, 300)),
        ),
        name: fc.constantFrom('', 'Montée & Écluse', 'Col, 100 %', 'x'.repeat(60)),
      }),
      fc.record({
        kind: fc.constant('constant' as const),
        gradient: inRange(roadRanges.gradient).map((percent) => percent / 100),
        length: inRange(roadRanges.kilometres).map((kilometres) => kilometres * 1000),
        startAltitude: inRange(roadRanges.startAltitude),
      }),
    ),
    setup: fc.record({
      rider: inRange(setupRanges.rider),
      bicycle: inRange(setupRanges.bicycle),
      kit: inRange(setupRanges.kit),
      dragArea: inRange(setupRanges.dragArea),
      rolling: inRange(setupRanges.rolling),
      efficiency: inRange(setupRanges.efficiency),
      shelter: inRange(setupRanges.shelter),
      bearings: fc.boolean(),
      effort: fc.oneof(
        inRange(setupRanges.power).map((power) => ({ kind: 'power' as const, power })),
        fc.integer({ min: 60, max: 90_000 }).map((seconds) => ({ kind: 'time' as const, seconds })),
      ),
      plan: fc.record({
        pacing: inRange({ min: 0, max: 1, start: 0 }),
        altitude: fc.option(fc.constantFrom(...altitudeModels), { nil: null }),
      }),
      air: fc.oneof(
        inRange(setupRanges.density).map((density) => ({ kind: 'density' as const, density })),
        fc.record({
          kind: fc.constant('weather' as const),
          temperature: inRange(setupRanges.temperature),
          humidity: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
          seaLevelPressure: fc.integer({ min: 870, max: 1085 }).map((hectopascal) => hectopascal * 100),
        }),
      ),
      wind: fc.oneof(
        inRange(setupRanges.windSpeed).map((headwind) => ({ kind: 'along' as const, headwind })),
        fc.record({
          kind: fc.constant('from' as const),
          speed: inRange({ min: 0, max: 20, start: 0 }),
          direction: fc.integer({ min: 0, max: 360 }),
        }),
      ),
      reference: fc.record({
        weight: fc.integer({ min: 700, max: 4000 }),
        depth: fc.integer({ min: 10, max: 100 }),
      }),
      start: fc.constantFrom('steady' as const, 'standstill' as const),
    }),
  })
  .filter(({ road }) => road.kind !== 'famous' || road.id !== 'gpx')
  .chain(({ ids, ...rest }) =>
    fc
      .record({
        baseline: fc.integer({ min: 0, max: ids.length - 1 }),
        weights: fc.array(fc.option(fc.integer({ min: 500, max: 5000 })), { maxLength: ids.length }),
      })
      .map(({ baseline, weights }) => {
        const own = weights.flatMap((weight, place) =>
          weight === null ? [] : [[ids[place] ?? 0, weight] as const],
        );
        const ownTyres = Object.fromEntries(ids.slice(0, 1).map((id) => [id, 'tire-gp5000.28']));
        return { ids, baseline, ownWeights: Object.fromEntries(own), ownTyres, ...rest };
      }),
  );

/** Equal up to the digits that an address carries. */
function expectClose(actual: unknown, expected: unknown): void {
  if (typeof expected === 'number') expect(actual).toBeCloseTo(expected, 5);
  else if (typeof expected !== 'object' || expected === null) expect(actual).toBe(expected);
  else {
    const pairs = Object.entries(expected);
    expect(Object.keys(Object(actual))).toHaveLength(pairs.length);
    for (const [name, value] of pairs) expectClose(new Map(Object.entries(Object(actual))).get(name), value);
  }
}

describe('the address of a climb', () => {
  test('survives the way through the address bar', () => {
    fc.assert(
      fc.property(address, (given) =>
        expectClose(decodeClimbAddress(`?${encodeClimbAddress(given)}`), given),
      ),
      { seed: 11, numRuns: 500 },
    );
  });

  test('names only what is not at its default', () => {
    const given = {
      ids: [1001, 1003],
      baseline: 0,
      ownWeights: {},
      ownTyres: {},
      road: usualRoad,
      setup: usualSetup,
    };
    expect(encodeClimbAddress(given)).toBe('v=1&ids=1001,1003&climb=alpe-dhuez');
    const wind = { kind: 'from', speed: 5, direction: 270 } as const;
    expect(
      encodeClimbAddress({
        ...given,
        baseline: 1,
        ownWeights: { 1003: 1480 },
        setup: { ...usualSetup, wind, rider: 62.5 },
      }),
    ).toBe('v=1&ids=1001,1003&b=1&own=1003:1480&climb=alpe-dhuez&r=62.5&wind=5@270');
  });

  test.each([
    ['', []],
    ['ids=1001,1001,x,1002', [1001, 1002]],
    ['ids=1,2,3,4,5,6,7,8,9,10', [1, 2, 3, 4, 5, 6, 7, 8]],
    [
      'ids=1&r=5&p=9999&cda=0&crr=abc&t=1&wind=5@x&ref=&g=99&climb=<script>&b=7&hum=400&own=1:9,2:1500&tires=2:tire-x,1:<b>&%=%',
      [1],
    ],
  ])('%j is read with defaults for what is odd', (text, ids) => {
    expect(decodeClimbAddress(text)).toEqual({
      ...{ ids, baseline: 0, ownWeights: {}, ownTyres: {} },
      ...{ road: usualRoad, setup: usualSetup },
    });
  });

  test('a road that a link lost on its way is known as damaged, and none of it is ridden', () => {
    const code = sharedRoadCode(constantProfile(0.07, 5000, 300));
    expect(decodeClimbAddress(`climb=gpx&name=Col&road=${code}`).road).toEqual({
      ...{ kind: 'shared', code, name: 'Col' },
    });
    for (const bad of [code.slice(0, -1), `${code}A`, '', 'x', 's'.repeat(5000)])
      expect(decodeClimbAddress(`climb=gpx&road=${bad}`).road).toEqual({ ...fileRoad, isDamaged: true });
    expect(decodeClimbAddress('climb=gpx').road).toEqual(fileRoad);
  });

  test('reading never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (text) => {
        expect(decodeClimbAddress(text).ids.length).toBeLessThanOrEqual(8);
      }),
      { seed: 12, numRuns: 500 },
    );
  });
});
