import { expect, test } from 'vitest';
import { bike } from './bike-geometry.ts';

const distance = (one: readonly [number, number], other: readonly [number, number]): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1]);

test('the sketched frame keeps its published figures', () => {
  expect(bike.headTop).toEqual([388, 560]);
  expect(distance(bike.bottomBracket, bike.rearAxle)).toBeCloseTo(410, 6);
  expect(distance(bike.headTop, bike.headBottom)).toBeCloseTo(145, 6);
  expect(bike.rearAxle[1]).toBe(bike.frontAxle[1]);
});

test('the front axle lies 45 mm before the steering axis', () => {
  const [x, y] = [bike.frontAxle[0] - bike.headTop[0], bike.frontAxle[1] - bike.headTop[1]];
  const angle = (73 * Math.PI) / 180;
  expect(x * Math.sin(angle) + y * Math.cos(angle)).toBeCloseTo(45, 6);
});

test('the wheelbase is that of a road bike of middle size', () => {
  expect(bike.wheelbase).toBeGreaterThan(970);
  expect(bike.wheelbase).toBeLessThan(1010);
});
