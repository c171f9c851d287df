import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bertoPressure, hooklessLimitBar, psiToBar, suggestPressure, widthOnRim } from '../part/public.ts';
import { aBikeWheelset, aTyre } from '../testing/public.ts';
import { applyCommand, type Build, emptyBuild, pressureOf } from './public.ts';

const kilograms = (pounds: number) => pounds * 0.45359237;

// 153.6 L / W^1.5785 - 7.1685, worked out apart from the code.
test.each([
  [100, 28, 72.64],
  [100, 37, 44.23],
  [88, 25, 76.82],
  [110, 42, 39.12],
  [66, 54, 11.51],
])('%d lb on %d mm drop by 15 %% at %f psi', (pounds, width, psi) => {
  expect(bertoPressure(kilograms(pounds), width)).toBeCloseTo(psi, 1);
});

test.each([
  [28, 21, 28],
  [28, 25, 29.6],
  [25, 19, 25],
  [25, 23, 26.6],
  [28, 17, 28],
  [60, 30, 60],
  [60, 35, 62],
  [28, null, 28],
])('a tyre of %d mm on a rim of %j mm is %d mm wide', (width, inner, measured) => {
  expect(widthOnRim(width, inner)).toBe(measured);
});

test('no suggestion is above the hookless or the tyre limit, and more load never asks for less', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 15, max: 120, noNaN: true }),
      fc.integer({ min: 20, max: 70 }),
      fc.boolean(),
      fc.option(fc.integer({ min: 40, max: 140 })),
      (load, width, isHookless, tyreLimitPsi) => {
        const suggested = suggestPressure(load, { width, isHookless, tyreLimitPsi });
        if (isHookless) expect(psiToBar(suggested.psi)).toBeLessThanOrEqual(hooklessLimitBar + 1e-9);
        expect(suggested.psi).toBeLessThanOrEqual(tyreLimitPsi ?? Number.POSITIVE_INFINITY);
        expect(suggested.limit === null).toBe(suggested.psi === suggested.wantedPsi);
        const more = suggestPressure(load + 5, { width, isHookless, tyreLimitPsi });
        expect(more.psi).toBeGreaterThanOrEqual(suggested.psi);
      },
    ),
    { seed: 20_261_128 },
  );
});

const bike = (rimType: 'Hookless' | 'Tubeless', width: number): Build =>
  [
    {
      kind: 'selectWheelset',
      wheelset: {
        kind: 'catalogue',
        wheelset: aBikeWheelset({ rimType, rimInnerWidth: { front: 25, rear: 25 } }),
      },
    } as const,
    {
      kind: 'configureWheelset',
      key: '1',
      configuration: { tyre: aTyre({ width }), tube: null, updatedAt: '' },
    } as const,
  ].reduce(applyCommand, emptyBuild);

test('a build gives less to the front, and a hookless rim caps what a heavy rider asks for', () => {
  // 100 kg: 45 and 55 kg on tyres of 28 mm that are 29.6 mm wide on 25 mm inside.
  const hooked = pressureOf(bike('Tubeless', 28), 92, 8);
  expect(hooked).toMatchObject({ ok: true, value: { isHookless: false, isRimUnknown: false } });
  if (!hooked.ok) return;
  expect(hooked.value.front.width).toBe(29.6);
  expect(hooked.value.front.psi).toBeLessThan(hooked.value.rear.psi);
  expect(hooked.value.rear.limit).toBeNull();
  const hookless = pressureOf(bike('Hookless', 28), 92, 8);
  expect(hookless).toMatchObject({
    ok: true,
    value: { rear: { limit: 'hookless' }, front: { limit: null } },
  });
});

test.each([
  [emptyBuild, 'noWheelset'],
  [{ ...bike('Tubeless', 28), wheelsetConfigurations: {} }, 'noTyre'],
])('build %# gets no suggestion: %s', (build, fault) => {
  expect(pressureOf(build, 75, 8)).toEqual({ ok: false, fault });
});
