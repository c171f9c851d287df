import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeWheel, drawWheel, type Line, type WheelFigures } from './public.ts';

fc.configureGlobal({ seed: 20261128, numRuns: 200 });

const figures = { rimDepth: 50, spokeCount: 20, outerWidth: 30, tyreWidth: 28, brake: 'disc' } as const;

describe('the wheel drawing', () => {
  test('is to scale from the bead seat of 622 mm', () => {
    expect(drawWheel(figures)).toMatchObject({
      tyreRadius: 339,
      rimOuterRadius: 317,
      rimInnerRadius: 267,
      rotorRadius: 80,
      brakeTrackRadius: null,
      assumed: [],
    });
    expect(drawWheel({ ...figures, brake: 'rim' })).toMatchObject({
      rotorRadius: null,
      brakeTrackRadius: 303,
    });
  });

  test('names what it had to assume', () => {
    expect(drawWheel({ ...figures, rimDepth: null, spokeCount: null, brake: null }).assumed).toEqual([
      'rimDepth',
      'spokeCount',
      'brake',
    ]);
  });

  test('every spoke runs from the hub to the inner edge of the rim, for any wheel', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 15, max: 90 }),
        fc.integer({ min: 3, max: 36 }),
        (rimDepth, spokeCount) => {
          const wheel = drawWheel({ ...figures, rimDepth, spokeCount });
          expect(wheel.spokes).toHaveLength(spokeCount);
          for (const { from, to } of wheel.spokes) {
            expect(Math.hypot(from.x, from.y)).toBeCloseTo(wheel.hubRadius, 6);
            expect(Math.hypot(to.x, to.y)).toBeCloseTo(wheel.rimInnerRadius, 6);
          }
        },
      ),
    );
  });

  const lastAngle = ({ from, to }: Line) => {
    const turn = Math.atan2(from.y, from.x) - Math.atan2(to.y, to.x);
    return Math.round(Math.sin(turn) * 100) / 100;
  };
  const anglesOf = (changes: Partial<WheelFigures>) =>
    drawWheel({ ...figures, ...changes }).spokes.map(lastAngle);

  test.each([
    [{ brake: 'rim' }, [0]],
    [{ brake: 'rim', side: 'rear' }, [0.91, -0.91]],
    [{ brake: 'disc' }, [0.91, -0.91]],
    [{ spokeCount: 21 }, [0.91, 0, -0.91]],
    [{ spokeCount: 3 }, [0]],
  ] as const)('spokes of %j leave the hub at the sines %j', (changes, sines) => {
    expect([...new Set(anglesOf(changes))]).toEqual(sines);
  });

  test.each([
    [{ rimDepth: 999_999 }, ['rimDepth']],
    [{ rimDepth: 0 }, ['rimDepth']],
    [{ spokeCount: 999_999 }, ['spokeCount']],
    [{ spokeCount: Number.NaN, rimDepth: -5 }, ['rimDepth', 'spokeCount']],
    [{ spokeCount: 0 }, []],
    [{ tyreWidth: 999_999 }, []],
  ] as const)('a catalogue slip of %j is drawn with assumed figures: %j', (changes, assumed) => {
    const wheel = drawWheel({ ...figures, ...changes });
    expect(wheel.assumed).toEqual(assumed);
    expect(wheel.rimInnerRadius).toBeGreaterThan(wheel.hubRadius);
    expect(wheel.spokes.length).toBeLessThanOrEqual(64);
    expect(wheel.tyreRadius).toBeLessThan(450);
  });

  test.each([
    [{}, '50 mm deep rim, 20 spokes, disc rotor, shown with a 28 mm tyre'],
    [
      { rimDepth: null, spokeCount: null, brake: null },
      'rim depth unknown and drawn as 30 mm, number of spokes unknown and drawn as 24, unknown brake, shown with a 28 mm tyre',
    ],
    [
      { brake: 'rim', tyreWidth: 25, rimDepth: 24.5 },
      '24.5 mm deep rim, 20 spokes, rim brake track, shown with a 25 mm tyre',
    ],
  ] as const)('%j is said in words: %s', (changes, words) => {
    expect(describeWheel('AERO 50', { ...figures, ...changes })).toBe(`AERO 50: ${words}`);
  });
});
