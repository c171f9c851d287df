import { describe, expect, test } from 'vitest';
import { isLargeRemoval, type LinkVerdict, linkKey } from '../catalogue/public.ts';
import { compareCatalogues, suspiciousChanges, valueChanges } from './catalogue-changes.ts';
import { findQualityIssues } from './catalogue-quality.ts';
import type { NewWheelsetWire } from './sheet-columns.ts';
import { blankWheelset } from './wheelset-blank.ts';
import { readWheelsetForm } from './wheelset-form.ts';

const wheel = (ppId: number, changes: Partial<NewWheelsetWire> = {}): NewWheelsetWire => ({
  ...blankWheelset,
  ppId,
  name: `Wheel ${ppId}`,
  shortName: `Wheel ${ppId}`,
  intendedUse: 'road',
  DiscOrRim: 'disc',
  price: 1000,
  weight: 1500,
  ...changes,
});

describe('changes between two catalogues', () => {
  test('names what was added, changed and removed', () => {
    const changes = compareCatalogues([wheel(1), wheel(2)], [wheel(2, { price: 1100 }), wheel(3)]);
    expect(changes).toEqual({
      added: [{ ppId: 3, name: 'Wheel 3' }],
      changed: [{ ppId: 2, name: 'Wheel 2', fields: [{ field: 'price', before: 1000, after: 1100 }] }],
      removed: [{ ppId: 1, name: 'Wheel 1' }],
    });
  });

  test('a sheet without short names changes none of a list that was stored with names in their stead', () => {
    const stored = wheel(1, { shortName: 'Wheel 1' });
    expect(compareCatalogues([stored], [wheel(1, { shortName: ' ' })]).changed).toEqual([]);
  });

  test.each([
    [{ price: 1300 }, []],
    [{ price: 1301 }, ['jump']],
    [{ price: 699 }, ['jump']],
    [{ weight: 3000 }, ['jump']],
    [{ price: -1 }, ['became-unknown']],
    [{ price: -1, weight: 900 }, ['became-unknown', 'jump']],
    [{ warranty: '2 years' }, []],
  ])('%j is suspicious as %j', (change, reasons) => {
    const { changed } = compareCatalogues([wheel(1)], [wheel(1, change)]);
    expect(suspiciousChanges(changed).map(({ reason }) => reason)).toEqual(reasons);
  });
});

describe('data quality', () => {
  const stored = (ppId: number, changes: Partial<NewWheelsetWire> = {}) => ({
    ...wheel(ppId, changes),
    id: ppId,
  });
  const kinds = (wheelsets: readonly ReturnType<typeof stored>[], ppId: number, kind: string) =>
    findQualityIssues(wheelsets)
      .find((quality) => quality.ppId === ppId)
      ?.issues.filter((issue) => issue.kind === kind);

  test('names missing fields, doubles, contradictions and links that lead nowhere', () => {
    const wheels = [
      stored(1, { name: 'DB 508', link: 'https://shop.example/a' }),
      stored(2, { name: 'db508', link: 'https://shop.example/A' }),
      stored(3, { frontRimInnerWidth: 30, frontRimOutterWidth: 28, imgLink: 'https://localhost/x.png' }),
    ];
    expect(kinds(wheels, 1, 'duplicate')).toEqual([
      { kind: 'duplicate', field: 'name', others: [2] },
      { kind: 'duplicate', field: 'link', others: [2] },
    ]);
    expect(kinds(wheels, 3, 'contradiction')).toMatchObject([{ value: 30, otherValue: 28 }]);
    expect(kinds(wheels, 3, 'link')).toEqual([
      {
        kind: 'link',
        field: 'imgLink',
        value: 'https://localhost/x.png',
        verdict: { code: 'malformed' },
      },
    ]);
    expect(kinds(wheels, 3, 'missing')).toContainEqual({ kind: 'missing', field: 'warranty' });
  });

  test.each([
    [{ frontRimInnerWidth: 25, rearRimInnerWidth: 25, minTireWidth: 23, maxTireWidth: 50 }, [23, 23]],
    [{ frontRimInnerWidth: 23, rearRimInnerWidth: 25, minTireWidth: 24 }, [24]],
    [{ frontRimInnerWidth: 25, rearRimInnerWidth: 25, minTireWidth: 25 }, []],
    [{ frontRimInnerWidth: 25, rearRimInnerWidth: 25 }, []],
  ])(
    'a least tire below the inner width is a contradiction (wheelsets-narrow-min-tyre.csv): %j',
    (fields, values) => {
      expect(
        kinds([stored(9001, fields)], 9001, 'contradiction')?.map((issue) =>
          Reflect.get(issue, 'otherValue'),
        ),
      ).toEqual(values);
    },
  );

  test('a visited link that is gone is dead, one that was refused is unclear, and a live one is fine', () => {
    const verdicts = new Map<string, LinkVerdict>([
      [linkKey('link', 'https://shop.example/a'), { code: 'gone', status: 404 }],
      [linkKey('imgLink', 'https://shop.example/a'), { code: 'live' }],
      [linkKey('link', 'https://shop.example/b'), { code: 'refused', status: 403 }],
    ]);
    const links = [
      stored(1, { link: 'https://shop.example/a', imgLink: 'https://shop.example/a' }),
      stored(2, { link: 'https://shop.example/b' }),
      stored(3, { link: 'https://shop.example/never-visited' }),
    ];
    const troubles = findQualityIssues(links, verdicts).map(({ ppId, issues }) => [
      ppId,
      issues.flatMap(({ kind, field }) =>
        kind === 'link' || kind === 'unclear' ? [`${kind} ${field}`] : [],
      ),
    ]);
    expect(troubles).toEqual([
      [1, ['link link']],
      [2, ['unclear link']],
      [3, []],
    ]);
  });

  test('a figure far from those of its use is an outlier; no limit is none', () => {
    const usual = Array.from({ length: 12 }, (_, index) => stored(index + 1, { weight: 1400 + 20 * index }));
    const wheels = [...usual, stored(50, { weight: 5200, riderWeightLimit: 999_999 })];
    expect(kinds(wheels, 50, 'outlier')).toMatchObject([{ field: 'weight', value: 5200 }]);
    expect(kinds(wheels, 3, 'outlier')).toEqual([]);
  });
});

describe('the edit form', () => {
  const edit = (fields: Record<string, string>) =>
    readWheelsetForm(new Map(Object.entries(fields)), wheel(1));

  test('ADM-09 reads its fields like spreadsheet cells and keeps what is not sent', () => {
    expect(edit({ price: '$1,799', riderWeightLimit: 'no limit', warranty: '' })).toEqual({
      ok: true,
      value: { ...wheel(1), price: 1799, riderWeightLimit: 999_999 },
    });
  });

  test.each([
    [{ name: ' ' }, 'name', 'missing'],
    [{ ppId: '-1' }, 'ppId', 'missing'],
    [{ price: 'cheap' }, 'price', 'not-a-number'],
    [{ price: '1e308' }, 'price', 'not-a-number'],
    [{ weight: '1.4 kg' }, 'weight', 'wrong-unit'],
    [{ link: 'javascript:alert(1)' }, 'link', 'not-a-link'],
    [{ name: 'x'.repeat(501) }, 'name', 'too-long'],
  ])('ADM-09 %j is refused at %s as %s', (fields, field, code) => {
    expect(edit(fields)).toMatchObject({ ok: false, fault: [{ field, fault: { code } }] });
  });
});

test.each([
  [0, 0, false],
  [0, 120, false],
  [10, 120, false],
  [11, 120, true],
  [2, 20, false],
  [3, 20, true],
  [1, 5, true],
])('%i of %i removed is a large removal: %j', (removed, before, isLarge) => {
  expect(isLargeRemoval(removed, before)).toBe(isLarge);
});

test('where a value comes from is no change of the wheelset, and never suspicious', () => {
  const fields = [
    { field: 'source', before: 'a test', after: '' },
    { field: 'recalled', before: 'price', after: '' },
    { field: 'price', before: 1000, after: 1100 },
  ] as const;
  expect(suspiciousChanges([{ ppId: 1, name: 'A', fields }])).toEqual([]);
  expect(valueChanges(fields).map(({ field }) => field)).toEqual(['price']);
});
