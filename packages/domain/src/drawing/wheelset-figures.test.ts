import { expect, test } from 'vitest';
import { aWheelset } from '../testing/public.ts';
import { drawnTyreWidth, rimFiguresOf, wheelFiguresOf } from './public.ts';

const free = { minTyreWidth: null, maxTyreWidth: null };

test.each([
  [{ intendedUse: 'road', ...free }, 28],
  [{ intendedUse: 'TT', ...free }, 28],
  [{ intendedUse: 'road, gravel', ...free }, 42],
  [{ intendedUse: 'MTB', ...free }, 60],
  [{ intendedUse: 'road', minTyreWidth: 30, maxTyreWidth: 40 }, 30],
  [{ intendedUse: 'MTB', minTyreWidth: null, maxTyreWidth: 54 }, 54],
  [{ intendedUse: 'MTB', minTyreWidth: 61, maxTyreWidth: null }, 61],
])('%j is drawn with a tyre of %d mm', (changes, width) => {
  expect(drawnTyreWidth(aWheelset(changes))).toBe(width);
});

test('each wheel of a pair is drawn from its own figures', () => {
  const rear = { spokeCount: 24, rimDepth: 60, innerWidth: 23, outerWidth: 30 };
  const wheelset = aWheelset({ rear, brake: 'rim', rimType: 'Tubular' });
  expect(wheelFiguresOf(wheelset, 'rear')).toMatchObject({
    rimDepth: 60,
    spokeCount: 24,
    side: 'rear',
    brake: 'rim',
  });
  expect(wheelFiguresOf(wheelset, 'front')).toMatchObject({ rimDepth: 45, spokeCount: 20, side: 'front' });
  expect(rimFiguresOf(wheelset, 'rear')).toEqual({
    depth: 60,
    innerWidth: 23,
    outerWidth: 30,
    rimType: 'Tubular',
    tyreWidth: 28,
  });
});
