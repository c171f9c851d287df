import { readFileSync } from 'node:fs';
import type { Sheet } from '@pp-tools/domain/catalogue';
import { hasUploadHeader, readUploadSheet, type UploadReading } from '@pp-tools/domain/order';
import ExcelJs from 'exceljs';
import { describe, expect, test } from 'vitest';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { testLimits } from './testing/limits.ts';

const names = [
  'order_id',
  'order_date',
  'order_status',
  'tracking_number',
  'shipping_phone_last4',
  'tracking_link',
];
const good = ['50123', '2026-03-06 09:00:00', 'wc-completed', 'SF1234567890123', '0042', ''];

type Build = (sheet: ExcelJs.Worksheet, workbook: ExcelJs.Workbook) => void;

const put =
  (address: string, value: ExcelJs.CellValue): Build =>
  (sheet) => {
    sheet.getCell(address).value = value;
  };

async function bytesOf(build: Build): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = new ExcelJs.Workbook();
  const sheet = workbook.addWorksheet('orders');
  sheet.addRow(names);
  sheet.addRow(good);
  build(sheet, workbook);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

/** The first sheet with a header row of orders. */
async function sheetIn(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  const sheets = await readSpreadsheet(bytes, testLimits);
  if (!sheets.ok) throw new Error(sheets.fault.code);
  const sheet = sheets.value.find(hasUploadHeader);
  if (sheet === undefined) throw new Error('no sheet with a header');
  return sheet;
}

async function read(build: Build): Promise<UploadReading> {
  return readIn(await bytesOf(build));
}

async function readIn(bytes: Uint8Array<ArrayBuffer>): Promise<UploadReading> {
  const reading = readUploadSheet(await sheetIn(bytes));
  if (!reading.ok) throw new Error(reading.fault.code);
  return reading.value;
}

describe('TRK-13 cells as spreadsheets store them', () => {
  test.each<[string, Build, object]>([
    ['an order id as number', put('A2', 50123), { orderId: '50123' }],
    ['a phone that lost its zeros', put('E2', 42), { phoneLastFour: '0042' }],
    ['a phone with blanks', put('E2', '  0099 '), { phoneLastFour: '0099' }],
    ['15 digits as number', put('D2', 123456789012345), { numbers: ['123456789012345'] }],
    [
      'a date serial with format',
      (sheet) => {
        sheet.getCell('B2').value = 46087.5;
        sheet.getCell('B2').numFmt = 'yyyy-mm-dd hh:mm';
      },
      { time: { local: '2026-03-06T12:00:00', offset: null } },
    ],
    [
      'a date serial without format',
      put('B2', 46087.5),
      { time: { local: '2026-03-06T12:00:00', offset: null } },
    ],
    [
      'a formula with its result',
      put('D2', { formula: '"SF"&"1"', result: 'SF0000000000001' }),
      { numbers: ['SF0000000000001'] },
    ],
    [
      'a link behind another text',
      put('F2', {
        text: '17TRACK',
        hyperlink: 'https://t.17track.net/en#nums=X&fc=100012',
      }),
      { carrier: 100012 },
    ],
    [
      'rich text',
      put('D2', {
        richText: [{ text: 'RR' }, { text: '123456789CN', font: { bold: true } }],
      }),
      { numbers: ['RR123456789CN'] },
    ],
    ['full-width letters', put('D2', 'ＡＢ１２３４５'), { numbers: ['AB12345'] }],
  ])('%s is read', async (_name, build, order) => {
    const { orders, faults } = await read(build);
    expect(faults).toEqual([]);
    expect(orders[0]).toMatchObject(order);
  });

  test.each<[string, Build, string]>([
    ['22 digits as number', put('D2', 9.400111899223818e21), 'number-lost-digits'],
    ['a scientific text', put('D2', '9.40011E+21'), 'number-scientific'],
    ['an error cell', put('D2', { error: '#N/A' }), 'cell-error'],
    [
      'a time without date',
      (sheet) => {
        sheet.getCell('B2').value = 0.5;
        sheet.getCell('B2').numFmt = 'hh:mm';
      },
      'date-time-only',
    ],
    ['a formula without result', put('D2', { formula: '"SF"&"1"' }), 'formula-without-result'],
  ])('%s is refused', async (_name, build, reason) => {
    const { orders, faults } = await read(build);
    expect(orders).toEqual([]);
    expect(faults).toMatchObject([{ row: 2, reason }]);
  });

  test('days counted from 1904 are the same days', async () => {
    const { orders } = await read((sheet, workbook) => {
      workbook.properties.date1904 = true;
      sheet.getCell('B2').value = new Date(Date.UTC(2026, 2, 6, 12));
      sheet.getCell('B2').numFmt = 'yyyy-mm-dd hh:mm';
    });
    expect(orders[0]?.time.local).toBe('2026-03-06T12:00:00');
  });

  test('merged order ids join their rows, hidden rows are read and counted', async () => {
    const { orders, rowsHidden } = await read((sheet) => {
      sheet.addRow([null, '2026-03-06 09:00:00', 'wc-completed', 'LX000000001CN']);
      sheet.mergeCells('A2:A3');
      sheet.getRow(3).hidden = true;
    });
    expect(orders).toMatchObject([{ orderId: '50123', numbers: ['SF1234567890123', 'LX000000001CN'] }]);
    expect(rowsHidden).toBe(1);
  });

  test('the first visible sheet with a header is read, not a hidden one before it', async () => {
    const workbook = new ExcelJs.Workbook();
    workbook.addWorksheet('hidden', { state: 'hidden' }).addRows([names, ['WRONG', ...good.slice(1)]]);
    workbook.addWorksheet('notes').addRow(['hello']);
    workbook.addWorksheet('orders').addRows([names, good]);
    const { orders } = await readIn(new Uint8Array(await workbook.xlsx.writeBuffer()));
    expect(orders.map(({ orderId }) => orderId)).toEqual(['50123']);
  });

  test('a sheet with 16,384 columns is read by its first ones', async () => {
    const { orders } = await read((sheet) => {
      sheet.getCell('XFD2').value = 'far away';
    });
    expect(orders[0]?.orderId).toBe('50123');
  });
});

const reported = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`../../../data/public-cases/${name}`, import.meta.url)));
const numbersIn = async (name: string) =>
  (await readIn(reported(name))).orders.map(({ numbers }) => numbers.join(' '));

describe('workbooks that people had trouble with elsewhere (data/public-cases)', () => {
  test('numbers are those that the sheet shows', async () => {
    expect(await numbersIn('orders-zero-padded-format.xlsx')).toEqual(['004012345678', 'JD0088001234']);
  });

  test.each<[string, number, string, string]>([
    ['zeros', 42, '0000000000', '0000000042'],
    ['a quoted prefix', 88001234, '"JD"0000000000', 'JD0088001234'],
    ['escaped letters', 88001234, '\\J\\D0000000000', 'JD0088001234'],
    ['a prefix without zeros', 123456789, '"LX"0', 'LX123456789'],
    ['zeros in groups', 4012345678, '0000-0000-0000', '0040-1234-5678'],
  ])('a number formatted with %s is read as shown', async (_case, value, numFmt, number) => {
    const { orders } = await read((sheet) => {
      sheet.getCell('D2').value = value;
      sheet.getCell('D2').numFmt = numFmt;
    });
    expect(orders[0]?.numbers).toEqual([number]);
  });

  test.each(['General', '0', '0.00', '#,##0', '@'])('format %s leaves the digits alone', async (numFmt) => {
    const { orders } = await read((sheet) => {
      sheet.getCell('D2').value = 123456789;
      sheet.getCell('D2').numFmt = numFmt;
    });
    expect(orders[0]?.numbers).toEqual(['123456789']);
  });

  test('a link that a formula writes out is followed', async () => {
    const { orders } = await readIn(reported('orders-link-by-formula.xlsx'));
    expect(orders[0]?.carrier).toBe(3011);
  });

  test.each<[string, string, number | null]>([
    ['in two pieces', 'HYPERLINK("https://t.17track.net/en#nums=A"&"&fc=100002","Track")', 100002],
    ['without a text', 'HYPERLINK("https://t.17track.net/en#fc=100002")', 100002],
    ['put together from cells', 'HYPERLINK("https://t.17track.net/en#fc="&A2,"Track")', null],
  ])('an address %s: carrier %s', async (_case, formula, carrier) => {
    const { orders, faults } = await read(put('F2', { formula, result: 'Track' }));
    expect(orders[0]?.carrier ?? null).toBe(carrier);
    expect(faults.map(({ reason }) => reason)).toEqual(carrier === null ? ['formula-without-result'] : []);
  });

  test('a title above the header does not matter', async () => {
    const { orders } = await readIn(reported('orders-title-row.xlsx'));
    expect(orders).toMatchObject([{ orderId: '70001', rows: [3] }]);
  });

  test('numbers printed in groups are one number each', async () => {
    expect(await numbersIn('orders-numbers-with-spaces.xlsx')).toEqual([
      '123456789',
      '9400111899223818000000',
      'LX000000124CN',
      '00340434161094022115',
      'LX000000155CN LX000000169CN',
    ]);
  });

  test('dates as people write them are read', async () => {
    const { orders } = await readIn(reported('orders-dates-as-text.xlsx'));
    expect(orders.map(({ time }) => time.local)).toEqual([
      '2026-03-06T09:00:00',
      '2026-03-16T09:00:00',
      '2026-03-16T21:00:00',
      '2026-03-06T21:00:00',
    ]);
  });

  test.each(['Loading...', '#REF!', '#ERROR!'])('the text %s is an error value', async (value) => {
    const { faults } = await read(put('D2', value));
    expect(faults).toMatchObject([{ row: 2, reason: 'cell-error', value }]);
  });
});
