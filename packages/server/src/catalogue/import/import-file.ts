import { type Sheet, type SheetCell, textCell } from '@pp-tools/domain/catalogue';
import { type CataloguePreviewRequest, maxImportFileBytes, staffRowSchema } from '@pp-tools/domain/contract';
import type { SpreadsheetLimits } from '@pp-tools/spreadsheet';
import { z } from 'zod';
import { sourceProblem } from '../../features/wheelset/wheelset-texts.ts';
import { RequestFault } from '../../http/problems.ts';

/** Bounds on a file of lists: 100,000 rows a sheet. */
const fileLimits: SpreadsheetLimits = {
  bytes: maxImportFileBytes,
  unpackedBytes: 256 * 1024 * 1024,
  entries: 1000,
  rows: 100_000,
};

/** The sheets of a file or of pasted rows; one without a name of its own is called like the file. */
export async function sheetsOfFile({
  name,
  file,
  text,
}: Pick<CataloguePreviewRequest, 'name' | 'file' | 'text'>): Promise<readonly Sheet[]> {
  if (file === null) return sheetsOfBytes('', new TextEncoder().encode(text ?? ''));
  return sheetsOfBytes(name, new Uint8Array(Buffer.from(file, 'base64')));
}

/** The sheets of the bytes of a file. */
export async function sheetsOfBytes(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<readonly Sheet[]> {
  if (bytes[0] === openingBrace) return sheetsOfJson(new TextDecoder().decode(bytes));
  const { readSpreadsheet } = await import('@pp-tools/spreadsheet');
  const read = await readSpreadsheet(bytes, fileLimits);
  if (!read.ok) throw sourceProblem({ code: 'source-content', fault: read.fault });
  return read.value.map((sheet) => ({ ...sheet, name: sheet.name ?? stemOf(name) }));
}

const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '');
const openingBrace = '{'.charCodeAt(0);

const jsonLists = z.record(z.string().max(80), z.array(staffRowSchema).max(fileLimits.rows));

/** The lists of a JSON file as an export writes them: rows by the name of their list. */
function sheetsOfJson(text: string): readonly Sheet[] {
  const read = jsonLists.safeParse(parsed(text));
  if (!read.success) {
    const reason = 'The JSON file holds no lists. Give rows by the name of their list: {"saddle": [{…}]}.';
    throw new RequestFault(422, 'json-lists', `${reason} Nothing was changed.`);
  }
  return Object.entries(read.data).map(([name, rows]) => {
    const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const cells = rows.map((row) => headings.map((heading) => cellOf(row[heading])));
    return {
      name,
      rows: [headings.map((heading) => textCell(heading)), ...cells].map((row, index) => ({
        row: index + 1,
        cells: row,
      })),
      rowsHidden: 0,
      countsFrom1904: false,
    };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function cellOf(value: string | number | undefined): SheetCell {
  if (value === undefined) return { kind: 'empty' };
  return typeof value === 'number' ? { kind: 'number', value, shown: null } : textCell(value);
}
