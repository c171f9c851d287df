import { csvText } from '@pp-tools/domain/core';
import { exportHeadings, exportRow, hasUploadHeader, readUploadSheet } from '@pp-tools/domain/order';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { testLimits } from './testing/limits.ts';
import { writeWorkbook } from './write-workbook.ts';

const number = fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{4,28}$/);
/** Ids and states as they are stored: clean, with signs that spreadsheets like to change. */
const stored = fc.oneof(
  fc.constantFrom(
    '50101',
    '007',
    '#50116',
    '=1+1',
    '+49',
    '-5',
    '@a',
    '1e5',
    '2026-03-04',
    'a,b;c',
    'a "b"',
    "'a",
  ),
  fc.stringMatching(/^[\p{L}\p{N}!-~]{1,20}$/u).filter((text) => text === text.normalize('NFKC')),
);
const parcel = fc.record({
  phoneLastFour: fc.option(fc.stringMatching(/^\d{4}$/)),
  carrier: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
});
const order = fc.record({
  orderId: stored,
  orderStatus: stored,
  orderTime: fc
    .date({ min: new Date('1970-01-02'), max: new Date('2199-01-01'), noInvalidDate: true })
    .map((date) => `${date.toISOString().slice(0, 19)}+08:00`),
  parcels: fc.array(parcel, { maxLength: 3 }),
});
/** Orders with ids and numbers of their own, as the database has them. */
const orders = fc
  .tuple(
    fc.uniqueArray(order, { selector: ({ orderId }) => orderId, minLength: 1, maxLength: 6 }),
    fc.uniqueArray(number, { minLength: 18, maxLength: 18 }),
  )
  .map(([list, numbers]) =>
    list.map((one, index) => ({
      ...one,
      parcels: one.parcels.map((each, place) => ({ ...each, number: numbers[index * 3 + place] ?? '' })),
    })),
  );

type StoredOrder = typeof orders extends fc.Arbitrary<(infer Each)[]> ? Each : never;

const rowsOf = (list: readonly StoredOrder[]) => [
  exportHeadings,
  ...list.flatMap(({ parcels, ...rest }) =>
    (parcels.length === 0 ? [{ number: null, phoneLastFour: null, carrier: null }] : parcels).map((each) =>
      exportRow({ ...rest, ...each, status: 'InTransit', lastSynced: null }),
    ),
  ),
];

async function readBack(bytes: Uint8Array<ArrayBuffer>) {
  const sheets = await readSpreadsheet(bytes, testLimits);
  const sheet = sheets.ok ? sheets.value.find(hasUploadHeader) : undefined;
  const reading = sheet === undefined ? null : readUploadSheet(sheet);
  if (!reading?.ok) throw new Error('not read');
  expect(reading.value.faults).toEqual([]);
  return reading.value.orders.map(({ orderId, status, time, parcels }) => ({
    orderId,
    orderStatus: status,
    orderTime: `${time.local}${time.offset}`,
    parcels: parcels.map(({ phoneLastFour, carrier, number }) => ({ phoneLastFour, carrier, number })),
  }));
}

describe('an export of orders', () => {
  test.each([
    ['CSV', async (rows) => new TextEncoder().encode(`\ufeff${csvText(rows)}`)],
    ['XLSX', (rows) => writeWorkbook('orders', rows)],
  ] satisfies [string, (rows: string[][]) => Promise<Uint8Array<ArrayBuffer>>][])(
    'is read back unchanged from %s by the reader of uploads',
    async (_form, write) => {
      await fc.assert(
        fc.asyncProperty(orders, async (list) => {
          const bytes = await write(rowsOf(list).map((cells) => [...cells]));
          expect(await readBack(bytes)).toEqual(list);
        }),
        { numRuns: 200 },
      );
    },
  );
});
