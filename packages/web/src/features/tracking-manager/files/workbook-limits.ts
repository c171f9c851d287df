import { failure, type Result, success } from '@pp-tools/domain/core';

/** Why a file is not read at all. */
export type WorkbookFault =
  | 'empty'
  | 'too-large'
  | 'too-large-unpacked'
  | 'too-many-rows'
  | 'legacy-xls'
  | 'not-xlsx'
  | 'no-sheet'
  | 'broken';

/** Limits on a workbook. */
export const workbookLimits = {
  bytes: 20 * 1024 * 1024,
  unpackedBytes: 200 * 1024 * 1024,
  entries: 1000,
  rows: 100_000,
} as const;

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;

/** Looks at a file before anything is unpacked: its kind, and the sizes that its directory of parts declares. */
export function checkWorkbookFile(bytes: Uint8Array): Result<null, WorkbookFault> {
  if (bytes.length === 0) return failure('empty');
  if (bytes.length > workbookLimits.bytes) return failure('too-large');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 22) return failure('not-xlsx');
  if (view.getUint32(0) === 0xd0cf11e0) return failure('legacy-xls');
  if (view.getUint32(0) !== 0x504b0304) return failure('not-xlsx');
  const end = findEnd(view);
  return end === null ? failure('broken') : checkDirectory(view, end);
}

/** The record at the end of a zip file, which may be followed by a comment. */
function findEnd(view: DataView): number | null {
  const earliest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let place = view.byteLength - 22; place >= earliest; place -= 1) {
    if (view.getUint32(place, true) === endOfDirectory) return place;
  }
  return null;
}

function checkDirectory(view: DataView, end: number): Result<null, WorkbookFault> {
  const entries = view.getUint16(end + 10, true);
  if (entries > workbookLimits.entries) return failure('too-large-unpacked');
  let place = view.getUint32(end + 16, true);
  let unpacked = 0;
  const names = new Set<string>();
  for (let entry = 0; entry < entries; entry += 1) {
    if (place + 46 > view.byteLength || view.getUint32(place, true) !== directoryEntry)
      return failure('broken');
    unpacked += view.getUint32(place + 24, true);
    const nameLength = view.getUint16(place + 28, true);
    const name = new TextDecoder().decode(
      new Uint8Array(view.buffer, view.byteOffset + place + 46, nameLength),
    );
    // Two parts of one name, or one outside the file, are tricks; no spreadsheet program writes them.
    if (names.has(name) || name.includes('..')) return failure('broken');
    names.add(name);
    place += 46 + nameLength + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
  }
  if (unpacked > workbookLimits.unpackedBytes) return failure('too-large-unpacked');
  return names.has('xl/workbook.xml') ? success(null) : failure('not-xlsx');
}
