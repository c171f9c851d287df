import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeWheel, drawRimSection, drawWheel } from './public.ts';

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

  test('says in words what it shows', () => {
    expect(describeWheel('AERO 50', figures)).toBe('AERO 50: 50 mm deep rim, 20 spokes, disc rotor');
    expect(describeWheel('X', { ...figures, rimDepth: null, spokeCount: null, brake: null })).toBe(
      'X: unknown rim depth, unknown spoke count, unknown brake',
    );
  });
});

describe('the rim section', () => {
  test('has the given depth and widths', () => {
    const section = drawRimSection({ depth: 50, innerWidth: 23, outerWidth: 30, rimType: 'Tubeless' });
    expect(section).toMatchObject({ width: 30, height: 50, innerWidth: 23, assumed: [] });
    expect(section.outline).toContain('M-15.00 0.00');
  });

  test('hooked rims have hooks, hookless ones straight walls, tubular ones a bed', () => {
    const wellOf = (rimType: 'Clincher' | 'Hookless' | 'Tubular') =>
      drawRimSection({ depth: 40, innerWidth: 20, outerWidth: 26, rimType }).well;
    expect(wellOf('Clincher')).toContain('L-10.00 2.20');
    expect(wellOf('Hookless')).not.toContain('2.20');
    expect(wellOf('Tubular')).toBe('M-10.00 0.00 Q0.00 7.00 10.00 0.00 Z');
  });

  test('unknown widths are assumed and named, and the outside is never narrower than the inside', () => {
    expect(
      drawRimSection({ depth: null, innerWidth: null, outerWidth: null, rimType: null }).assumed,
    ).toEqual(['depth', 'innerWidth', 'outerWidth']);
    const odd = drawRimSection({ depth: 30, innerWidth: 30, outerWidth: 25, rimType: 'Clincher' });
    expect(odd.width).toBeGreaterThan(odd.innerWidth);
  });
});
