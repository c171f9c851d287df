import { expect, test } from 'vitest';
import { lastBuildIn } from './last-build.ts';

const stored = (build: object) => JSON.stringify({ version: 1, value: { build } });
const bike = { type: 'road', rimBrake: false };

test.each([
  [{ bike }, '/bike-builder/frameset'],
  [{ bike, frame: {} }, '/bike-builder/wheelset'],
  [{ bike, frame: {}, wheelset: {} }, '/bike-builder/components'],
])('a build with %j goes on at %s', (parts, path) => {
  expect(lastBuildIn(stored({ name: 'Alps', ...parts }))).toEqual({ name: 'Alps', path });
});

test.each([null, '', '{', '7', stored({ name: 'Empty' }), stored({ name: 'Empty', bike: null })])(
  'nothing goes on from %j',
  (text) => {
    expect(lastBuildIn(text)).toBeNull();
  },
);
