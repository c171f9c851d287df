/** A part of a zip file as the directory at its end tells it; none of it is believed before it is measured. */
export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  /** Checksum of the unpacked part; 0 where the writer left it out. */
  readonly crc: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** Where its own header stands. */
  readonly place: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const headerMark = 0x04034b50;

/** The parts that the directory lists; null when the file has no whole directory or more parts than allowed. */
export function readZipDirectory(bytes: Uint8Array, mostEntries: number): readonly ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) return null;
  let place = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    if (place + 46 > end || view.getUint32(place, true) !== entryMark) return null;
    const nameLength = view.getUint16(place + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(place + 46, place + 46 + nameLength)),
      isEncrypted: (view.getUint16(place + 8, true) & 1) === 1,
      method: view.getUint16(place + 10, true),
      crc: view.getUint32(place + 16, true),
      packedBytes: view.getUint32(place + 20, true),
      unpackedBytes: view.getUint32(place + 24, true),
      place: view.getUint32(place + 42, true),
    });
    place += 46 + nameLength + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
  }
  // More parts than the count says would be read by some and not by others.
  return place + 4 <= end && view.getUint32(place, true) === entryMark ? null : entries;
}

/** The packed bytes of a part; null when they are not all there. */
export function packedPart(bytes: Uint8Array<ArrayBuffer>, entry: ZipEntry): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { place, packedBytes } = entry;
  if (place + 30 > bytes.length || view.getUint32(place, true) !== headerMark) return null;
  const start = place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true);
  return start + packedBytes > bytes.length ? null : bytes.subarray(start, start + packedBytes);
}

/** The record at the end of a zip file, which may be followed by a comment. */
function findEnd(view: DataView): number | null {
  const earliest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let place = view.byteLength - 22; place >= earliest; place -= 1) {
    if (view.getUint32(place, true) === endMark) return place;
  }
  return null;
}
