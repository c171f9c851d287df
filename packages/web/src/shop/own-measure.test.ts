import { expect, test } from 'vitest';
import { ownMeasureLabel, ownMeasureText, ownMetricText } from './own-measure.ts';

test.each([
  ['12', 'grams', '340'],
  ['1.5', 'millimetres', '38'],
  ['', 'grams', ''],
  ['light', 'grams', 'light'],
  ['-3', 'grams', '-85'],
] as const)('an own part of %s, %s, is saved as %s', (typed, kind, metric) => {
  expect(ownMetricText(typed, kind, 'imperial')).toBe(metric);
  expect(ownMetricText(typed, kind, 'metric')).toBe(typed);
});

test('a saved figure is shown in the visitor’s units, with its unit in the label', () => {
  expect(ownMeasureText('340', 'grams', 'imperial')).toBe('12');
  expect(ownMeasureText('340', 'grams', 'metric')).toBe('340');
  expect(ownMeasureLabel('Weight (grams)', 'grams', 'imperial')).toBe('Weight (oz)');
  expect(ownMeasureLabel('Tire clearance (mm, optional)', 'millimetres', 'imperial')).toBe(
    'Tire clearance (in, optional)',
  );
  expect(ownMeasureLabel('Weight (grams)', 'grams', 'metric')).toBe('Weight (grams)');
});
