import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { Crc } from './crc.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { testLimits } from './testing/limits.ts';
import { writeWorkbook } from './write-workbook.ts';

test('a checksum is that of the runtime, in any pieces', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(300), (bytes, cut) => {
      const crc = new Crc();
      crc.take(bytes.subarray(0, cut));
      crc.take(bytes.subarray(cut));
      return crc.value() === crc32(bytes);
    }),
  );
});

/** The file with one letter of a part changed, that is stored without packing. */
function damaged(bytes: Uint8Array, from: string, to: string): Uint8Array<ArrayBuffer> {
  const place = Buffer.from(bytes).indexOf(from);
  expect(place).toBeGreaterThan(0);
  const changed = Uint8Array.from(bytes);
  changed.set(strToU8(to), place);
  return changed;
}

test('a zip of CSV files with a changed letter is refused', async () => {
  const bytes = zipSync({ 'saddle.csv': strToU8('id,name\ns1,Power\n') }, { level: 0 });
  expect(await readSpreadsheet(damaged(bytes, 'Power', 'Tower'), testLimits)).toMatchObject({
    fault: { code: 'broken' },
  });
});

test('a workbook whose sheet was damaged is refused', async () => {
  const parts = unzipSync(await writeWorkbook('orders', [['order_id'], ['LX000000124CN']]));
  const bytes = zipSync(parts, { level: 0 });
  expect(await readSpreadsheet(Uint8Array.from(bytes), testLimits)).toMatchObject({ ok: true });
  expect(await readSpreadsheet(damaged(bytes, 'LX000000124CN', 'LX000000125CN'), testLimits)).toMatchObject({
    fault: { code: 'broken' },
  });
});
