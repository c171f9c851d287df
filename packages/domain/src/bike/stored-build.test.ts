import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  emptyBuild,
  freeName,
  judgeName,
  longestBuildName,
  type StoredBuild,
  sortStored,
  storedBuildSchema,
  storedUnder,
} from './public.ts';

const stored = (id: string, name: string, savedAt = '2026-01-01T10:00:00.000Z'): StoredBuild => ({
  id,
  savedAt,
  build: { ...emptyBuild, name },
});
const shelf = [stored('a', 'Race day'), stored('b', 'Race day 2'), stored('c', 'Winter')];

test.each([
  ['Race day', 'Race day 3'],
  ['race DAY', 'race DAY 3'],
  ['Summer', 'Summer'],
  ['  ', 'My Build'],
])('the free name for %j is %j', (wanted, expected) => {
  expect(freeName(shelf, wanted)).toBe(expected);
});

test('a free name is free and no longer than a name may be', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 12 }), (wishes) => {
      let builds: readonly StoredBuild[] = [];
      for (const [place, wish] of wishes.entries()) {
        const name = freeName(builds, wish);
        expect(storedUnder(builds, name)).toBeNull();
        expect(name.length).toBeLessThanOrEqual(longestBuildName);
        builds = [...builds, stored(String(place), name)];
      }
    }),
    { seed: 20_261_128 },
  );
});

test.each([
  ['a', '', 'blank'],
  ['a', 'winter ', 'taken'],
  ['a', 'RACE DAY', null],
  ['a', 'New', null],
])('build %s named %j is judged %j', (id, name, fault) => {
  expect(judgeName(shelf, id, name)).toBe(fault);
});

test('the latest saved comes first', () => {
  const late = stored('z', 'Late', '2026-02-01T10:00:00.000Z');
  expect(sortStored([...shelf, late]).map(({ id }) => id)).toEqual(['z', 'a', 'b', 'c']);
});

test('a stored build with a broken part keeps the rest of it', () => {
  const saved = JSON.parse(JSON.stringify(stored('a', 'Race day')));
  saved.build.frame = 'rubbish';
  expect(storedBuildSchema.parse(saved)).toEqual(stored('a', 'Race day'));
  expect(storedBuildSchema.safeParse({ ...saved, savedAt: 'yesterday' }).success).toBe(false);
});
