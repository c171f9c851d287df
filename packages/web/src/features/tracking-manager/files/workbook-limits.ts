import { failure, type Result, success } from '@pp-tools/domain/core';
import { packedPart, readZipDirectory, type ZipEntry } from './zip-directory.ts';
import { measureInflated } from './zip-inflation.ts';

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

const stored = 0;
const deflated = 8;

/** Looks at a file before it is read: its kind, its parts, and how large they really are. */
export async function checkWorkbookFile(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<null, WorkbookFault>> {
  if (bytes.length === 0) return failure('empty');
  if (bytes.length > workbookLimits.bytes) return failure('too-large');
  if (bytes.length < 22) return failure('not-xlsx');
  const mark = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  if (mark === 0xd0cf11e0) return failure('legacy-xls');
  if (mark !== 0x504b0304) return failure('not-xlsx');
  const entries = readZipDirectory(bytes, workbookLimits.entries);
  if (entries === null) return failure('broken');
  const fault = checkEntries(entries) ?? (await checkParts(bytes, entries));
  return fault === null ? success(null) : failure(fault);
}

/** What the directory alone gives away. */
function checkEntries(entries: readonly ZipEntry[]): WorkbookFault | null {
  const names = new Set(entries.map(({ name }) => name));
  // Two parts of one name, or one outside the file, are tricks; no spreadsheet program writes them.
  if (names.size < entries.length || [...names].some(isOutside)) return 'broken';
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'legacy-xls';
  if (entries.some(({ method }) => method !== stored && method !== deflated)) return 'broken';
  const declared = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (declared > workbookLimits.unpackedBytes) return 'too-large-unpacked';
  return names.has('xl/workbook.xml') ? null : 'not-xlsx';
}

const isOutside = (name: string): boolean => /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:/i.test(name);

/** Unpacks every part to measure it. A part with a document type could name other files or grow by itself. */
async function checkParts(
  bytes: Uint8Array<ArrayBuffer>,
  entries: readonly ZipEntry[],
): Promise<WorkbookFault | null> {
  let left: number = workbookLimits.unpackedBytes;
  for (const entry of entries) {
    const packed = packedPart(bytes, entry);
    if (packed === null) return 'broken';
    const part =
      entry.method === stored
        ? { bytes: packed.length, beginning: new TextDecoder('latin1').decode(packed.subarray(0, 4096)) }
        : await measureInflated(packed, left);
    if (part === 'too-large') return 'too-large-unpacked';
    if (part === 'broken' || /<!(DOCTYPE|ENTITY)/i.test(part.beginning)) return 'broken';
    left -= part.bytes;
    if (left < 0) return 'too-large-unpacked';
  }
  return null;
}
