import { crc32, deflateRawSync } from 'node:zlib';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const head = [
  'order_id',
  'order_date',
  'order_status',
  'tracking_number',
  'shipping_phone_last4',
  'tracking_link',
];

const textCell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const relation = (name: string, target: string): string =>
  `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/${name}" Target="${target}"/></Relationships>`;

/** An XLSX workbook with so many orders, as a shop exports them. */
export function largeWorkbook(orders: number): Buffer {
  const rows = Array.from({ length: orders }, (_, index) => {
    const cells = [
      String(700_000 + index),
      '2026-03-03 18:39:00',
      'wc-completed',
      `YT26${String(index).padStart(14, '0')}`,
      '0042',
      'https://t.17track.net/en#nums=1&amp;fc=190008',
    ];
    return `<row r="${index + 2}">${cells.map(textCell).join('')}</row>`;
  });
  return zip({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="orders" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1">${head.map(textCell).join('')}</row>${rows.join('')}</sheetData></worksheet>`,
  });
}

function zip(parts: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let place = 0;
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const title = Buffer.from(name);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(content.length, 18);
    about.writeUInt16LE(title.length, 22);
    locals.push(Buffer.from('PK\u0003\u0004'), about, title, packed);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(place, 10);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), about, where, title);
    place += 30 + title.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length / 5, 4);
  end.writeUInt16LE(directory.length / 5, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(place, 12);
  return Buffer.concat([...locals, listed, Buffer.from('PK\u0005\u0006'), end]);
}
