import { readUploadSheet, type UploadReading } from '@pp-tools/domain/order';
import ExcelJs from 'exceljs';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';

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

async function read(build: Build): Promise<UploadReading> {
  const table = await readWorkbook(await bytesOf(build));
  if (!table.ok) throw new Error(table.fault);
  const reading = readUploadSheet(table.value);
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
    const table = await readWorkbook(new Uint8Array(await workbook.xlsx.writeBuffer()));
    if (!table.ok) throw new Error(table.fault);
    const reading = readUploadSheet(table.value);
    expect(reading.ok && reading.value.orders.map(({ orderId }) => orderId)).toEqual(['50123']);
  });

  test('a sheet with 16,384 columns is read by its first ones', async () => {
    const { orders } = await read((sheet) => {
      sheet.getCell('XFD2').value = 'far away';
    });
    expect(orders[0]?.orderId).toBe('50123');
  });
});
