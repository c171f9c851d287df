import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { type Sheet, type SheetCell, sheetOfTexts, textCell } from '../catalogue/public.ts';
import { readWheelsetSheet, type SheetReading } from './wheelset-sheet.ts';

const textsOf = (text: string): string[][] =>
  parse(text, { bom: true, relax_column_count: true, skip_empty_lines: false });
const file = (name: string): string =>
  readFileSync(new URL(`../../../../data/${name}`, import.meta.url), 'utf8');

const rowsOf = (text: string): Sheet => sheetOfTexts(textsOf(text));
type Plain = string | number | boolean | null;

/** A sheet as a workbook holds it: figures and truth values are no texts. */
const sheet = (rows: readonly (readonly Plain[])[]): Sheet => ({
  ...sheetOfTexts([]),
  rows: rows.map((cells, index) => ({ row: index + 1, cells: cells.map(cellOf) })),
});
function cellOf(value: Plain): SheetCell {
  if (typeof value === 'number') return { kind: 'number', value, shown: null };
  return typeof value === 'boolean' ? { kind: 'flag', value } : textCell(value ?? '');
}

function read(rows: Sheet): SheetReading {
  const reading = readWheelsetSheet(rows);
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  return reading.value;
}

const messy = read(rowsOf(file('wheelsets-messy.csv')));
const catalogue = new Map(
  read(rowsOf(file('wheelsets.csv'))).wheelsets.map(({ wheelset }) => [wheelset.ppId, wheelset]),
);
const found = (ppId: number) => messy.wheelsets.find(({ wheelset }) => wheelset.ppId === ppId);

describe('the spreadsheet that staff really keep (data/wheelsets-messy.csv)', () => {
  test('ADM-08 20 rows are accepted, 6 rejected, 2 skipped', () => {
    expect(messy.wheelsets).toHaveLength(20);
    expect([...new Set(messy.rejections.map(({ row }) => row))]).toEqual([11, 18, 19, 20, 22, 29]);
    expect(messy.skippedRows).toEqual([5, 21]);
    expect(messy.ignoredHeadings).toEqual(['Stock', 'Shelf', 'Staff notes']);
  });

  test.each([
    [11, 'Price (USD)', 'call us', { code: 'not-a-number' }],
    [18, 'Brake', 'dsic', { code: 'not-one-of', allowed: ['disc', 'rim'] }],
    [19, 'Weight (g)', '1.635 kg', { code: 'wrong-unit', unit: 'grams' }],
    [22, 'PP ID', '1034', { code: 'already-in-row', row: 8 }],
    [29, 'PP ID', '', { code: 'missing' }],
    [29, 'Use', '', { code: 'missing' }],
    [29, 'Brake', '', { code: 'missing' }],
  ])('ADM-08 row %d is rejected at %s (%j)', (row, heading, value, fault) => {
    expect(messy.rejections).toContainEqual({ row, heading, value, fault });
  });

  test('ADM-08 row 20 is rejected as a whole: 32 cells for 31 headings', () => {
    expect(messy.rejections.find(({ row }) => row === 20)).toMatchObject({
      heading: null,
      fault: { code: 'too-many-cells', cells: 32, headings: 31 },
    });
  });

  const never = { stiffness: -1, source: '', recalled: '' };
  const blankTail = { xfactorIndex: -1, link: '' };
  test.each([
    [2, 1001, {}],
    [3, 1003, {}],
    [4, 1007, { riderWeightLimit: -1, warranty: '', maxTireWidth: -1 }],
    [6, 1022, { intendedUse: 'road, gravel', DiscOrRim: 'disc', riderWeightLimit: 125 }],
    [7, 1024, { name: 'Yoeleo QianKun CS50 Disc', price: 1650, weight: 1185, frontRimDepth: 50 }],
    [8, 1034, { price: 1300, weight: 1530, brand: 'Zipp' }],
    [9, 1035, { price: 2000, intendedUse: 'road, gravel' }],
    [10, 1042, { price: -1, DiscOrRim: 'disc' }],
    [12, 1051, { price: 2850, xfactorIndex: -1 }],
    [13, 1056, { hubType: 'Roval LFD, DT Ratchet EXP 36T', price: 3500 }],
    [14, 1067, { price: -1, hubType: '', intendedUse: 'gravel' }],
    [15, 1068, { name: 'Bontrager Kovee Pro 30 29" Disc', isBoost: 1, isCenterLock: 0 }],
    [16, 1069, { riderWeightLimit: 999999, intendedUse: 'MTB' }],
    [17, 1113, { riderWeightLimit: 999999, price: -1, weight: 1367 }],
    [23, 1090, blankTail],
    [24, 1095, { weight: 1840, DiscOrRim: 'rim' }],
    [25, 1100, { frontRimInnerWidth: 22.4, weight: 1349, price: 3500 }],
    [26, 1104, { weight: -1, maxTireWidth: 50, link: '' }],
    [
      27,
      1108,
      { DiscOrRim: 'rim', price: -1, clincherOrTubelessOrHookless: 'Tubular', frontRimInnerWidth: -1 },
    ],
    [28, 1023, { intendedUse: 'TT', price: 1099, weight: 1720 }],
  ])(
    'ADM-08 row %d (%d) is accepted with a note and equals the catalogue but for %j',
    (row, ppId, changes) => {
      const accepted = found(ppId);
      expect(accepted?.row).toBe(row);
      expect(accepted?.wheelset).toMatchObject(changes);
      expect(messy.notes.some((note) => note.row === row)).toBe(true);
      const expected = { ...catalogue.get(ppId), ...never, ...changes };
      // The sheet keeps an own opinion where a cell is blank or "?"; all other values are the catalogue's.
      const differing = Object.entries(expected).filter(
        ([column, value]) => accepted && Reflect.get(accepted.wheelset, column) !== value,
      );
      expect(differing).toEqual([]);
    },
  );

  test('PP ID 1095.0 is read as 1095, with a note; other figures with .0 need none', () => {
    const notes = messy.notes.filter(({ row }) => row === 24);
    expect(notes).toEqual([{ row: 24, heading: 'PP ID', value: '1095.0', became: 1095 }]);
  });
});

test('ADM-08 the sample catalogue itself is read without a fault or a note', () => {
  const reading = read(rowsOf(file('wheelsets.csv')));
  expect(reading.wheelsets).toHaveLength(120);
  expect(reading.rejections).toEqual([]);
  expect(reading.notes).toEqual([]);
});

describe('sheets that are no catalogue', () => {
  test.each([
    [[], { code: 'sheet-empty' }],
    [[['', ' '], ['# only a comment']], { code: 'sheet-empty' }],
    [[['Name', 'Price']], { code: 'columns-missing', columns: ['ppId', 'intendedUse', 'DiscOrRim'] }],
    [
      [['PP ID', 'Name', 'Use', 'Brake', 'Price', 'Price (USD)']],
      { code: 'column-twice', heading: 'Price (USD)' },
    ],
    [
      [['<!doctype html>']],
      { code: 'columns-missing', columns: ['ppId', 'name', 'intendedUse', 'DiscOrRim'] },
    ],
  ])('%j: %j', (rows, fault) => {
    expect(readWheelsetSheet(sheet(rows))).toEqual({ ok: false, fault });
  });
});

describe('single cells', () => {
  const headings = [
    'PP ID',
    'Name',
    'Use',
    'Brake',
    'Price',
    'Weight',
    'Front Spokes',
    'Front Rim Depth',
    'Boost?',
  ];
  const row = (...cells: (string | number | boolean | null)[]) =>
    read(sheet([headings, [7, 'Wheel', 'road', 'disc', ...cells]]));

  test.each([
    [['=A1*2'], 'formula'],
    [['1.2.3'], 'not-a-number'],
    [['-5'], 'out-of-range'],
    [[-5], 'out-of-range'],
    [['- 5'], 'out-of-range'],
    [['1e5'], 'not-a-number'],
    [['NaN'], 'not-a-number'],
    [['€900'], 'not-a-number'],
    [['900 EUR'], 'wrong-unit'],
    [['1,2345'], 'not-a-number'],
    [[1e308], 'not-a-number'],
    [[900_000], 'out-of-range'],
    [[900, 1.6], 'out-of-range'],
    [[900, '3.5 lb'], 'wrong-unit'],
    [[900, 1600, 20.5], 'not-whole'],
    [[900, 1600, 20, '2 in'], 'wrong-unit'],
    [[900, 1600, 20, '50"'], 'wrong-unit'],
    [[900, 1600, 20, 50, 'maybe'], 'not-one-of'],
  ])('%j is rejected as %s and never guessed', (cells, code) => {
    expect(row(...cells).rejections.map(({ fault }) => fault.code)).toEqual([code]);
  });

  test('figures and truth values of an XLSX file are taken as they are', () => {
    const [only] = row(900.5, 1600, 20, 50, true).wheelsets;
    expect(only?.wheelset).toMatchObject({ price: 900.5, weight: 1600, frontSpokeCount: 20, isBoost: 1 });
  });

  test('headings named like object members are plain unknown headings', () => {
    const reading = read(
      sheet([
        [...headings, '__proto__', 'constructor'],
        [7, 'Wheel', 'road', 'disc'],
      ]),
    );
    expect(reading.ignoredHeadings).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(reading.wheelsets[0]?.wheelset)).toBe(Object.prototype);
  });
});

describe('what people had trouble with elsewhere (data/public-cases)', () => {
  const head = ['ppId', 'name', 'brand', 'intendedUse', 'DiscOrRim', 'price', 'weight', 'hubType'];
  const base = ['9001', 'Case', 'Case', 'road', 'disc'];
  const withPrices = (...prices: string[]) =>
    read(sheet([head, ...prices.map((price, index) => [`${9001 + index}`, ...base.slice(1), price])]));

  test('a dot before three digits of money may be thousands and is refused with the other reading', () => {
    const { rejections } = read(
      sheetOfTexts(
        textsOf(file('public-cases/wheelsets-dot-thousands.csv')).map((row) => row.join(';').split(';')),
      ),
    );
    expect(rejections.map(({ row, fault }) => [row, fault])).toEqual([
      [2, { code: 'ambiguous-number', reading: '1,599' }],
      [3, { code: 'ambiguous-number', reading: '2,499' }],
    ]);
  });

  test.each<[string, string[], (number | string)[]]>([
    ['a column that certainly writes 1.599,00', ['1.599,00', '2.499', '899'], [1599, 2499, 899]],
    ['a column with decimal commas', ['1599,50', '1.250'], [1599.5, 1250]],
    ['a column with decimal points', ['1,599.00', '899.5', '1.599'], [1599, 899.5, 'ambiguous-number']],
    ['a column that disagrees with itself', ['1.599,00', '899.50'], ['not-a-number', 899.5]],
    ['marks of the currency', ['$1.599', 'USD 899'], ['ambiguous-number', 899]],
  ])('%s: each cell is read by its column', (_case, prices, expected) => {
    const { wheelsets, rejections } = withPrices(...prices);
    const found = prices.map(
      (_price, index) =>
        wheelsets.find(({ row }) => row === index + 2)?.wheelset.price ??
        rejections.find(({ row }) => row === index + 2)?.fault.code,
    );
    expect(found).toEqual(expected);
  });

  test('a figure of a workbook is exact, whatever its decimals', () => {
    const { wheelsets } = read(sheet([head, [...base, 1.599]]));
    expect(wheelsets[0]?.wheelset.price).toBe(1.599);
  });

  test('error values are refused in every column with row and heading', () => {
    const { wheelsets, rejections } = read(rowsOf(file('public-cases/wheelsets-error-values.csv')));
    expect(wheelsets).toEqual([]);
    expect(rejections.every(({ fault }) => fault.code === 'cell-error')).toBe(true);
    expect(rejections.map(({ row, heading, value }) => `${row} ${heading} ${value}`)).toEqual([
      '2 hubType #REF!',
      '2 warranty #DIV/0!',
      '2 spokeType #NAME?',
      '3 name #REF!',
      '3 brand Loading...',
      '3 hubType #ERROR!',
      '3 warranty #NUM!',
      '3 spokeType #VALUE!',
    ]);
  });

  test.each([
    '#REF!',
    '#DIV/0!',
    '#NAME?',
    '#NUM!',
    '#VALUE!',
    '#ERROR!',
    '#NULL!',
    'Loading...',
    'loading…',
  ])('%s is refused in a text, a figure and the name', (value) => {
    const reading = read(
      sheet([head, [...base.slice(0, 1), value, 'Case', 'road', 'disc', value, 1400, value]]),
    );
    expect(reading.rejections.map(({ heading }) => heading)).toEqual(['name', 'price', 'hubType']);
  });

  test.each([
    ['a title above', [['Wheels of March'], head, base]],
    ['titles, blank rows and a date above', [['Wheels'], [], ['as of', '2026-03-01'], [], head, base]],
    ['a title that is a heading itself', [['Price'], head, base]],
  ])('the heading row is found with %s', (_case, rows) => {
    const reading = read(sheet(rows));
    expect(reading.wheelsets).toMatchObject([{ row: rows.length, wheelset: { ppId: 9001 } }]);
  });

  test('a heading row below the first ten rows is not looked for', () => {
    const rows = [...Array.from({ length: 10 }, (_, index) => [`note ${index}`]), head, base];
    expect(readWheelsetSheet(sheet(rows)).ok).toBe(false);
  });
});
