import type { Sheet } from '@pp-tools/domain/catalogue';
import { failure, type Result, success } from '@pp-tools/domain/core';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { readDelimited } from './read-delimited.ts';
import type { SpreadsheetFault, SpreadsheetLimits } from './spreadsheet-fault.ts';
import { decodeText } from './text-encoding.ts';

const isCsv = (name: string): boolean => /\.csv$/i.test(name) && !name.startsWith('__MACOSX/');
const sheetName = (path: string): string => path.replace(/^.*\//, '').replace(/\.csv$/i, '');

/** Texts by the name of their file as a zip file. */
export function writeFolder(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(files).map(([name, text]): [string, Uint8Array] => [name, strToU8(text)]);
  return Uint8Array.from(zipSync(Object.fromEntries(parts)));
}

/** Whether a zip file with these parts is a folder of CSV files. */
export const isCsvFolder = (names: ReadonlySet<string>): boolean => [...names].some(isCsv);

/** Reads the CSV files of a zip file that was measured before, each as a sheet called like its file. */
export function readCsvFolder(
  bytes: Uint8Array<ArrayBuffer>,
  limits: SpreadsheetLimits,
): Result<readonly Sheet[], SpreadsheetFault> {
  const files = unpacked(bytes);
  if (files === null) return failure({ code: 'broken' });
  const sheets: Sheet[] = [];
  for (const [path, content] of Object.entries(files)) {
    const text = decodeText(Uint8Array.from(content));
    if (text === null) return failure({ code: 'encoding' });
    const sheet = readDelimited(text, limits.rows);
    if (!sheet.ok) return sheet;
    sheets.push({ ...sheet.value, name: sheetName(path) });
  }
  return success(sheets);
}

function unpacked(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> | null {
  try {
    return unzipSync(bytes, { filter: ({ name }) => isCsv(name) });
  } catch {
    return null;
  }
}
