import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonRimFrame, describeRimSection, drawRimSection } from './public.ts';

fc.configureGlobal({ seed: 20261128, numRuns: 300 });

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
    expect(odd.assumed).toEqual(['outerWidth']);
  });

  test('walls are thin and hollow inside, on shallow rims solid', () => {
    const wallsOf = (depth: number) =>
      drawRimSection({ depth, innerWidth: 21, outerWidth: 28, rimType: 'Hookless' }).walls;
    expect(wallsOf(50).match(/Z/g)).toHaveLength(3);
    expect(wallsOf(16).match(/Z/g)).toHaveLength(2);
  });

  test('a tyre sits between the flanges, as wide as it is; a tubular is closed', () => {
    const tyreOn = (rimType: 'Hookless' | 'Tubular', tyreWidth: number | null) =>
      drawRimSection({ depth: 50, innerWidth: 23, outerWidth: 30, rimType, tyreWidth }).tyre;
    expect(tyreOn('Hookless', null)).toBeNull();
    expect(tyreOn('Hookless', 30)?.line).toBe('M-10.30 3.00 A15.00 15.00 0 1 1 10.30 3.00');
    expect(tyreOn('Hookless', 30)?.height).toBeCloseTo(15 + Math.sqrt(15 ** 2 - 10.3 ** 2) - 3, 6);
    expect(tyreOn('Tubular', 25)?.line).toMatch(/Z$/);
  });

  test('any figures give paths of plain numbers, the outside around the inside', () => {
    const figure = fc.option(
      fc.oneof(fc.double({ min: -10, max: 130 }), fc.constantFrom(999_999, Number.NaN)),
    );
    const rimType = fc.option(fc.constantFrom('Clincher', 'Tubeless', 'Hookless', 'Tubular'));
    const rim = fc.record({ depth: figure, innerWidth: figure, outerWidth: figure, rimType });
    fc.assert(
      fc.property(rim, (figures) => {
        const { outline, well, width, innerWidth, height } = drawRimSection(figures);
        expect(`${outline} ${well}`).toMatch(/^[MLCQZ\d. -]+$/);
        expect(width).toBeGreaterThan(innerWidth);
        expect(innerWidth).toBeGreaterThan(0);
        expect(height).toBeGreaterThanOrEqual(12);
      }),
    );
  });

  test.each([
    [
      { depth: 50, innerWidth: 23, outerWidth: 30, rimType: 'Hookless' },
      '50 mm deep, 23 mm wide inside, 30 mm wide outside, hookless',
    ],
    [
      { depth: null, innerWidth: 19, outerWidth: null, rimType: 'Tubular' },
      'depth unknown and drawn as 30 mm, 19 mm wide inside, outer width unknown and drawn as 25 mm, for glued tubulars',
    ],
    [
      { depth: 30, innerWidth: null, outerWidth: 28, rimType: null },
      '30 mm deep, inner width unknown and drawn as 22 mm, 28 mm wide outside, rim type unknown and drawn hooked',
    ],
  ] as const)('%j is said in words: %s', (figures, words) => {
    expect(describeRimSection('AERO 50', figures)).toBe(`Rim section of AERO 50: ${words}`);
  });

  test('one frame holds every section of a page, and a usual page keeps its frame', () => {
    expect(commonRimFrame([])).toEqual({ width: 64, height: 84, top: 30 });
    expect(commonRimFrame([{ width: 30, height: 50 }])).toEqual({ width: 64, height: 84, top: 30 });
    expect(
      commonRimFrame([
        { width: 30, height: 50 },
        { width: 70, height: 88, tyre: { line: '', height: 58 } },
      ]),
    ).toEqual({
      width: 74,
      height: 92,
      top: 60,
    });
  });
});
