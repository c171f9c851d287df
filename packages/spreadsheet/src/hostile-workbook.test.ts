import { deflateRawSync } from 'node:zlib';
import ExcelJs from 'exceljs';
import { describe, expect, test } from 'vitest';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { testLimits } from './testing/limits.ts';

const names = ['order_id', 'order_date', 'order_status', 'tracking_number'];
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageUri = 'http://schemas.openxmlformats.org/package/2006';
const sheetKind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const contentTypes = `<Types xmlns="${packageUri}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetKind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetKind}.worksheet+xml"/></Types>`;
const oneSheet = `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const relation = (kind: string, target: string) =>
  `<Relationships xmlns="${packageUri}/relationships"><Relationship Id="rId1" Type="${office}/${kind}" Target="${target}"/></Relationships>`;

/** A part of a zip file that a test makes; what is not told is honest. */
interface TestZipPart {
  readonly name: string;
  readonly text?: string;
  readonly bytes?: Uint8Array;
  readonly declared?: number;
  readonly flags?: number;
  readonly method?: number;
}

/** Puts a zip file together byte by byte, with lies where the test wants them. */
function zipOf(parts: readonly TestZipPart[], count: number = parts.length): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let place = 0;
  for (const { name, text = '', bytes, declared, flags = 0, method = 8 } of parts) {
    const content = bytes ?? Buffer.from(text);
    const packed = deflateRawSync(content, { level: 1 });
    const title = Buffer.from(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flags, 2);
    head.writeUInt16LE(method, 4);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(declared ?? content.length, 18);
    head.writeUInt16LE(title.length, 22);
    locals.push(Buffer.from('PK\u0003\u0004'), head, title, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(place, 10);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), head, tail, title);
    place += 30 + title.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(place, 12);
  return new Uint8Array(Buffer.concat([...locals, listed, Buffer.from('PK\u0005\u0006'), end]));
}

describe('T-ZIP files that are not read', () => {
  test.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['an empty file', new Uint8Array(), 'empty'],
    ['a PDF', new TextEncoder().encode('%PDF-1.7 and so on'), 'other-kind'],
    ['a web page', new TextEncoder().encode('<html><table><tr><td>1</td></tr></table></html>'), 'page'],
    [
      'an old or locked workbook',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...new Array<number>(60).fill(0)]),
      'legacy-xls',
    ],
  ])('%s is told by its kind', async (_name, bytes, fault) => {
    expect(await readSpreadsheet(bytes, testLimits)).toMatchObject({ ok: false, fault: { code: fault } });
  });

  test('a workbook cut off anywhere is refused', async () => {
    const workbook = new ExcelJs.Workbook();
    workbook.addWorksheet('orders').addRows([names, names]);
    const whole = new Uint8Array(await workbook.xlsx.writeBuffer());
    for (let percent = 1; percent < 100; percent += 3) {
      const cut = whole.slice(0, Math.floor((whole.length * percent) / 100));
      expect((await readSpreadsheet(cut, testLimits)).ok).toBe(false);
    }
  });

  const workbookXml = '<workbook/>';
  const bomb = new Uint8Array(210 * 1024 * 1024);
  test.each<[string, Uint8Array<ArrayBuffer>, string]>([
    [
      'declares 2 GB',
      zipOf([{ name: 'xl/workbook.xml', text: workbookXml, declared: 0x7fffffff }]),
      'too-large-unpacked',
    ],
    [
      'unpacks to 210 MB and says so little',
      zipOf([
        { name: 'xl/workbook.xml', text: workbookXml },
        { name: 'xl/sharedStrings.xml', bytes: bomb, declared: 100 },
      ]),
      'too-large-unpacked',
    ],
    [
      'has two parts of one name',
      zipOf([
        { name: 'xl/workbook.xml', text: workbookXml },
        { name: 'xl/workbook.xml', text: workbookXml },
      ]),
      'broken',
    ],
    [
      'has a part outside of itself',
      zipOf([
        { name: 'xl/workbook.xml', text: workbookXml },
        { name: '../x', text: '' },
      ]),
      'broken',
    ],
    ['has 100,000 parts', zipOf([{ name: 'xl/workbook.xml', text: workbookXml }], 0xffff), 'broken'],
    [
      'has more parts than it says',
      zipOf(
        [
          { name: 'xl/workbook.xml', text: workbookXml },
          { name: 'xl/other.xml', text: '' },
        ],
        1,
      ),
      'broken',
    ],
    [
      'names a document type',
      zipOf([
        {
          name: 'xl/workbook.xml',
          text: '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "aaaa">]><workbook>&a;</workbook>',
        },
      ]),
      'broken',
    ],
    ['is locked', zipOf([{ name: 'xl/workbook.xml', text: workbookXml, flags: 1 }]), 'legacy-xls'],
    [
      'is packed in another way',
      zipOf([{ name: 'xl/workbook.xml', text: workbookXml, method: 12 }]),
      'broken',
    ],
    [
      'is another kind of document',
      zipOf([{ name: 'word/document.xml', text: '<document/>' }]),
      'other-kind',
    ],
    ['holds nothing but a workbook', zipOf([{ name: 'xl/workbook.xml', text: workbookXml }]), 'no-sheet'],
  ])('a file that %s is refused', async (_name, bytes, fault) => {
    const read = await readSpreadsheet(bytes, testLimits);
    expect(read.ok).toBe(false);
    if (fault !== 'no-sheet') expect(read).toMatchObject({ ok: false, fault: { code: fault } });
  });

  test('more rows than allowed are refused', async () => {
    const rows = Array.from(
      { length: testLimits.rows + 1 },
      (_, row) => `<row r="${row + 2}"><c t="n"><v>1</v></c></row>`,
    );
    const header = names.map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join('');
    const bytes = zipOf([
      { name: '[Content_Types].xml', text: contentTypes },
      { name: '_rels/.rels', text: relation('officeDocument', 'xl/workbook.xml') },
      { name: 'xl/workbook.xml', text: oneSheet },
      { name: 'xl/_rels/workbook.xml.rels', text: relation('worksheet', 'worksheets/sheet1.xml') },
      {
        name: 'xl/worksheets/sheet1.xml',
        text: `<worksheet xmlns="${main}"><sheetData><row r="1">${header}</row>${rows.join('')}</sheetData></worksheet>`,
      },
    ]);
    expect(await readSpreadsheet(bytes, testLimits)).toEqual({
      ok: false,
      fault: { code: 'too-many-rows', max: testLimits.rows },
    });
  });

  test.each([-1, 1_000_000_000])('a cell that points at shared text %i is no text', async (index) => {
    const bytes = zipOf([
      { name: '[Content_Types].xml', text: contentTypes },
      { name: '_rels/.rels', text: relation('officeDocument', 'xl/workbook.xml') },
      { name: 'xl/workbook.xml', text: oneSheet },
      { name: 'xl/_rels/workbook.xml.rels', text: relation('worksheet', 'worksheets/sheet1.xml') },
      {
        name: 'xl/worksheets/sheet1.xml',
        text: `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="s"><v>${index}</v></c></row></sheetData></worksheet>`,
      },
    ]);
    const sheets = await readSpreadsheet(bytes, testLimits);
    const cells = sheets.ok ? sheets.value.flatMap(({ rows }) => rows.flatMap((row) => row.cells)) : [];
    expect(cells.filter(({ kind }) => kind !== 'empty')).toEqual([]);
  });
});
