import { inflateRawSync } from 'node:zlib';

/** What an unpacked workbook may measure; a sheet of 20,000 wheelsets stays far below. */
export const zipLimits = { entries: 1000, bytes: 64 * 1024 * 1024 } as const;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;

/**
 * Whether a zip file is whole and stays within the limits when it is really unpacked: what it declares about
 * its sizes is not believed.
 */
export function isHarmlessZip(zip: Buffer): boolean {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > zip.length || zip.readUInt32LE(end) !== endMark) return false;
  const entries = zip.readUInt16LE(end + 10);
  if (entries === 0 || entries > zipLimits.entries) return false;
  try {
    return unpackedSize(zip, zip.readUInt32LE(end + 16), entries) <= zipLimits.bytes;
  } catch {
    return false;
  }
}

function unpackedSize(zip: Buffer, start: number, entries: number): number {
  let place = start;
  let size = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (zip.readUInt32LE(place) !== entryMark) throw new RangeError('no zip entry');
    const packed = zip.readUInt32LE(place + 20);
    const local = zip.readUInt32LE(place + 42);
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(data, data + packed);
    const isDeflated = zip.readUInt16LE(place + 10) === 8;
    size += isDeflated ? inflateRawSync(bytes, { maxOutputLength: zipLimits.bytes - size }).length : packed;
    place += 46 + zip.readUInt16LE(place + 28) + zip.readUInt16LE(place + 30) + zip.readUInt16LE(place + 32);
  }
  return size;
}
