import type { Sheet } from '@pp-tools/domain/catalogue';
import { failure, type Result, success } from '@pp-tools/domain/core';
import { readDelimited } from './read-delimited.ts';
import { readWorkbook } from './read-workbook.ts';
import type { SpreadsheetFault, SpreadsheetLimits } from './spreadsheet-fault.ts';
import { decodeText } from './text-encoding.ts';

/** First bytes of files that people take for spreadsheets, and what they are called. */
const otherKinds: readonly (readonly [start: string, name: string])[] = [
  ['%PDF-', 'PDF'],
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['RIFF', 'picture'],
  ['\x1f\x8b', 'gzip'],
  ['Rar!', 'archive'],
  ['7z\xbc\xaf', 'archive'],
  ['{\\rtf', 'RTF'],
];

/**
 * Reads a file by what it holds, not by its name: the visible sheets of an XLSX workbook, or a text of rows (CSV, TSV)
 * as one sheet. Nothing of a file's content is in a fault.
 */
export async function readSpreadsheet(
  bytes: Uint8Array<ArrayBuffer>,
  limits: SpreadsheetLimits,
): Promise<Result<readonly Sheet[], SpreadsheetFault>> {
  if (bytes.length === 0) return failure({ code: 'empty' });
  if (bytes.length > limits.bytes)
    return failure({ code: 'too-large', megabytes: limits.bytes / 1024 / 1024 });
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  if (start.startsWith('\xd0\xcf\x11\xe0')) return failure({ code: 'legacy-xls' });
  if (start.startsWith('PK\x03\x04')) return readWorkbook(bytes, limits);
  const other = otherKinds.find(([mark]) => start.startsWith(mark));
  if (other !== undefined) return failure({ code: 'other-kind', name: other[1] });
  const text = decodeText(bytes);
  return text === null ? failure({ code: 'encoding' }) : readRowsText(text, limits.rows);
}

/** Reads rows that were pasted or that a text file holds. */
export function readRowsText(text: string, maxRows: number): Result<readonly Sheet[], SpreadsheetFault> {
  if (text.trim() === '') return failure({ code: 'empty' });
  if (/^\s*<(!doctype|html|head|body|\?xml)/i.test(text)) return failure({ code: 'page' });
  const sheet = readDelimited(text, maxRows);
  return sheet.ok ? success([sheet.value]) : sheet;
}
