import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sheet } from '@pp-tools/domain/catalogue';
import { textOfCell } from '@pp-tools/domain/catalogue';
import { hasUploadHeader, readUploadSheet } from '@pp-tools/domain/order';
import { readWheelsetSheet } from '@pp-tools/domain/wheelset';
import { describe, expect, test } from 'vitest';
import { readRowsText, readSpreadsheet } from './read-spreadsheet.ts';
import { testLimits } from './testing/limits.ts';

async function sheetOf(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  const sheets = await readSpreadsheet(bytes, testLimits);
  if (!sheets.ok) throw new Error(sheets.fault.code);
  return sheets.value[0] ?? { rows: [], rowsHidden: 0, countsFrom1904: false };
}
const utf8 = (text: string) => new TextEncoder().encode(text);
const textsOf = ({ rows }: Sheet) => rows.map(({ cells }) => cells.map(textOfCell));

/** UTF-16 of a text, low byte first or last. */
function utf16(text: string, littleEndian: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  }
  return bytes;
}

describe('texts of rows', () => {
  test.each([',', ';', '\t', '|'])('cells parted by %j are told apart', async (mark) => {
    const rows = [
      ['order_id', 'name', 'price'],
      ['1', 'a', '2'],
      ['3', 'b', '4'],
    ];
    const text = rows.map((row) => row.join(mark)).join('\r\n');
    expect(textsOf(await sheetOf(utf8(text)))).toEqual(rows);
  });

  test('a title with commas above rows with semicolons does not decide', async () => {
    const text = 'Orders, all of them, of March\norder_id;date\n1;2026-03-01\n2;2026-03-02\n';
    expect(textsOf(await sheetOf(utf8(text)))[1]).toEqual(['order_id', 'date']);
  });

  test.each(['sep=;', '"sep=;"', 'SEP=;'])('the line %s names the delimiter and is no row', async (line) => {
    const { rows } = await sheetOf(utf8(`${line}\r\na,b;c\r\n1,5;2\r\n`));
    expect(rows.map(({ row, cells }) => [row, ...cells.map(textOfCell)])).toEqual([
      [2, 'a,b', 'c'],
      [3, '1,5', '2'],
    ]);
  });

  test('quoted cells may hold delimiters, line ends and quotes', async () => {
    expect(textsOf(await sheetOf(utf8('a,"b, ""c""\nd"\n1,2\n')))).toEqual([
      ['a', 'b, "c"\nd'],
      ['1', '2'],
    ]);
  });

  test('a quotation mark that never closes is told with its line', async () => {
    expect(await readSpreadsheet(utf8('a,b\n"1,2\n'), testLimits)).toMatchObject({
      ok: false,
      fault: { code: 'broken-text' },
    });
  });

  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['UTF-8', utf8('单号,名\n1,轮组\n')],
    ['UTF-8 with its mark', utf8('\ufeff单号,名\n1,轮组\n')],
    ['UTF-16 LE with its mark', utf16('\ufeff单号,名\n1,轮组\n', true)],
    ['UTF-16 BE with its mark', utf16('\ufeff单号,名\n1,轮组\n', false)],
    ['UTF-16 LE', utf16('单号,名\n1,轮组\n', true)],
    ['UTF-16 BE', utf16('单号,名\n1,轮组\n', false)],
    [
      'GB 18030',
      // 单号,名 / 1,轮组
      Uint8Array.from([
        0xb5, 0xa5, 0xba, 0xc5, 0x2c, 0xc3, 0xfb, 0x0a, 0x31, 0x2c, 0xc2, 0xd6, 0xd7, 0xe9, 0x0a,
      ]),
    ],
  ])('%s is read', async (_encoding, bytes) => {
    expect(textsOf(await sheetOf(bytes))).toEqual([
      ['单号', '名'],
      ['1', '轮组'],
    ]);
  });

  test('a Western code page is refused: its letters would be guesses', async () => {
    // "Café,Köln" in Windows-1252.
    const bytes = Uint8Array.from([0x43, 0x61, 0x66, 0xe9, 0x2c, 0x4b, 0xf6, 0x6c, 0x6e, 0x0a]);
    expect(await readSpreadsheet(bytes, testLimits)).toEqual({ ok: false, fault: { code: 'encoding' } });
  });

  test('more rows than allowed are refused, not cut', async () => {
    const limits = { ...testLimits, rows: 3 };
    expect(await readSpreadsheet(utf8('a\n1\n2\n3\n'), limits)).toEqual({
      ok: false,
      fault: { code: 'too-many-rows', max: 3 },
    });
  });
});

test('orders pasted from a spreadsheet are read by the reader of workbooks', () => {
  const pasted = [
    'Orders of March',
    'order_id\torder_date\torder_status\ttracking_number\tshipping_phone_last4',
    '70001\t2026年3月6日 9:00\twc-completed\t9400 1118 9922 3818 0000 00\t0042',
    '70002\t3/16/2026 9:00 PM\twc-completed\tLX000000155CN LX000000169CN\t',
  ].join('\n');
  const sheets = readRowsText(pasted, 100);
  const sheet = sheets.ok ? sheets.value.find(hasUploadHeader) : undefined;
  const reading = sheet === undefined ? undefined : readUploadSheet(sheet);
  expect(reading?.ok && reading.value).toMatchObject({
    faults: [],
    orders: [
      { orderId: '70001', numbers: ['9400111899223818000000'], time: { local: '2026-03-06T09:00:00' } },
      {
        orderId: '70002',
        numbers: ['LX000000155CN', 'LX000000169CN'],
        time: { local: '2026-03-16T21:00:00' },
      },
    ],
  });
});

test('the sheet of wheelsets with a delimiter line (data/public-cases) is read with its row numbers', async () => {
  const file = join(import.meta.dirname, '../../../data/public-cases/wheelsets-sep-line.csv');
  const reading = readWheelsetSheet(await sheetOf(Uint8Array.from(readFileSync(file))));
  expect(reading.ok && reading.value.wheelsets).toMatchObject([
    { row: 3, wheelset: { ppId: 9001, price: 1599, weight: 1450 } },
  ]);
});
