import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gradientAxis, powerAxis } from './crossover.ts';

test('the map goes from 100 to 400 W and from level to 12 %, where that holds the point', () => {
  expect(powerAxis(220)).toMatchObject({ step: 20 });
  expect([powerAxis(220).values[0], powerAxis(220).values.at(-1), powerAxis(220).values.length]).toEqual([
    100, 400, 16,
  ]);
  expect(gradientAxis(0.07).values.at(-1)).toBeCloseTo(0.12, 9);
  expect(gradientAxis(-0.02).values[0]).toBe(0);
});

test('every power and gradient has its point within the axis, in at most 25 steps', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 2000, noNaN: true }),
      fc.double({ min: 0, max: 0.35, noNaN: true }),
      (power, gradient) => {
        const [powers, gradients] = [powerAxis(power), gradientAxis(gradient)];
        expect(powers.values.length).toBeLessThanOrEqual(25);
        expect(powers.values.at(-1)).toBeGreaterThanOrEqual(power);
        expect(powers.values[0]).toBeLessThanOrEqual(Math.max(20, power));
        expect(gradients.values.at(-1)).toBeGreaterThanOrEqual(gradient - 1e-9);
      },
    ),
    { seed: 51 },
  );
});
