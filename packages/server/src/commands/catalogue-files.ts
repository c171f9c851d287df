import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { Sheet } from '@pp-tools/domain/catalogue';
import {
  type CatalogueExportFormat,
  type CataloguePreview,
  maxImportFileBytes,
} from '@pp-tools/domain/contract';
import type { Kysely } from 'kysely';
import { readLists } from '../catalogue/export/export-lists.ts';
import { csvOf, writeLists } from '../catalogue/export/written-lists.ts';
import { sheetsOfBytes } from '../catalogue/import/import-file.ts';
import type { Tables } from '../database/tables.ts';
import { CommandFault } from './command-fault.ts';

/** The file of wheelsets has a form and a history of its own. */
export const wheelsetFileName = 'wheelsets.csv';

/** The sheets of a file, or of every CSV file of a folder but that of the wheelsets. */
export async function sheetsOfPlace(place: string): Promise<readonly Sheet[]> {
  const isFolder = (await stat(place)).isDirectory();
  const names = isFolder
    ? (await readdir(place)).filter((name) => name.endsWith('.csv')).sort()
    : [basename(place)];
  const wanted = names.filter((name) => name !== wheelsetFileName);
  const read = wanted.map((name) => sheetsOfOneFile(isFolder ? join(place, name) : place));
  return (await Promise.all(read)).flat();
}

async function sheetsOfOneFile(path: string): Promise<readonly Sheet[]> {
  const name = basename(path);
  const { size } = await stat(path);
  if (size > maxImportFileBytes) {
    const megabytes = maxImportFileBytes / 1024 / 1024;
    throw new CommandFault(`${name} is larger than ${megabytes} MB. Nothing was changed.`);
  }
  return sheetsOfBytes(name, new Uint8Array(await readFile(path)));
}

const formats: Readonly<Record<string, CatalogueExportFormat>> = {
  '.xlsx': 'xlsx',
  '.json': 'json',
  '.zip': 'csv',
  '.csv': 'csv',
};

/** Writes all lists, or one, as the file that a place names, or as CSV files into a folder. Gives what was written. */
export async function exportToPlace(
  db: Kysely<Tables>,
  place: string,
  list: string | null,
): Promise<readonly string[]> {
  const lists = await readLists(db, list);
  if (lists.length === 0) throw new CommandFault(`The catalogue has no list "${list ?? ''}".`);
  const format = formats[extname(place).toLowerCase()];
  if (format !== undefined) {
    if (extname(place).toLowerCase() === '.csv' && lists.length > 1) {
      throw new CommandFault('One CSV file holds one list. Name the list, or give a folder or a .zip file.');
    }
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, (await writeLists(lists, format)).bytes);
    return [basename(place)];
  }
  await mkdir(place, { recursive: true });
  for (const written of lists) await writeFile(join(place, written.list.file), csvOf(written));
  return lists.map(({ list: { file } }) => file);
}

/** So many refused cells and suspicious values are named for each list. */
const namedLines = 20;

/** A preview as lines for a terminal. */
export function previewLines({ sheets, lists }: CataloguePreview): string[] {
  const leftAlone = sheets.filter(({ list }) => list === null).map(({ name }) => name);
  const lines = lists.flatMap(({ label, counts, refused, suspicious }) => [
    `${label}: ${counts.added} added, ${counts.changed} changed, ${counts.removed} removed, ${counts.refused} refused, ${counts.total} afterwards`,
    ...refused
      .slice(0, namedLines)
      .map(
        ({ row, column, value, reason }) => `  row ${row}, ${column}: ${reason} (${JSON.stringify(value)})`,
      ),
    ...suspicious
      .slice(0, namedLines)
      .map(
        ({ key, field, before, after, reason }) =>
          `  look twice: ${key.join(', ')}, ${field} ${before ?? ''} → ${after} (${reason})`,
      ),
  ]);
  return leftAlone.length === 0
    ? lines
    : [...lines, `Left alone (no lists of the catalogue): ${leftAlone.join(', ')}`];
}
