import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asListed, gearOf } from '../groupset/public.ts';
import { aBikeWheelset, aComponent, aGroupset, aTyre } from '../testing/public.ts';
import {
  applyCommand,
  type Climber,
  climbingPace,
  emptyBuild,
  gearsOf,
  steepestFor,
  wheelOf,
} from './public.ts';

const climber: Climber = { rider: 70, bike: 8, power: 220, dragArea: 0.35, type: 'road' };
const compact = gearOf(34, 34, { metres: 2.13, inches: 26.69 });

// By hand for 78 kg at 2.5 m/s on 8 %: gravity 764.92 N x 0.079745 x 2.5 = 152.50 W, rolling 7.62 W,
// bearings 0.28 W, air 0.5 x 1.2211 x 0.35 x 15.625 = 3.34 W; 163.74 W / 0.975 = 167.94 W; 2.5 / 2.13 x 60 = 70.4.
test('a rider of 70 kg turns 34/34 at 70 rpm on 8 % with 168 W', () => {
  const { speed, cadence } = climbingPace({ ...climber, power: 167.94 }, 0.08, compact);
  expect(speed).toBeCloseTo(2.5, 3);
  expect(cadence).toBeCloseTo(70.4, 1);
});

const riders = fc.record({
  rider: fc.integer({ min: 40, max: 130 }),
  bike: fc.integer({ min: 6, max: 20 }),
  power: fc.integer({ min: 80, max: 450 }),
  dragArea: fc.double({ min: 0.2, max: 0.5, noNaN: true }),
  type: fc.constantFrom('road' as const, 'gravel' as const, 'mountain' as const),
});
const gears = fc
  .record({ ring: fc.integer({ min: 26, max: 54 }), cog: fc.integer({ min: 10, max: 52 }) })
  .map(({ ring, cog }) => gearOf(ring, cog, { metres: 2.13, inches: 26.69 }));
const law = { seed: 20_261_128, numRuns: 200 };

test('more weight or a steeper road never turns the cranks faster, more power never slower', () => {
  fc.assert(
    fc.property(riders, gears, fc.double({ min: 0.02, max: 0.18, noNaN: true }), (rider, gear, gradient) => {
      const { cadence } = climbingPace(rider, gradient, gear);
      expect(climbingPace({ ...rider, rider: rider.rider + 5 }, gradient, gear).cadence).toBeLessThan(
        cadence,
      );
      expect(climbingPace(rider, gradient + 0.01, gear).cadence).toBeLessThan(cadence);
      expect(climbingPace({ ...rider, power: rider.power + 10 }, gradient, gear).cadence).toBeGreaterThan(
        cadence,
      );
    }),
    law,
  );
});

test('on the steepest gradient for a cadence the cranks turn at that cadence', () => {
  fc.assert(
    fc.property(riders, gears, fc.integer({ min: 40, max: 90 }), (rider, gear, cadence) => {
      const gradient = steepestFor(rider, gear, cadence);
      if (gradient === 0 || gradient === 0.4) return;
      expect(climbingPace(rider, gradient, gear).cadence).toBeCloseTo(cadence, 1);
    }),
    law,
  );
});

const parts = {
  crankset: asListed(aComponent('crankset', { chainringTeeth: '50/34' })),
  cassette: asListed(aComponent('cassette', { cassetteRange: '11-34' })),
};
const groupset = { kind: 'selectGroupset', groupset: { groupset: aGroupset(), parts } } as const;

test('the gears of a build turn the wheel of its tyre, a usual one until it is chosen', () => {
  const bare = applyCommand(emptyBuild, groupset);
  expect(gearsOf(bare)).toMatchObject({ ok: true, value: { wheel: { tyreWidth: 28, isAssumed: true } } });
  const wheelset = { kind: 'catalogue', wheelset: aBikeWheelset() } as const;
  const tyre = aTyre({ width: 38, wheelSize: '27.5' });
  const rolling = [
    { kind: 'selectWheelset', wheelset } as const,
    { kind: 'configureWheelset', key: '1', configuration: { tyre, tube: null, updatedAt: '' } } as const,
  ].reduce(applyCommand, bare);
  expect(wheelOf(rolling)).toEqual({ size: '27.5', tyreWidth: 38, isAssumed: false });
  // 584 + 76 = 660 mm, x pi = 2.0735 m
  const gears = gearsOf(rolling);
  expect(gears.ok && gears.value.range.lowest.development).toBeCloseTo(2.0735, 3);
});

test.each([
  [emptyBuild, 'noGroupset'],
  [applyCommand(emptyBuild, { ...groupset, groupset: { groupset: aGroupset(), parts: null } }), 'noParts'],
  [applyCommand(emptyBuild, { ...groupset, groupset: { groupset: aGroupset(), parts: {} } }), 'ringsUnknown'],
])('build %# has no gears: %s', (build, fault) => {
  expect(gearsOf(build)).toEqual({ ok: false, fault });
});
