import { expect, test } from 'vitest';
import { gapText, marginText, readTime, roadText, signedText, speedText, timeText } from './figure-texts.ts';

test.each([
  [43.24, '43.2 s'],
  [60, '1:00'],
  [3266, '54:26'],
  [4655.4, '1:17:35'],
  [3599.6, '1:00:00'],
  [Number.POSITIVE_INFINITY, 'never'],
])('%d seconds read %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
});

test.each([
  [-14.82, '−14.8 s'],
  [0.04, '0.0 s'],
  [63.2, '+63 s'],
])('a gap of %d reads %s', (seconds, text) => {
  expect(gapText(seconds)).toBe(text);
});

test('an uncertainty, a signed figure, a speed and a road', () => {
  expect(marginText(2.55)).toBe('±2.6 s');
  expect(signedText(-0.93, 1)).toBe('−0.9');
  expect(speedText(10, 'metric')).toBe('36.0 km/h');
  expect(speedText(10, 'imperial')).toBe('22.4 mph');
  expect(roadText(13_624, 'imperial')).toBe('8.5 mi');
});

test.each([
  ['54:30', 3270],
  ['1:05:00', 3900],
  ['90', 90],
  ['', null],
  ['1:2:3:4', null],
  ['5m', null],
])('%j is %s seconds', (text, seconds) => {
  expect(readTime(text)).toBe(seconds);
});
