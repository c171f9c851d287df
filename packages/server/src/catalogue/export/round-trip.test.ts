import {
  cellFault,
  isUnknownValue,
  type PartField,
  wireNoLimit,
  wireUnknown,
} from '@pp-tools/domain/catalogue';
import { type CatalogueExportFormat, catalogueExportFormats, type StaffRow } from '@pp-tools/domain/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sheetsOfBytes } from '../import/import-file.ts';
import { ListReader } from '../import/read-list-sheet.ts';
import { missingKeys, understandSheets } from '../import/understood-sheet.ts';
import { staffFields, staffLists } from '../list-labels.ts';
import type { PartList } from '../part-list.ts';
import { readEntry } from '../read-entry.ts';
import { keyOf, keyText } from '../staff-rows.ts';
import { type WrittenList, writeLists } from './written-lists.ts';

/** Texts that spreadsheets and readers like to take for something else. */
const hardTexts = [
  '+1 spacer',
  '-5 mm',
  '@home',
  '=SUM(A1)',
  'a,b;c',
  'say "hi"',
  'Überwurf ½″',
  '0042',
  '1e5',
  '10-12',
  '3/4',
  'true',
  "it's",
  '１２',
];
const figures = ['90;100', '11-12-13', '-6;6', '7'];

/** Values that a field stores, as an editor's entry leaves them. */
function storedValue(field: PartField): fc.Arbitrary<string | number> {
  const { takes, as, pattern } = field;
  switch (takes.kind) {
    case 'number': {
      const { min, max } = takes;
      const plain = takes.whole
        ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
        : fc.integer({ min: Math.ceil(min * 1000), max: Math.floor(max * 1000) }).map((n) => n / 1000);
      return fc.oneof(
        plain,
        fc.constant(wireUnknown),
        ...(takes.unlimited ? [fc.constant(wireNoLimit)] : []),
      );
    }
    case 'flag':
      return fc.constantFrom(wireUnknown, 0, 1);
    case 'word':
      return fc.constantFrom('', ...takes.words);
    case 'word-list':
      return fc.subarray([...takes.words]).map((words) => words.join(';'));
    case 'link':
      return fc.constantFrom('', 'https://shop.example/a?b=1,2&c="x"');
    default:
      if (as === 'number') return fc.constantFrom('', '-3.5', '0', '12');
      if (as === 'numbers') return fc.constantFrom('', ...figures);
      if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern.source));
      return fc.oneof(fc.constant(''), fc.constantFrom(...hardTexts), fc.string({ maxLength: 20 }));
  }
}

/** Rows with every field, as the catalogue would store them. */
const rowsOf = (list: PartList): fc.Arbitrary<StaffRow[]> => {
  const fields = staffFields(list);
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      storedValue(field).map((value) => stored(field, value)),
    ]),
  );
  return fc.array(fc.record(shape), { minLength: 1, maxLength: 4 }).map((rows) => {
    const named = new Map(rows.map((row, index) => [index, requiredFilled(fields, row, index)]));
    const unique = new Map([...named.values()].map((row) => [keyText(keyOf(list, row)), row]));
    // The row has every field of the list.
    return [...unique.values()].filter((row) => list.check(row as Parameters<PartList['check']>[0]) === null);
  });
};

/** What an entry of a value stores; what the field does not take is not known. */
function stored(field: PartField, value: string | number): string | number {
  const read = readEntry(field, value);
  return read.ok && cellFault(field, read.value) === null ? read.value : typeof value === 'number' ? -1 : '';
}

function requiredFilled(fields: Readonly<Record<string, PartField>>, row: StaffRow, index: number): StaffRow {
  const filled = Object.entries(fields).map(([name, { isKey, takes }]) => {
    const value = row[name] ?? '';
    if (!isKey || !isUnknownValue(value)) return [name, value];
    if (takes.kind === 'number') return [name, takes.max];
    return [name, takes.kind === 'word' ? (takes.words[0] ?? '') : `x${index}`];
  });
  return Object.fromEntries(filled);
}

async function readBack(written: readonly WrittenList[], format: CatalogueExportFormat) {
  const { name, bytes } = await writeLists(written, format);
  const remembered = { ofList: () => new Map(), isKnown: () => false };
  const sheets = understandSheets(await sheetsOfBytes(name, bytes), null, null, remembered);
  return sheets.map((sheet) => {
    if (sheet.list === null) throw new Error(`the sheet ${sheet.name} is no list`);
    expect(missingKeys(sheet.list, sheet.columns)).toEqual([]);
    expect(sheet.columns, sheet.list.table).toEqual(Object.keys(staffFields(sheet.list)));
    const reader = new ListReader(sheet.list, new Map());
    reader.readSheet(sheet);
    expect(reader.refused, sheet.list.table).toEqual([]);
    return { list: sheet.list, rows: [...reader.taken.values()].map(({ values }) => values) };
  });
}

test.each(catalogueExportFormats)(
  'every field of every list comes back from an export as %s',
  async (format) => {
    for (const [list] of staffLists) {
      await fc.assert(
        fc.asyncProperty(rowsOf(list), async (rows) => {
          if (rows.length === 0) return;
          expect(await readBack([{ list, rows }], format)).toEqual([{ list, rows }]);
        }),
        { numRuns: format === 'xlsx' ? 15 : 40 },
      );
    }
  },
  120_000,
);

test.each(catalogueExportFormats)('all lists come back from one file as %s', async (format) => {
  const written = staffLists.map(([list]) => {
    const fields = staffFields(list);
    const rows = fc.sample(rowsOf(list), { numRuns: 3, seed: 7 }).flat();
    const unique = new Map(
      rows.map((row, index) => [keyText(keyOf(list, row)), requiredFilled(fields, row, index)]),
    );
    return { list, rows: [...unique.values()] };
  });
  const filled = written.filter(({ rows }) => rows.length > 0);
  expect(await readBack(filled, format)).toEqual(filled);
});
