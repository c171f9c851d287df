import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PartFieldTable, PartRow } from '@pp-tools/domain/catalogue';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/connection.ts';
import { raiseRevision } from '../database/revision.ts';
import type { Tables } from '../database/tables.ts';
import { replaceWheelsets, wheelsetRevision } from '../features/wheelset/wheelset.queries.ts';
import { wheelsetForm } from '../features/wheelset/wheelset-file.ts';
import {
  type CatalogueFault,
  CatalogueFileFault,
  type CatalogueReading,
  readCatalogueFile,
} from './catalogue-file.ts';
import { type GroupsetOfParts, readComponentFile } from './component-file.ts';
import * as lists from './lists.ts';
import { listStored, type PartList, readPartFile, replaceParts } from './part-list.ts';

/** A file that was read: how to store it, unless something is wrong with it. */
interface ReadFile {
  readonly file: string;
  readonly rows: number;
  readonly faults: readonly CatalogueFault[];
  store(transaction: Transaction<Tables>, at: number): Promise<unknown>;
}

/** A file that the catalogue knows. */
interface KnownFile {
  readonly file: string;
  /** The revision that its import raises. */
  readonly revision: string;
  read(text: string, groupsets: readonly GroupsetOfParts[]): ReadFile;
}

function knownList<Fields extends PartFieldTable>(
  list: PartList<Fields>,
  readRows: (text: string, groupsets: readonly GroupsetOfParts[]) => CatalogueReading<PartRow<Fields>> = (
    text,
  ) => readPartFile(text, list),
): KnownFile {
  return {
    file: list.file,
    revision: list.table,
    read: (text, groupsets) => {
      const { rows, faults } = readRows(text, groupsets);
      const parts = rows.map(({ value }) => value);
      return {
        file: list.file,
        rows: parts.length,
        faults,
        store: (transaction, at) => replaceParts(transaction, list, parts, at),
      };
    },
  };
}

const wheelsetFile: KnownFile = {
  file: 'wheelsets.csv',
  revision: wheelsetRevision,
  read: (text) => {
    const { rows, faults } = readCatalogueFile(text, 'wheelsets.csv', wheelsetForm);
    const wheelsets = rows.map(({ value }) => value);
    return {
      file: 'wheelsets.csv',
      rows: wheelsets.length,
      faults,
      store: (transaction, at) => replaceWheelsets(transaction, wheelsets, at),
    };
  },
};

const componentLists = [lists.components, lists.extraBottomBrackets];
const builderFiles: readonly KnownFile[] = lists.partLists.map((list) => {
  const ofComponents = componentLists.find(({ table }) => table === list.table);
  return ofComponents === undefined
    ? knownList(list)
    : knownList(ofComponents, (text, groupsets) => readComponentFile(text, ofComponents, groupsets));
});
const knownFiles: readonly KnownFile[] = [wheelsetFile, ...builderFiles];

/** What an import did. */
export interface CatalogueImport {
  readonly imported: readonly { readonly file: string; readonly rows: number }[];
  /** CSV files of the folder that are no part of the catalogue. */
  readonly leftAlone: readonly string[];
}

/**
 * Replaces the catalogue by the files of a folder, or one part of it by one file. All or nothing: a single
 * fault refuses everything with a {@link CatalogueFileFault} that names every fault of every file.
 */
export async function importCatalogue(
  db: Database,
  place: string,
  at: number = Date.now(),
): Promise<CatalogueImport> {
  const isFolder = (await stat(place)).isDirectory();
  const names = isFolder ? (await readdir(place)).filter((name) => name.endsWith('.csv')) : [basename(place)];
  const wanted = knownFiles.filter(({ file }) => names.includes(file));
  if (wanted.length === 0) {
    throw new Error(
      `${place} is no catalogue file. Known files: ${knownFiles.map(({ file }) => file).join(', ')}`,
    );
  }
  const imported = await db.transaction().execute(async (transaction) => {
    const read = await readFiles(transaction, wanted, (file) => (isFolder ? join(place, file) : place));
    for (const file of read) await file.store(transaction, at);
    return read.map(({ file, rows }) => ({ file, rows }));
  });
  return { imported, leftAlone: names.filter((name) => !wanted.some(({ file }) => file === name)).sort() };
}

async function readFiles(
  db: Kysely<Tables>,
  wanted: readonly KnownFile[],
  pathOf: (file: string) => string,
): Promise<readonly ReadFile[]> {
  const texts = new Map(
    await Promise.all(
      wanted.map(async ({ file }): Promise<[string, string]> => [file, await readFile(pathOf(file), 'utf8')]),
    ),
  );
  const groupsetText = texts.get(lists.groupsets.file);
  const groupsets =
    groupsetText === undefined
      ? await storedGroupsets(db)
      : readPartFile(groupsetText, lists.groupsets).rows.map(({ value }) => value);
  const read = wanted.map((known) => known.read(texts.get(known.file) ?? '', groupsets));
  const faults = read.flatMap((file) => file.faults);
  if (faults.length > 0) throw new CatalogueFileFault(faults);
  return read;
}

/** The stored groupsets, also those that the shop hides. */
const storedGroupsets = async (db: Kysely<Tables>): Promise<readonly GroupsetOfParts[]> =>
  (await listStored(db, lists.groupsets)).map(({ model, is_own_brand }) => ({
    model: String(model),
    is_own_brand: Number(is_own_brand),
  }));

const seedRevision = 'builder-seed';

/** Fills the builder's tables that were never filled from a folder. Returns how many rows were added. */
export async function seedBuilder(db: Database, folder: string, at: number = Date.now()): Promise<number> {
  if ((await unfilled(db)).length === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    // Of two processes that start at the same moment the second waits here, and finds the rows of the first.
    await raiseRevision(transaction, seedRevision, at);
    const read = await readFiles(transaction, await unfilled(transaction), (file) => join(folder, file));
    for (const file of read) await file.store(transaction, at);
    return read.reduce((sum, { rows }) => sum + rows, 0);
  });
}

async function unfilled(db: Kysely<Tables>): Promise<readonly KnownFile[]> {
  const rows = await db.selectFrom('revision').select('name').execute();
  const filled = new Set(rows.map(({ name }) => name));
  return builderFiles.filter(({ revision }) => !filled.has(revision));
}
