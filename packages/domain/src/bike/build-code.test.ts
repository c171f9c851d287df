import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factsFromWire } from '../catalogue/public.ts';
import { type FrameSize, frameSizeFields } from '../frameset/public.ts';
import { componentTypes } from '../groupset/public.ts';
import { tryGoals } from '../testing/goal-figures.ts';
import { dataRows, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { componentLetters, slotLetters } from './build-code.ts';
import { linkText, readLinkText } from './link-text.ts';
import { partCode } from './part-code.ts';
import { type Build, decodeBuild, emptyBuild, encodeBuild, formOfBuildLink, leanBuild } from './public.ts';

const sizes: readonly FrameSize[] = dataRows('frame-sizes.csv', frameSizeFields).map((row) =>
  factsFromWire(frameSizeFields, row),
);
const catalogue = { ...sampleCatalogue(), sizes };
const tried = tryGoals(catalogue);

/** What a link says: when a tyre was put on is not part of it. */
const said = (build: Build): unknown =>
  JSON.parse(JSON.stringify(leanBuild(build)), (name, value: unknown) => (name === 'updatedAt' ? '' : value));

const readBack = (build: Build) => {
  const code = encodeBuild(build);
  if (code === null) throw new Error('the build has own parts');
  return decodeBuild(code, catalogue);
};

/** A whole road bike with everything that can be set. */
function aFullBuild(): Build {
  const made = tried.find(
    ({ bike, made: { build } }) => bike.type === 'road' && build.others.length > 3,
  )?.made;
  const build = made?.build;
  if (build?.frame?.kind !== 'catalogue' || build.groupset === null) throw new Error('no such build');
  const { key } = build.frame.frame;
  const size = sizes.find(({ frameId }) => frameId === key);
  const parts = Object.fromEntries(
    Object.entries(build.groupset.parts ?? {}).map(([type, choice]) => [
      type,
      choice.kind === 'catalogue' ? { ...choice, editedPrice: 123.45, editedWeight: 678 } : choice,
    ]),
  );
  return {
    ...build,
    name: 'Für die Berge, 山 #1',
    frameSizes: size === undefined ? {} : { [key]: size },
    groupset: { ...build.groupset, parts },
    groupsetConfigurations: { [build.groupset.groupset.id]: parts },
    overrides: { 'tyre-clearance||fork:A|tyre:B': 'I have ridden this: it fits.' },
  };
}

describe('a build as a short code', () => {
  test('every bike of the catalogue reads back whole from less than 400 characters of address', () => {
    expect(tried.length).toBeGreaterThan(100);
    for (const { name, made } of tried) {
      expect([name, readBack(made.build)?.missing]).toEqual([name, 0]);
      expect(said(readBack(made.build)?.build ?? emptyBuild)).toEqual(said(made.build));
      const address = `https://tools.some-shop.example/build-summary?build=${encodeBuild(made.build)}`;
      expect(address.length).toBeLessThan(400);
    }
  });

  test('sizes, edited figures, notes and the name travel', () => {
    const build = aFullBuild();
    expect(said(readBack(build)?.build ?? emptyBuild)).toEqual(said(build));
  });

  test('a build with an own part has no code', () => {
    const own = { id: 'custom_1', name: 'Mine', brand: 'Me', price: null, weight: 1500, minTyreWidth: null };
    expect(encodeBuild({ ...emptyBuild, wheelset: { kind: 'own', wheelset: own } })).toBeNull();
  });

  test('a part that left the catalogue is counted and the rest is read', () => {
    const build = aFullBuild();
    const code = encodeBuild(build) ?? '';
    const smaller = { ...catalogue, frames: [], tyres: [] };
    const read = decodeBuild(code, smaller);
    expect(read?.missing).toBe(2);
    expect(read?.build.frame).toBeNull();
    expect(read?.build.groupset?.groupset.id).toBe(build.groupset?.groupset.id);
  });

  test('codes written by the first version keep their meaning', () => {
    // Written by the version of 29 November 2026; never edited.
    const read = decodeBuild('2.br.w1001.nRace_day', catalogue);
    expect(read).toMatchObject({
      missing: 0,
      build: {
        name: 'Race day',
        bike: { type: 'road', rimBrake: false },
        wheelset: { wheelset: { ppId: 1001 } },
      },
    });
    expect(partCode('specialized-s-works-tarmac-sl8')).toMatchInlineSnapshot(`"WtbrQMx"`);
    expect(partCode('')).toMatchInlineSnapshot(`"5T97TEQ"`);
  });

  test('no two parts of a list share a code, nor two letters', () => {
    const lists = [
      catalogue.frames.map(({ key }) => key),
      catalogue.components.map(({ id }) => id),
      catalogue.tyres.map(({ id }) => id),
      catalogue.others.map(({ category, id }) => `${category}:${id}`),
    ];
    for (const ids of lists) expect(new Set(ids.map(partCode)).size).toBe(new Set(ids).size);
    expect(new Set(Object.values(componentLetters)).size).toBe(componentTypes.length);
    expect(new Set(Object.values(slotLetters)).size).toBe(4);
  });

  test('ten thousand ids have ten thousand codes', () => {
    const codes = Array.from({ length: 10_000 }, (_, index) => partCode(`part-of-a-large-shop-${index}`));
    expect(new Set(codes).size).toBe(10_000);
  });

  test('any address is read or refused, never thrown at', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('__proto__', 'x-0000', '{"'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...'bfzcwtusgpoxn'), hostile)), (segments) => {
        const code = `2.${segments.map((segment) => segment.join('')).join('.')}`;
        const read = decodeBuild(code, catalogue);
        if (read === null) return;
        const again = encodeBuild(read.build);
        expect(again === null ? null : said(decodeBuild(again, catalogue)?.build ?? emptyBuild)).toEqual(
          said(read.build),
        );
      }),
    );
  });

  test('any text travels as link text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(linkText(text)).toMatch(/^[\w-]*$/);
        expect(readLinkText(linkText(text))).toBe(text);
      }),
    );
    expect(readLinkText('a b')).toBeNull();
  });
});

test.each([
  ['1.q1Yq', 'whole'],
  ['2.br', 'code'],
  ['3.anything', 'newer'],
  ['0.x', 'unreadable'],
  ['', 'unreadable'],
  ['no link', 'unreadable'],
])('%j is %s', (text, form) => {
  expect(formOfBuildLink(text)).toBe(form);
});
