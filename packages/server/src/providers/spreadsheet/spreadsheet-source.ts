import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failure, type Result, success } from '@pp-tools/domain/core';
import type { SourceFault, WheelsetSource } from '../../features/wheelset/wheelset-source.ts';
import { type FetchRules, fetchBytes, fetchRules } from './fetch-bytes.ts';
import { readSheets } from './read-spreadsheet.ts';
import { csvExportAddress, shownAddress } from './sheet-address.ts';

/**
 * The spreadsheet behind a configured place: a web address (Google Sheets links become their CSV export) or a
 * file. The place comes from the operator alone, never from a request.
 */
export function spreadsheetSource(place: string, rules: FetchRules = fetchRules): WheelsetSource {
  const address = /^https?:/i.test(place) ? URL.parse(place) : null;
  if (address !== null) {
    const target = csvExportAddress(address);
    return sourceOf(shownAddress(target), () => fetchBytes(target, rules));
  }
  if (/^[a-z][a-z0-9+.-]+:/i.test(place) && !/^file:\/\//i.test(place)) {
    return sourceOf('an address that is not http or https', async () => failure({ code: 'source-address' }));
  }
  const file = /^file:/i.test(place) ? fileURLToPath(place) : resolve(place);
  // Where the file is on the server is nobody's business on the screen.
  return sourceOf(basename(file), () => readLocalFile(file, rules.bytes));
}

const sourceOf = (place: string, load: () => Promise<Result<Buffer, SourceFault>>): WheelsetSource => ({
  place,
  read: async () => {
    const bytes = await load();
    return bytes.ok ? readSheets(bytes.value) : bytes;
  },
});

async function readLocalFile(file: string, most: number): Promise<Result<Buffer, SourceFault>> {
  try {
    const { size } = await stat(file);
    if (size > most) return failure({ code: 'source-large', megabytes: most / 1024 / 1024 });
    return success(await readFile(file));
  } catch {
    return failure({ code: 'source-file' });
  }
}
