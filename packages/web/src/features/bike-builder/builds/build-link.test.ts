import { readFileSync } from 'node:fs';
import { emptyBuild } from '@pp-tools/domain/bike';
import { afterEach, expect, test, vi } from 'vitest';
import { buildAddress, packBuild, unpackBuild } from './build-link.ts';

/** One link of each form that carries its build, as it was written then; never edited. */
const saved = (file: string): string =>
  readFileSync(new URL(`saved/${file}`, import.meta.url), 'utf8').trim();

afterEach(() => vi.unstubAllGlobals());

test('a link of the first form still opens with its own figures', async () => {
  const build = await unpackBuild(saved('link-1.txt'));
  expect(build).toMatchObject({
    name: 'Race day',
    bike: { type: 'road', rimBrake: false },
    frame: { kind: 'catalogue', frame: { key: 'test-frame', price: 2000, weight: 900 } },
    wheelset: { kind: 'catalogue', wheelset: { ppId: 1001 } },
    groupset: { groupset: { id: 'groupset' } },
  });
  // Written again it is a link of the same build.
  expect(await unpackBuild(await packBuild(build ?? emptyBuild))).toEqual(build);
});

test('a build with an own part travels whole, any other by its ids', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://shop.example' } });
  const wheelset = {
    id: 'custom_1',
    name: 'Mine',
    brand: 'Me',
    price: null,
    weight: 1500,
    minTyreWidth: null,
  };
  expect(await buildAddress({ ...emptyBuild, wheelset: { kind: 'own', wheelset } })).toContain('?build=1.');
  expect(await buildAddress({ ...emptyBuild, bike: { type: 'gravel', rimBrake: false } })).toMatch(
    /\?build=2\.bg$/,
  );
});
