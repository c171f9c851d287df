import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SheetCell } from '../catalogue/public.ts';
import { growthOnDoubling, linearGrowth } from '../testing/growth.ts';
import { writtenText } from './order-time.ts';
import { readUploadText } from './upload-json.ts';
import { lacksFields, type UploadReading, uploadLimits } from './upload-order.ts';
import { hasUploadHeader, normaliseHeader, readUploadSheet } from './upload-sheet.ts';

const sample = (name: string): string =>
  readFileSync(new URL(`../../../../data/tracking/${name}`, import.meta.url), 'utf8');

function read(name: string): UploadReading {
  const reading = readUploadText(sample(name));
  if (!reading.ok) throw new Error(reading.fault.code);
  return reading.value;
}
const reasons = ({ faults }: UploadReading) => faults.map(({ row, column, reason }) => [row, column, reason]);

test('TRK-12 the valid sample gives six orders, two of them without a number', () => {
  const { orders, faults } = read('upload-01-valid.json');
  expect(faults).toEqual([]);
  expect(orders.map(({ orderId, numbers }) => [orderId, numbers.length])).toEqual([
    ['50101', 1],
    ['50102', 2],
    ['50103', 1],
    ['50104', 1],
    ['50105', 0],
    ['50106', 0],
  ]);
  expect(orders[0]).toMatchObject({ phoneLastFour: '0042', carrier: 190008, status: 'wc-completed' });
});

test('TRK-12 awkward but readable values are read, and what could be guessed wrong is refused with its place', () => {
  const reading = read('upload-02-awkward-valid.json');
  const order = (id: string) => reading.orders.find(({ orderId }) => orderId === id);
  expect(order('50111')?.numbers).toEqual(['YT2600000000000111']);
  expect(order('50112')?.numbers).toEqual(['LX000000124CN', 'LX000000138CN']);
  expect(order('50113')?.numbers).toEqual(['LX000000141CN']);
  expect(order('50114')).toMatchObject({ phoneLastFour: '0042', carrier: 190094 });
  expect(order('50114')?.rows.length).toBe(2);
  expect(order('#50116')?.time.local).toBe('2026-03-07T08:00:00');
  expect(order('50118')?.time).toEqual({ local: '2026-03-07T00:00:00', offset: 'Z' });
  expect(order('50119')?.carrier).toBeNull();
  expect(reasons(reading)).toEqual([
    [6, 'tracking_number', 'number-on-two-orders'],
    [8, 'order_date', 'date-ambiguous'],
    [11, 'tracking_number', 'number-too-short'],
  ]);
  expect(lacksFields(reading)).toBe(false);
});

test('an empty array is an upload of nothing', () => {
  expect(read('upload-03-empty-array.json')).toEqual({ orders: [], faults: [], rowsRead: 0, rowsHidden: 0 });
});

test('500 orders are read without a fault', () => {
  const { orders, faults } = read('upload-04-five-hundred-orders.json');
  expect([orders.length, faults]).toEqual([500, []]);
});

test('TRK-12 what is no array is refused', () => {
  expect(readUploadText(sample('upload-e1-not-an-array.json'))).toEqual({
    ok: false,
    fault: { code: 'not-an-array' },
  });
});

test('TRK-12 broken JSON is refused with its detail', () => {
  const refused = readUploadText(sample('upload-e3-broken.json.txt'));
  expect(refused).toMatchObject({ ok: false, fault: { code: 'unreadable' } });
});

test('TRK-12 missing fields are named with item and field', () => {
  const reading = read('upload-e2-missing-fields.json');
  expect(lacksFields(reading)).toBe(true);
  expect(reasons(reading)).toEqual([
    [2, 'order_date', 'missing'],
    [3, 'order_status', 'missing'],
    [4, 'order_id', 'missing'],
    [5, 'tracking_number', 'missing'],
  ]);
});

test('TRK-12 values and items of a wrong type are refused one by one', () => {
  const reading = read('upload-e4-wrong-types.json');
  expect(reading.orders).toEqual([]);
  expect(lacksFields(reading)).toBe(true);
  expect(reasons(reading)).toEqual([
    [1, 'tracking_number', 'missing'],
    [2, 'tracking_number', 'wrong-type'],
    [3, 'tracking_number', 'wrong-type'],
    [4, 'tracking_number', 'wrong-type'],
    [4, 'tracking_number', 'wrong-type'],
    [4, 'tracking_number', 'wrong-type'],
    [5, 'order_date', 'missing'],
    [6, 'order_id', 'missing'],
    [7, 'order_id', 'missing'],
    [8, null, 'not-an-object'],
    [9, null, 'not-an-object'],
    [10, null, 'not-an-object'],
    [11, null, 'not-an-object'],
  ]);
});

test('a byte order mark in front is passed over', () => {
  expect(read('upload-e5-bom.json.txt').orders).toHaveLength(1);
});

test('hostile keys pollute nothing and hostile texts stay texts', () => {
  const reading = read('upload-e6-hostile-keys.json');
  expect(reading.orders.map(({ orderId }) => orderId)).toEqual(['50216']);
  expect(reading.faults.every(({ row }) => row === 2)).toBe(true);
  expect('polluted' in {} || 'isAdmin' in {}).toBe(false);
});

test('no text makes the reader throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((item) => `[${item}]`),
      ),
      (text) => {
        readUploadText(text);
      },
    ),
    { seed: 6, numRuns: 500 },
  );
});

const text = (value: string, link: string | null = null): SheetCell => ({ kind: 'text', text: value, link });
const number = (value: number, shown: string | null = null): SheetCell => ({ kind: 'number', value, shown });
const empty: SheetCell = { kind: 'empty' };
const names = [
  'order_id',
  'order_date',
  'order_status',
  'tracking_number',
  'shipping_phone_last4',
  'tracking_link',
];

/** Reads a sheet with one row that differs from a good one in some cells. */
function readRow(changes: Readonly<Record<string, SheetCell>>, header: readonly string[] = names) {
  const good: Readonly<Record<string, SheetCell>> = {
    order_id: text('50123'),
    order_date: text('2026-03-06 09:00:00'),
    order_status: text('wc-completed'),
    tracking_number: text('SF1234567890123'),
    shipping_phone_last4: text('0042'),
    tracking_link: text('https://t.17track.net/en#nums=SF1&fc=100012'),
  };
  const cells = names.map((name) => changes[name] ?? good[name] ?? empty);
  const reading = readUploadSheet({
    rows: [
      { row: 1, cells: header.map((name) => text(name)) },
      { row: 2, cells },
    ],
    rowsHidden: 0,
    countsFrom1904: false,
  });
  if (!reading.ok) throw new Error(reading.fault.code);
  return reading.value;
}

test.each<[string, string, SheetCell, object]>([
  ['an order id stored as a number', 'order_id', number(50123), { orderId: '50123' }],
  ['an order id of 1.0E+15', 'order_id', number(1e15), { orderId: '1000000000000000' }],
  ['a phone that lost its zeros', 'shipping_phone_last4', number(42), { phoneLastFour: '0042' }],
  ['a phone with blanks around', 'shipping_phone_last4', text('  0099 '), { phoneLastFour: '0099' }],
  ['15 digits as a number', 'tracking_number', number(123456789012345), { numbers: ['123456789012345'] }],
  ['no number', 'tracking_number', empty, { numbers: [] }],
  [
    'full-width and trailing commas',
    'tracking_number',
    text('LX1CN，LX2CN,'),
    { numbers: ['LX1CN', 'LX2CN'] },
  ],
  [
    'a date cell',
    'order_date',
    { kind: 'date', local: '2026-03-06T12:00:00', timeOnly: false },
    { time: { local: '2026-03-06T12:00:00', offset: null } },
  ],
  [
    'a day count without date format',
    'order_date',
    number(46087.5),
    { time: { local: '2026-03-06T12:00:00', offset: null } },
  ],
  [
    'a link behind another text',
    'tracking_link',
    text('17TRACK', 'https://t.17track.net/en#nums=X&fc=100002'),
    { carrier: 100002 },
  ],
  [
    'a number that the sheet shows with zeros',
    'tracking_number',
    number(4012345678, '004012345678'),
    { numbers: ['004012345678'] },
  ],
  [
    'a number that the sheet shows with a prefix',
    'tracking_number',
    number(88001234, 'JD0088001234'),
    { numbers: ['JD0088001234'] },
  ],
  ['an order id shown with zeros', 'order_id', number(123, '000123'), { orderId: '000123' }],
  ['a phone shown with zeros', 'shipping_phone_last4', number(42, '0042'), { phoneLastFour: '0042' }],
  ['a link without carrier', 'tracking_link', text('17TRACK'), { carrier: null }],
])('TRK-13 %s is read', (_name, column, cell, order) => {
  const { orders, faults } = readRow({ [column]: cell });
  expect(faults).toEqual([]);
  expect(orders[0]).toMatchObject(order);
});

test.each<[string, string, SheetCell, string, string]>([
  [
    '22 digits as a number',
    'tracking_number',
    number(9.400111899223818e21),
    'tracking_number',
    'number-lost-digits',
  ],
  [
    '16 digits as a number',
    'tracking_number',
    number(1234567890123456),
    'tracking_number',
    'number-lost-digits',
  ],
  ['a scientific text', 'tracking_number', text('9.40011E+21'), 'tracking_number', 'number-scientific'],
  [
    'a time of day',
    'order_date',
    { kind: 'date', local: '1904-01-01T12:00:00', timeOnly: true },
    'order_date',
    'date-time-only',
  ],
  ['half a day as a number', 'order_date', number(0.5), 'order_date', 'date-time-only'],
  ['a five-digit phone', 'shipping_phone_last4', number(12345), 'phone_number_last_four', 'phone-invalid'],
  ['a phone with letters', 'shipping_phone_last4', text('12a4'), 'phone_number_last_four', 'phone-invalid'],
  ['an error cell', 'tracking_number', { kind: 'error', text: '#N/A' }, 'tracking_number', 'cell-error'],
  [
    'a formula without result',
    'tracking_number',
    { kind: 'formula-without-result', text: '="SF"&A1' },
    'tracking_number',
    'formula-without-result',
  ],
  [
    'a number shown with other signs',
    'tracking_number',
    number(12345678, '12.345.678'),
    'tracking_number',
    'number-shown-otherwise',
  ],
  ['two short groups', 'tracking_number', text('AB12345 CD12345'), 'tracking_number', 'number-blanks'],
  [
    'a link put together from other cells',
    'tracking_link',
    { kind: 'formula-without-result', text: '=HYPERLINK("https://t.17track.net/en#fc="&A2)' },
    'carrierCode',
    'formula-without-result',
  ],
  ['no order id', 'order_id', empty, 'order_id', 'missing'],
])('TRK-13 %s is refused with its cell', (_name, column, cell, field, reason) => {
  const { orders, faults } = readRow({ [column]: cell });
  expect(orders).toEqual([]);
  expect(faults).toMatchObject([{ row: 2, column: field, reason }]);
});

test.each([
  ['2026年3月6日 9:00', '2026-03-06T09:00:00'],
  ['2026年03月06日', '2026-03-06T00:00:00'],
  ['2026年3月6日 星期五 下午9时05分', '2026-03-06T21:05:00'],
  ['2026/3/6 下午 9:00', '2026-03-06T21:00:00'],
  ['2026/3/6 上午12:30', '2026-03-06T00:30:00'],
  ['3/16/2026 9:00 AM', '2026-03-16T09:00:00'],
  ['3/16/2026, 12:15:30 AM', '2026-03-16T00:15:30'],
  ['3/16/2026 9:00 PM', '2026-03-16T21:00:00'],
  ['16.3.2026 21:00', '2026-03-16T21:00:00'],
])('a date written as %j is %s', (written, local) => {
  expect(readRow({ order_date: text(written) }).orders[0]?.time.local).toBe(local);
});

test.each(['3/4/2026 9:00 AM', '04.03.2026'])('%j alone has two readings and is refused', (written) => {
  expect(readRow({ order_date: text(written) }).faults).toMatchObject([
    { row: 2, column: 'order_date', value: written, reason: 'date-ambiguous' },
  ]);
});

test.each<[string[], string[]]>([
  [
    ['3/4/2026', '3/16/2026'],
    ['2026-03-04', '2026-03-16'],
  ],
  [
    ['3/4/2026', '16/3/2026'],
    ['2026-04-03', '2026-03-16'],
  ],
  [
    ['3/4/2026', '16/3/2026', '3/16/2026'],
    ['2026-03-16', '2026-03-16'],
  ],
])('the other dates of a column tell its order: %j', (written, days) => {
  const rows = written.map((date, index) => ({
    row: index + 2,
    cells: [text(`${index}`), text(date), text('wc-completed'), text(`LX00000000${index}CN`)],
  }));
  const reading = readUploadSheet({
    rows: [{ row: 1, cells: names.map((name) => text(name)) }, ...rows],
    rowsHidden: 0,
    countsFrom1904: false,
  });
  expect(reading.ok && reading.value.orders.map(({ time }) => time.local.slice(0, 10))).toEqual(days);
});

test('TRK-13 titles and blank rows may precede the header, and rows keep the numbers of the sheet', () => {
  const reading = readUploadSheet({
    rows: [
      { row: 1, cells: [text('Orders of March')] },
      { row: 2, cells: [] },
      { row: 3, cells: names.map((name) => text(name)) },
      { row: 4, cells: [text('1'), text('2026-03-06'), text('wc-completed'), text('AB1')] },
    ],
    rowsHidden: 0,
    countsFrom1904: false,
  });
  expect(reading.ok && reading.value.faults).toMatchObject([{ row: 4, reason: 'number-too-short' }]);
});

test('TRK-13 header cells are found whatever their case, blanks and marks', () => {
  const header = ['\ufefforder_id', ' Order_Date ', 'ORDER STATUS', 'tracking-number', '__proto__', 'other'];
  expect(header.map(normaliseHeader).slice(0, 4)).toEqual(names.slice(0, 4));
  expect(readRow({}, header).orders[0]).toMatchObject({
    orderId: '50123',
    phoneLastFour: null,
    carrier: null,
  });
});

test('a sheet without a needed column is refused and names it', () => {
  const table = {
    rows: [{ row: 1, cells: ['order_id', 'order_date', '单号'].map((name) => text(name)) }],
    rowsHidden: 0,
    countsFrom1904: false,
  };
  expect(hasUploadHeader(table)).toBe(true);
  expect(readUploadSheet(table)).toEqual({
    ok: false,
    fault: { code: 'columns-missing', columns: ['order_status', 'tracking_number'] },
  });
});

test('two rows of one order are joined, and the count from 1904 is respected', () => {
  const row = (place: number, numbers: string) => ({
    row: place,
    cells: [text('50123'), number(44625.5), text('wc-completed'), text(numbers)],
  });
  const reading = readUploadSheet({
    rows: [
      { row: 1, cells: names.map((name) => text(name)) },
      row(7, 'LX1CN'),
      row(8, 'LX2CN,LX1CN'),
      { row: 9, cells: [empty, empty] },
    ],
    rowsHidden: 3,
    countsFrom1904: true,
  });
  if (!reading.ok) throw new Error(reading.fault.code);
  expect(reading.value).toMatchObject({ rowsRead: 2, rowsHidden: 3, faults: [] });
  expect(reading.value.orders).toMatchObject([
    { orderId: '50123', numbers: ['LX1CN', 'LX2CN'], rows: [7, 8] },
  ]);
  expect(reading.value.orders.map(({ time }) => writtenText(time))).toEqual(['2026-03-06T12:00:00']);
});

describe('reading an upload takes time in proportion to its rows', { timeout: 120_000 }, () => {
  const item = (order: string, number: string) => ({
    order_id: order,
    order_date: '2026-03-03 18:39:00',
    order_status: 'wc-completed',
    tracking_number: [number],
  });
  const listOf = (itemOf: (index: number) => unknown) => (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, index) => itemOf(index)));

  test.each([
    ['all of one order', (index: number) => item('50101', `ONE${index}A`)],
    ['each of its own order', (index: number) => item(`5${index}`, `ONE${index}A`)],
    ['of two orders with one number', (index: number) => item(`${index % 2}`, 'TWICE1A')],
    ['that are no objects', (index: number) => index],
    ['without any field', () => ({})],
  ])('rows %s', async (_, itemOf) => {
    expect(await growthOnDoubling(readUploadText, listOf(itemOf), 4000)).toBeLessThan(linearGrowth);
  });

  test('an upload beyond the limits is refused before it is built', () => {
    const empty = `[${'{},'.repeat(uploadLimits.rows)}{}]`;
    expect(readUploadText(empty)).toEqual({ ok: false, fault: { code: 'too-large', limit: 'rows' } });
    const crowd = (index: number) => ({
      ...item(`${index}`, ''),
      tracking_number: Array.from({ length: 1000 }, (_, number) => `N${index}X${number}A`),
    });
    expect(readUploadText(listOf(crowd)(400))).toEqual({
      ok: false,
      fault: { code: 'too-large', limit: 'numbers' },
    });
  });
});

test.each(['order_id', 'order_status'])('a %s with letters that were lost elsewhere is refused', (column) => {
  const order = {
    order_id: '50101',
    order_date: '2026-03-07',
    order_status: 'wc-completed',
    tracking_number: [],
    [column]: '订单\ufffd1',
  };
  const reading = readUploadText(JSON.stringify([order]));
  expect(reading.ok && reasons(reading.value)).toEqual([[1, column, 'letters-lost']]);
});

test('phone and carrier of a row belong to its numbers; a row without numbers tells them of the rest', () => {
  const row = (changes: object) => ({
    order_id: '50101',
    order_date: '2026-03-07',
    order_status: 'wc-completed',
    ...changes,
  });
  const reading = readUploadText(
    JSON.stringify([
      row({ tracking_number: 'LX000000124CN', carrierCode: 3011 }),
      row({ tracking_number: 'YT0000000000001', carrierCode: 190008, phone_number_last_four: '0042' }),
      row({ tracking_number: 'YT0000000000002' }),
      row({ tracking_number: [], phone_number_last_four: '0007' }),
    ]),
  );
  expect(reading.ok && reading.value.orders[0]?.parcels).toEqual([
    { number: 'LX000000124CN', carrier: 3011, phoneLastFour: '0007' },
    { number: 'YT0000000000001', carrier: 190008, phoneLastFour: '0042' },
    { number: 'YT0000000000002', carrier: null, phoneLastFour: '0007' },
  ]);
});
