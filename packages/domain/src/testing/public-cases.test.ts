import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// Kinds of trouble that people reported of other tools (data/public-cases/README.md): each has a test with the
// reported file, and at least two variants of ours. A file without a line here, or a line whose test is gone, fails.

const root = join(import.meta.dirname, '../../../..');
const climb = 'packages/domain/src/climb';
const profile = `${climb}/track-profile.test.ts`;
const xml = `${climb}/xml-track.test.ts`;
const roadFile = 'packages/web/src/features/climb-calculator/state/road-file.test.ts';
const workbook = 'packages/spreadsheet/src/read-workbook.test.ts';
const rows = 'packages/spreadsheet/src/read-delimited.test.ts';
const sheet = 'packages/domain/src/wheelset/wheelset-sheet.test.ts';
const changes = 'packages/domain/src/wheelset/catalogue-changes.test.ts';
const provider = 'packages/server/src/features/tracking/provider-cases.api.test.ts';
const answers = 'packages/server/src/providers/tracking/answer-wire.test.ts';
const forms = 'packages/server/src/http/nul-characters.api.test.ts';
const fonts = 'packages/web/src/features/tracking-manager/pdf/font-runs.test.ts';
const realFiles = 'e2e/journeys/tracking-real-files.spec.ts';

/** What a test file must say: the name of a reported file, or the title or text of a variant. */
type Said = readonly [file: string, words: string];

const kinds: Readonly<Record<string, { readonly reported: Said; readonly variants: readonly Said[] }>> = {
  'climb-in-one-track.gpx': {
    reported: [profile, 'climb-in-one-track'],
    variants: [
      [profile, 'with a point every 3 m'],
      [profile, 'with a point every 200 m'],
    ],
  },
  'climb-in-two-tracks.gpx': {
    reported: [profile, 'climb-in-two-tracks'],
    variants: [
      [profile, 'in fifteen parts'],
      [profile, 'in two parts without a shared point'],
    ],
  },
  'even-climb.gpx': {
    reported: [profile, 'even-climb'],
    variants: [
      [profile, 'with a short last step'],
      [profile, '500 m at 12 %'],
    ],
  },
  'null-island.gpx': {
    reported: [profile, 'null-island'],
    variants: [
      [profile, 'at 0/0 at the start'],
      [profile, 'on another continent in between'],
    ],
  },
  'gpx-teleport-60-points.gpx': {
    reported: [profile, 'gpx-teleport-60-points'],
    variants: [
      [profile, 'const teleports'],
      [profile, 'a degree off at point'],
    ],
  },
  'zero-heights-at-start.gpx': {
    reported: [profile, 'zero-heights-at-start'],
    variants: [
      [profile, 'zeros in between'],
      [profile, 'a hole that is no zero'],
    ],
  },
  'one-wild-height.gpx': {
    reported: [profile, 'one-wild-height'],
    variants: [
      [profile, 'a single wild height vanishes at a spacing'],
      [profile, '[3, 10, 25, 50, 100]'],
    ],
  },
  'waypoint-before-track.gpx': {
    reported: [profile, 'waypoint-before-track'],
    variants: [
      [xml, "'no waypoint'"],
      [xml, "'no person'"],
    ],
  },
  'numeric-references.gpx': {
    reported: [xml, 'numeric-references'],
    variants: [
      [xml, "'references'"],
      [roadFile, "'windows-1252'"],
    ],
  },
  'route-points-in-extension.gpx': {
    reported: [profile, 'route-points-in-extension'],
    variants: [
      [profile, 'const noHeights'],
      [profile, 'const otherPrefix'],
    ],
  },
  'compressed.gpx.gz': {
    reported: [roadFile, 'compressed.gpx.gz'],
    variants: [
      [roadFile, 'a packed FIT file'],
      [roadFile, 'a packed packed file'],
    ],
  },
  'segments-repeat.gpx': {
    reported: [profile, 'segments-repeat'],
    variants: [
      [profile, 'there.toReversed()'],
      [profile, 'there.slice(20)'],
    ],
  },
  'gpx-slow-413ms.gpx': {
    reported: [profile, 'gpx-slow-413ms'],
    variants: [
      [profile, 'on another continent at the end'],
      [profile, 'a degree off at point'],
    ],
  },
  'orders-zero-padded-format.xlsx': {
    reported: [workbook, 'orders-zero-padded-format'],
    variants: [
      [workbook, 'a quoted prefix'],
      [workbook, 'zeros in groups'],
    ],
  },
  'orders-link-by-formula.xlsx': {
    reported: [workbook, 'orders-link-by-formula'],
    variants: [
      [workbook, "'in two pieces'"],
      [workbook, "'put together from cells'"],
    ],
  },
  'orders-title-row.xlsx': {
    reported: [workbook, 'orders-title-row'],
    variants: [
      [sheet, 'titles, blank rows and a date above'],
      [rows, 'a title with commas above rows with semicolons does not decide'],
    ],
  },
  'orders-numbers-with-spaces.xlsx': {
    reported: [workbook, 'orders-numbers-with-spaces'],
    variants: [
      [rows, '9400 1118 9922 3818 0000 00'],
      [realFiles, 'AB12345 CD12345'],
    ],
  },
  'orders-dates-as-text.xlsx': {
    reported: [workbook, 'orders-dates-as-text'],
    variants: [
      [rows, '3/16/2026 9:00 PM'],
      [realFiles, '2026年4月3日 或 2026年3月4日'],
    ],
  },
  'wheelsets-dot-thousands.csv': {
    reported: [sheet, 'wheelsets-dot-thousands'],
    variants: [
      [sheet, 'a column that certainly writes 1.599,00'],
      [sheet, 'a column that disagrees with itself'],
    ],
  },
  'wheelsets-sep-line.csv': {
    reported: [rows, 'wheelsets-sep-line'],
    variants: [
      [rows, '\'"sep=;"\''],
      [rows, "'SEP=;'"],
    ],
  },
  'wheelsets-error-values.csv': {
    reported: [sheet, 'wheelsets-error-values'],
    variants: [
      [sheet, "'loading…'"],
      [workbook, 'is an error value'],
    ],
  },
  'wheelset-form-bad-1.json': {
    reported: [forms, 'wheelset-form-bad-1.json'],
    variants: [
      [forms, "name: 'Å\\ufffd'"],
      [forms, "intendedUse: 'road, \\udc00'"],
    ],
  },
  'wheelset-form-bad-2.json': {
    reported: [forms, 'wheelset-form-bad-2.json'],
    variants: [
      [forms, 'https://a.example/\\u0000'],
      [forms, "source: '\\u0000'"],
    ],
  },
  'wheelsets-narrow-min-tyre.csv': {
    reported: [changes, 'wheelsets-narrow-min-tyre'],
    variants: [
      [changes, 'minTireWidth: 23'],
      [changes, 'minTireWidth: 25'],
    ],
  },
  'provider-bad-1.json': {
    reported: [answers, 'provider-bad-1.json'],
    variants: [
      [answers, 'one above the largest of the database'],
      [answers, 'in 11 digits of text'],
      [provider, 'a parcel whose answer cannot be read is set aside'],
    ],
  },
  'tracking-wrong-year.json': {
    reported: [provider, 'tracking-wrong-year.json'],
    variants: [
      [provider, "'tells no zone'"],
      [provider, "'has no scan left'"],
    ],
  },
  'tracking-wrong-carrier.json': {
    reported: [provider, 'tracking-wrong-carrier.json'],
    variants: [
      [provider, '更换承运商: a registered parcel moves'],
      [provider, 'else the one with scans'],
    ],
  },
  'tracking-push-of-other-carrier.json': {
    reported: [provider, 'tracking-push-of-other-carrier.json'],
    variants: [
      [provider, 'the one with our carrier, wherever it stands'],
      [provider, 'TRACKING_STOPPED'],
    ],
  },
  'pdf-standard-characters.json': {
    reported: [realFiles, 'pdf-standard-characters'],
    variants: [
      [fonts, 'the table of standard characters (8,105)'],
      [fonts, '信阳市浉河区'],
    ],
  },
  'pdf-decomposed-accents.json': {
    reported: [realFiles, 'pdf-decomposed-accents'],
    variants: [
      [fonts, "'Orle\\u0301ans'"],
      [fonts, "'葛\\u{e0100}城'"],
    ],
  },
  'builder-fit.json': {
    reported: ['packages/domain/src/compatibility/builder-fit.test.ts', 'builder-fit.json'],
    variants: [
      ['packages/domain/src/compatibility/builder-fit.test.ts', "'narrow-1'"],
      ['packages/domain/src/compatibility/builder-fit.test.ts', "'wheel-size-3'"],
    ],
  },
};

/** Kinds that no file can show. */
const withoutFile: Readonly<Record<string, Said>> = {
  'a decimal comma in number fields': ['e2e/journeys/decimal-comma.spec.ts', 'a decimal comma typed'],
  'print in the dark theme': ['e2e/journeys/print.spec.ts', 'black on white in both themes'],
  'the search of orders cleans its text': [
    'e2e/journeys/tracking-faults.spec.ts',
    'the search cleans its text as an upload does',
  ],
  'the calendar marks the day of the shop': [
    'e2e/journeys/tracking-provider.spec.ts',
    'the calendar marks the day of the shop',
  ],
  'addresses of spreadsheets keep their tab': [
    'packages/server/src/providers/spreadsheet/fetch-bytes.test.ts',
    'gviz/tq?tqx=out:csv&sheet=Wheels',
  ],
};

const says = ([file, words]: Said): boolean => readFileSync(join(root, file), 'utf8').includes(words);

describe('public cases', () => {
  test('every reported file is in the list', () => {
    const files = ['data/public-cases', 'data/gpx/reported', 'data/tracking/scripts'].flatMap((folder) =>
      readdirSync(join(root, folder)).filter((name) => !name.endsWith('.md')),
    );
    expect(files.sort()).toEqual(Object.keys(kinds).sort());
  });

  test.each(Object.entries(kinds))('%s has a test with the file and at least two variants', (_, kind) => {
    const { reported, variants } = kind;
    expect(new Set(variants.map((said) => said.join())).size).toBeGreaterThanOrEqual(2);
    expect([reported, ...variants].filter((said) => !says(said))).toEqual([]);
  });

  test.each(Object.entries(withoutFile))('%s has a test', (_, said) => {
    expect(says(said)).toBe(true);
  });
});
