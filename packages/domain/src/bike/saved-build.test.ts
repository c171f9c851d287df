import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Build,
  buildLines,
  migrateSavedBuild,
  readSavedBuild,
  savedBuildVersion,
  totalsOf,
} from './public.ts';

/** Builds as browsers hold them, one file for each version; they are never edited, a new version is a new file. */
const saved = (version: number): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`saved/build-${version}.json`, import.meta.url), 'utf8'));
const read = (version: number): Build => readSavedBuild(migrateSavedBuild(saved(version), version));
const versions = Array.from({ length: savedBuildVersion + 1 }, (_, version) => version);

test.each(versions)('BLD-92 a build saved in version %i is read whole', (version) => {
  const build = read(version);
  expect(build).toMatchObject({
    name: 'Race day',
    bike: { type: 'road', rimBrake: false },
    frame: { frame: { key: 'test-frame', weight: 900, maxTyreWidth: { front: 32 } } },
    wheelset: { wheelset: { ppId: 1001, rimInnerWidth: { front: 23 } } },
    groupset: {
      groupset: { id: 'groupset' },
      parts: { cassette: { editedPrice: 90, component: { cassetteRange: '11-34' } }, chain: { weight: 250 } },
    },
    others: [{ part: { id: 'saddle' } }],
    frameConfigurations: { 'test-frame': { handlebar: { kind: 'listed' }, seatpost: { kind: 'own' } } },
    wheelsetConfigurations: { 1: { tyre: { width: 28 }, tube: { kind: 'tube' } } },
    ownFrames: [{ key: 'custom_1', tyreClearance: 30 }],
    ownWheelsets: [{ id: 'custom_2' }],
  });
  expect(totalsOf(buildLines(build)).weight).toEqual(totalsOf(buildLines(read(savedBuildVersion))).weight);
});

/** Fields of a part that say nothing by being absent; a field that is added later must be one of them. */
const optional = {
  frame: ['brand', 'price', 'material', 'bottomBracketShell', 'takesUniversalHanger', 'maxTyreWidth', 'fork'],
  wheelset: ['brand', 'weight', 'minTyreWidth', 'isDisc', 'rimType', 'rimDepth', 'imageLink', 'fit'],
} as const;

test.each([
  ...optional.frame.map((name) => ['frame', name] as const),
  ...optional.wheelset.map((name) => ['wheelset', name] as const),
])('a saved %s without %s is read with that unknown', (part, name) => {
  const build = saved(savedBuildVersion);
  const less = JSON.parse(JSON.stringify(build[part], (key, value) => (key === name ? undefined : value)));
  const whole = readSavedBuild(build);
  const shorter = readSavedBuild({ ...build, [part]: less });
  expect(shorter[part]).not.toBeNull();
  expect({ ...shorter, [part]: null }).toEqual({ ...whole, [part]: null });
});
