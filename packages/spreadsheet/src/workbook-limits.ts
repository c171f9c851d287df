import { failure, type Result, success } from '@pp-tools/domain/core';
import { isCsvFolder } from './csv-folder.ts';
import type { SpreadsheetFault, SpreadsheetLimits } from './spreadsheet-fault.ts';
import { packedPart, readZipDirectory, type ZipEntry } from './zip-directory.ts';
import { measureInflated, measureStored } from './zip-inflation.ts';

const stored = 0;
const deflated = 8;

/**
 * The parts of a zip file by their names; those of a workbook that are XML with what they hold. The elements of the
 * part of its only sheet have not been looked at yet.
 */
export type CheckedParts = ReadonlyMap<string, Uint8Array | null>;

/** Checks a zip file before it is read: its parts, and how large they really are. */
export async function checkZipFile(
  bytes: Uint8Array<ArrayBuffer>,
  limits: SpreadsheetLimits,
): Promise<Result<CheckedParts, SpreadsheetFault>> {
  const entries = bytes.length < 22 ? null : readZipDirectory(bytes, limits.entries);
  if (entries === null) return failure({ code: 'broken' });
  const fault = checkEntries(entries, limits);
  return fault === null ? checkParts(bytes, entries, limits) : failure(fault);
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
export const isWorkbook = (names: { has(name: string): boolean }): boolean => names.has('xl/workbook.xml');

const sheetPart = /^xl\/worksheets\/[^/]+\.xml$/i;

/** The part of a workbook's only sheet; null when it has several. */
export function onlySheetPart(names: Iterable<string>): string | null {
  const sheets = [...names].filter((name) => sheetPart.test(name));
  return sheets.length === 1 ? (sheets[0] ?? null) : null;
}

/** What a zip file is that is no XLSX workbook. */
function kindOfZip(names: ReadonlySet<string>): string {
  if (names.has('xl/workbook.bin')) return 'XLSB';
  if (names.has('word/document.xml')) return 'Word';
  if (names.has('Index/Document.iwa')) return 'Numbers';
  return names.has('content.xml') ? 'OpenDocument' : 'zip';
}

const isOutside = (name: string): boolean => /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:/i.test(name);

/** XML in UTF-8, as every spreadsheet program writes it; one in UTF-16 begins with its mark. */
const isXml = (name: string): boolean => /\.(xml|rels)$/i.test(name);
const isUtf16 = (beginning: string): boolean => /^(\xff\xfe|\xfe\xff)/.test(beginning);

/** Unpacks every part to measure it. A part with a document type could name other files or grow by itself. */
async function checkParts(
  bytes: Uint8Array<ArrayBuffer>,
  entries: readonly ZipEntry[],
  limits: SpreadsheetLimits,
): Promise<Result<CheckedParts, SpreadsheetFault>> {
  const names = new Set(entries.map(({ name }) => name));
  const sheet = isWorkbook(names) ? onlySheetPart(names) : null;
  const parts = new Map<string, Uint8Array | null>();
  let left: number = limits.unpackedBytes;
  for (const entry of entries) {
    const packed = packedPart(bytes, entry);
    if (packed === null) return failure({ code: 'broken' });
    const wishes = {
      content: sheet !== null && isXml(entry.name),
      nesting: isXml(entry.name) && entry.name !== sheet,
    };
    const part =
      entry.method === stored ? measureStored(packed, wishes) : await measureInflated(packed, left, wishes);
    if (part === 'too-large') return failure({ code: 'too-large-unpacked' });
    if (part === 'broken' || /<!(DOCTYPE|ENTITY)/i.test(part.beginning)) return failure({ code: 'broken' });
    if (entry.crc !== 0 && entry.crc !== part.crc) return failure({ code: 'broken' });
    if (!part.isNested && !isUtf16(part.beginning)) return failure({ code: 'broken' });
    left -= part.bytes;
    if (left < 0) return failure({ code: 'too-large-unpacked' });
    parts.set(entry.name, part.content);
  }
  return success(parts);
}
