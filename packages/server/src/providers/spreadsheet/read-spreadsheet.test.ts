import { deflateRawSync } from 'node:zlib';
import { chooseWheelsetSheet, readWheelsetSheet } from '@pp-tools/domain/wheelset';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { readSheets } from './read-spreadsheet.ts';

const heading = ['PP ID', 'Name', 'Use', 'Brake', 'Price', 'Link'];
const row = [7, 'Wheel "A", new', 'road', 'disc', 1299.5, 'https://shop.example/a'];
const workbook = async (...rows: (string | number | boolean | Date | null)[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Wheels', rows }] }));

async function wheelsFrom(bytes: Buffer) {
  const sheets = await readSheets(bytes);
  if (!sheets.ok) throw new Error(sheets.fault.code);
  const reading = readWheelsetSheet(chooseWheelsetSheet(sheets.value));
  if (!reading.ok) throw new Error(reading.fault.code);
  return reading.value;
}

describe('files of the spreadsheet', () => {
  test.each([
    ['commas', ',', ''],
    ['semicolons', ';', ''],
    ['tabs', '\t', ''],
    ['a mark at the start', ',', '\ufeff'],
  ])('ADM-08 CSV with %s is read', async (_case, mark, start) => {
    const text = `${start}${heading.join(mark)}\r\n7${mark}"Wheel ""A"", new"${mark}road${mark}disc${mark}1299.5${mark}https://shop.example/a`;
    const { wheelsets } = await wheelsFrom(Buffer.from(text));
    expect(wheelsets[0]?.wheelset).toMatchObject({ ppId: 7, name: 'Wheel "A", new', price: 1299.5 });
  });

  test('ADM-08 UTF-16 with its mark is read', async () => {
    const text = Buffer.from(`\ufeff${heading.join('\t')}\n7\t轮组\troad\tdisc`, 'utf16le');
    expect((await wheelsFrom(text)).wheelsets[0]?.wheelset.name).toBe('轮组');
  });

  test('ADM-08 an XLSX workbook is read with its row numbers', async () => {
    const bytes = await workbook(heading, row, [], [8, 'B', 'mtb', 'dsic', null, null]);
    const reading = await wheelsFrom(bytes);
    expect(reading.wheelsets).toMatchObject([{ row: 2, wheelset: { ppId: 7, price: 1299.5 } }]);
    expect(reading.skippedRows).toEqual([3]);
    expect(reading.rejections).toMatchObject([{ row: 4, heading: 'Brake', value: 'dsic' }]);
  });

  test('a figure that Excel took for a date is refused, never stored as a number', async () => {
    const bytes = await workbook(heading, [7, 'A', 'road', 'disc', new Date(Date.UTC(2026, 9, 12)), null]);
    const reading = await wheelsFrom(bytes);
    expect(reading.rejections).toMatchObject([{ row: 2, heading: 'Price', fault: { code: 'not-a-number' } }]);
  });
});

describe('T-ZIP hostile workbooks', () => {
  const entry = (name: string, packed: Buffer, unpackedSize: number, method = 8) => {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(unpackedSize, 22);
    local.writeUInt16LE(name.length, 26);
    return { name, packed, unpackedSize, method, bytes: Buffer.concat([local, Buffer.from(name), packed]) };
  };
  const zip = (...entries: ReturnType<typeof entry>[]): Buffer => {
    let offset = 0;
    const directory = entries.map(({ name, packed, unpackedSize, method, bytes }) => {
      const head = Buffer.alloc(46);
      head.writeUInt32LE(0x02014b50);
      head.writeUInt16LE(method, 10);
      head.writeUInt32LE(packed.length, 20);
      head.writeUInt32LE(unpackedSize, 24);
      head.writeUInt16LE(name.length, 28);
      head.writeUInt32LE(offset, 42);
      offset += bytes.length;
      return Buffer.concat([head, Buffer.from(name)]);
    });
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50);
    end.writeUInt16LE(entries.length, 8);
    end.writeUInt16LE(entries.length, 10);
    end.writeUInt32LE(Buffer.concat(directory).length, 12);
    end.writeUInt32LE(offset, 16);
    return Buffer.concat([...entries.map(({ bytes }) => bytes), ...directory, end]);
  };
  const bomb = deflateRawSync(Buffer.alloc(100 * 1024 * 1024));

  test.each([
    ['unpacks to 100 MB', zip(entry('xl/worksheets/sheet1.xml', bomb, bomb.length))],
    ['says that it is small and is not', zip(entry('xl/workbook.xml', bomb, 10))],
    [
      'has 2,000 entries',
      zip(...Array.from({ length: 2000 }, (_, i) => entry(`x${i}`, Buffer.alloc(0), 0, 0))),
    ],
    ['holds something else', zip(entry('readme.txt', Buffer.from('hello'), 5, 0))],
    ['is cut off', zip(entry('xl/workbook.xml', deflateRawSync('x'), 1)).subarray(0, 40)],
  ])('one that %s is refused in time and memory', async (_case, bytes) => {
    const before = process.memoryUsage().rss;
    const from = performance.now();
    expect(await readSheets(bytes)).toMatchObject({ ok: false, fault: { code: 'source-content' } });
    expect(performance.now() - from).toBeLessThan(3000);
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(150);
  });

  test('a workbook that is cut at any tenth is refused, never read in part', async () => {
    const whole = await workbook(heading, row);
    for (let tenth = 1; tenth < 10; tenth += 1) {
      const part = whole.subarray(0, Math.floor((whole.length * tenth) / 10));
      expect(await readSheets(part)).toMatchObject({ ok: false });
    }
  });
});
