import ExcelJs from 'exceljs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';
import { testLimits } from './testing/limits.ts';
import { packZip, unpackZip } from './testing/zip-parts.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const sheetPart = 'xl/worksheets/sheet1.xml';

/** The same workbook with a comment in its sheet, which only the library reads. */
async function forLibrary(bytes: Bytes): Promise<Bytes> {
  const parts = new Map(await unpackZip(bytes));
  const xml = new TextDecoder().decode(parts.get(sheetPart));
  parts.set(sheetPart, new TextEncoder().encode(xml.replace('<sheetData>', '<!-- --><sheetData>')));
  return packZip(parts);
}

async function bothOf(bytes: Bytes) {
  const ours = await readWorkbook(bytes, testLimits);
  return { ours, library: await readWorkbook(await forLibrary(bytes), testLimits) };
}

async function expectSame(bytes: Bytes): Promise<void> {
  const { ours, library } = await bothOf(bytes);
  expect(library.ok).toBe(true);
  expect(ours).toEqual(library);
}

type Build = (sheet: ExcelJs.Worksheet, workbook: ExcelJs.Workbook) => void;
async function bytesOf(build: Build): Promise<Bytes> {
  const workbook = new ExcelJs.Workbook();
  build(workbook.addWorksheet('orders'), workbook);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

describe('rows read without the library are what the library reads', () => {
  test.each<[string, Build]>([
    [
      'dates, padded figures, links and flags',
      (sheet) => {
        for (let row = 1; row <= 6; row += 1) {
          sheet.addRow([
            `a & b <${row}>`,
            row * 1.5,
            new Date(Date.UTC(2026, 2, row, 9)),
            row,
            true,
            'x',
            null,
            'end',
          ]);
          sheet.getCell(`D${row}`).numFmt = '0000000000';
          sheet.getCell(`F${row}`).value = { text: 'Track', hyperlink: `https://t.17track.net/en#fc=${row}` };
        }
      },
    ],
    [
      'days from 1904',
      (sheet, workbook) => {
        workbook.properties.date1904 = true;
        for (let row = 1; row <= 4; row += 1) sheet.addRow([new Date(Date.UTC(2026, 2, row, 12)), row]);
      },
    ],
    [
      'merged cells, hidden rows, gaps and formulas',
      (sheet) => {
        for (const row of [1, 2, 5, 9]) sheet.getRow(row).values = [undefined, `r${row}`, row, `t${row}`];
        sheet.mergeCells('C1:C2');
        sheet.getRow(5).hidden = true;
        sheet.getCell('E9').value = { formula: 'B9+1', result: 10 };
        sheet.getCell('E2').value = { error: '#N/A' };
      },
    ],
    [
      'rich texts and escapes',
      (sheet) => {
        sheet.addRow([
          '_x0041_',
          { richText: [{ text: 'a' }, { text: 'b', font: { bold: true } }] },
          ' lead ',
          'Å <&"\'>',
        ]);
        sheet.addRow(['plain', 'b', 'c', 1e21]);
      },
    ],
  ])('%s', async (_name, build) => {
    await expectSame(await bytesOf(build));
  });

  test('any texts and figures in any cells', async () => {
    const cell = fc.oneof(
      fc
        .string({ maxLength: 12, unit: 'grapheme' })
        .filter((text) => /^[^\p{Cc}\p{Cs}\ufffe\uffff]*$/u.test(text)),
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { maxLength: 6 }), { minLength: 1, maxLength: 8 }),
        async (rows) => {
          await expectSame(
            await bytesOf((sheet) => {
              for (const row of rows) sheet.addRow(row);
            }),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a sheet that is put together by hand', () => {
  const row = (cells: string, number = 2) => `<row r="${number}">${cells}</row>`;
  async function read(rows: string) {
    const parts = new Map(await unpackZip(await bytesOf((sheet) => sheet.addRow(['head', 'two']))));
    const xml = new TextDecoder().decode(parts.get(sheetPart)).replace('</sheetData>', `${rows}</sheetData>`);
    parts.set(sheetPart, new TextEncoder().encode(xml));
    return bothOf(packZip(parts));
  }

  test.each([
    ['cells without names', row('<c t="inlineStr"><is><t>a</t></is></c><c><v>2</v></c>')],
    ['attributes in another order', row('<c r="A2" t="str" s="0"><v>a</v></c><c s="0" r="B2"><v>2</v></c>')],
    ['a cell that names another row', row('<c r="A1" t="str"><v>a</v></c>')],
    [
      'a later row that writes into an earlier one',
      row('<c r="A2" t="str"><v>a</v></c>') + row('<c r="A2"><f>1</f><v>1</v></c>', 3),
    ],
    ['columns in another order', row('<c r="B2"><v>1</v></c><c r="A2"><v>2</v></c>')],
    ['a row twice', row('<c r="A2"><v>1</v></c>') + row('<c r="A2"><v>2</v></c>')],
    ['a text as figure', row('<c r="A2"><v>12a</v></c><c r="B2"><v> 7</v></c>')],
    ['a shared text that is not there', row('<c r="A2" t="s"><v>99</v></c>')],
    ['a style that is not there', row('<c r="A2" s="99"><v>1</v></c><c r="B2" s="99"><v>2</v></c>')],
    ['an empty text', row('<c r="A2" t="inlineStr"><is><t></t></is></c>')],
    ['references', row('<c r="A2" t="str"><v>&#65;&amp;&unknown;</v></c>')],
    ['a row that ends at once', `<row r="2"/><row r="3" hidden="1"/>${row('<c r="A4"><v>1</v></c>', 4)}`],
    ['blanks between the cells', row(' <c r="A2"><v>1</v></c>\n')],
  ])('with %s reads as the library does', async (_name, rows) => {
    const { ours, library } = await read(rows);
    expect(ours).toEqual(library);
  });

  // The library takes the first shared text for no index.
  test('a cell of a shared text that names none is empty', async () => {
    const { ours } = await read(row('<c r="A2" t="s"/><c r="B2"><v>1</v></c>'));
    expect(ours.ok && ours.value[0]?.rows[1]?.cells).toEqual([
      { kind: 'empty' },
      { kind: 'number', value: 1, shown: null },
    ]);
  });

  test.each([
    ['a cell without end', row('<c r="A2"><v>1</v>')],
    ['a row without end', '<row r="2"><c r="A2"><v>1</v></c>'],
    ['a text that runs into the next', row('<c r="A2" t="inlineStr"><is><t>a</t></is><is><t>b</t></is></c>')],
  ])('with %s is refused', async (_name, rows) => {
    expect(await read(rows)).toMatchObject({ ours: { ok: false, fault: { code: 'broken' } } });
  });
});
