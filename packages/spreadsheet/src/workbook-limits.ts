import { failure, type Result, success } from '@pp-tools/domain/core';
import { isCsvFolder } from './csv-folder.ts';
import type { SpreadsheetFault, SpreadsheetLimits } from './spreadsheet-fault.ts';
import { packedPart, readZipDirectory, type ZipEntry } from './zip-directory.ts';
import { measureInflated, measureStored } from './zip-inflation.ts';

const stored = 0;
const deflated = 8;

/** Checks a zip file before it is read: its parts, and how large they really are. Gives the names of its parts. */
export async function checkZipFile(
  bytes: Uint8Array<ArrayBuffer>,
  limits: SpreadsheetLimits,
): Promise<Result<ReadonlySet<string>, SpreadsheetFault>> {
  const entries = bytes.length < 22 ? null : readZipDirectory(bytes, limits.entries);
  if (entries === null) return failure({ code: 'broken' });
  const fault = checkEntries(entries, limits) ?? (await checkParts(bytes, entries, limits));
  return fault === null ? success(new Set(entries.map(({ name }) => name))) : failure(fault);
}

/** What the directory alone gives away. */
function checkEntries(entries: readonly ZipEntry[], limits: SpreadsheetLimits): SpreadsheetFault | null {
  const names = new Set(entries.map(({ name }) => name));
  // Two parts of one name, or one outside the file, are tricks; no spreadsheet program writes them.
  if (names.size < entries.length || [...names].some(isOutside)) return { code: 'broken' };
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { code: 'legacy-xls' };
  if (entries.some(({ method }) => method !== stored && method !== deflated)) return { code: 'broken' };
  const declared = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (declared > limits.unpackedBytes) return { code: 'too-large-unpacked' };
  if (isWorkbook(names) || isCsvFolder(names)) return null;
  return { code: 'other-kind', name: kindOfZip(names) };
}

/** Whether a zip file with these parts is an XLSX workbook. */
export const isWorkbook = (names: ReadonlySet<string>): boolean => names.has('xl/workbook.xml');

/** What a zip file is that is no XLSX workbook. */
function kindOfZip(names: ReadonlySet<string>): string {
  if (names.has('xl/workbook.bin')) return 'XLSB';
  if (names.has('word/document.xml')) return 'Word';
  if (names.has('Index/Document.iwa')) return 'Numbers';
  return names.has('content.xml') ? 'OpenDocument' : 'zip';
}

const isOutside = (name: string): boolean => /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:/i.test(name);

/** XML in UTF-8, as every spreadsheet program writes it; one in UTF-16 begins with its mark. */
const isXml = (name: string, beginning: string): boolean =>
  /\.(xml|rels)$/i.test(name) && !/^(\xff\xfe|\xfe\xff)/.test(beginning);

/** Unpacks every part to measure it. A part with a document type could name other files or grow by itself. */
async function checkParts(
  bytes: Uint8Array<ArrayBuffer>,
  entries: readonly ZipEntry[],
  limits: SpreadsheetLimits,
): Promise<SpreadsheetFault | null> {
  let left: number = limits.unpackedBytes;
  for (const entry of entries) {
    const packed = packedPart(bytes, entry);
    if (packed === null) return { code: 'broken' };
    const part = entry.method === stored ? measureStored(packed) : await measureInflated(packed, left);
    if (part === 'too-large') return { code: 'too-large-unpacked' };
    if (part === 'broken' || /<!(DOCTYPE|ENTITY)/i.test(part.beginning)) return { code: 'broken' };
    if (isXml(entry.name, part.beginning) && !part.isNested) return { code: 'broken' };
    left -= part.bytes;
    if (left < 0) return { code: 'too-large-unpacked' };
  }
  return null;
}
