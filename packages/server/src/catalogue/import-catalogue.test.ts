import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { sampleData } from '../sample-data.ts';
import { databaseKinds, openTestDatabase } from '../testing/public.ts';
import { CatalogueFileFault } from './catalogue-file.ts';
import { importCatalogue, seedBuilder } from './import-catalogue.ts';
import { components, frames, saddles } from './lists.ts';
import { listParts } from './part-list.ts';

async function folderWith(changes: Readonly<Record<string, (text: string) => string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pp-catalogue-'));
  await cp(sampleData, folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    await writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')));
  }
  return folder;
}

describe.each(databaseKinds)('import of the catalogue on %s', (kind) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  async function faultsOf(changes: Readonly<Record<string, (text: string) => string>>) {
    const folder = await folderWith(changes);
    try {
      await importCatalogue(database.db, folder);
    } catch (fault) {
      if (fault instanceof CatalogueFileFault) return fault.faults;
      throw fault;
    } finally {
      await rm(folder, { recursive: true });
    }
    throw new Error('the import accepted a faulty folder');
  }

  test('an empty database is filled once, also when two processes start together', async () => {
    const added = await Promise.all([
      seedBuilder(database.db, sampleData),
      seedBuilder(database.db, sampleData),
    ]);
    expect(added.sort((a, b) => a - b)).toEqual([0, 2088]);
    expect(await seedBuilder(database.db, sampleData)).toBe(0);
  });

  test('a folder replaces everything it holds and names what it left alone', async () => {
    const result = await importCatalogue(database.db, sampleData);
    expect(result.imported).toContainEqual({ file: 'groupset_components.csv', rows: 400 });
    expect(result.imported).toContainEqual({ file: 'wheelsets.csv', rows: 120 });
    expect(result.leftAlone).toContain('wheelsets-messy.csv');
    expect(await listParts(database.db, components)).toHaveLength(400);
  });

  test('faults of several files are all named with file, row, column, value and reason; nothing changes', async () => {
    const before = await listParts(database.db, frames);
    const faults = await faultsOf({
      'saddles.csv': (text) => text.replace(',195,174.99,', ',heavy,"$1,299.00",'),
      'frames.csv': (text) => text.replace(',Road_Disc,', ',Moon,'),
      'tires.csv': (text) => `${text}${text.split('\r\n')[1]}\r\n`,
      'groupset_components.csv': (text) => text.replaceAll(',105 R7120,Road,', ',106,Road,'),
      'pedals.csv': (text) => text.replace('pedal_type', 'kind'),
      'misc.csv': (text) => text.replace(',18,75,', ',-5,1e3,'),
      'tubes.csv': (text) => `${text}"open`,
    });
    expect(faults).toContainEqual({
      file: 'saddles.csv',
      row: 2,
      column: 'weight',
      value: 'heavy',
      reason: 'is not a number',
    });
    expect(faults).toContainEqual({
      file: 'saddles.csv',
      row: 2,
      column: 'price',
      value: '$1,299.00',
      reason: 'is not a number',
    });
    expect(faults).toContainEqual(
      expect.objectContaining({ file: 'frames.csv', row: 2, column: 'bike_type', value: 'Moon' }),
    );
    expect(faults).toContainEqual(
      expect.objectContaining({ file: 'tires.csv', row: 82, column: 'id', reason: 'already in row 2' }),
    );
    expect(faults).toContainEqual(
      expect.objectContaining({
        column: 'parent_groupset_model',
        value: '106',
        reason: 'no groupset has this model',
      }),
    );
    expect(faults).toContainEqual(
      expect.objectContaining({
        file: 'pedals.csv',
        row: 1,
        column: 'pedal_type',
        reason: 'this column is missing',
      }),
    );
    expect(faults).toContainEqual(
      expect.objectContaining({ file: 'misc.csv', row: 2, column: 'weight', value: '-5' }),
    );
    expect(faults).toContainEqual(
      expect.objectContaining({ file: 'misc.csv', column: 'price', value: '1e3' }),
    );
    expect(faults).toContainEqual(expect.objectContaining({ file: 'tubes.csv', column: '(line)' }));
    expect(await listParts(database.db, frames)).toEqual(before);
  });

  test('a single file replaces its own part only', async () => {
    const folder = await folderWith({
      'saddles.csv': (text) => text.split('\r\n').slice(0, 3).join('\r\n'),
    });
    const result = await importCatalogue(database.db, join(folder, 'saddles.csv'));
    await rm(folder, { recursive: true });
    expect(result).toEqual({ imported: [{ file: 'saddles.csv', rows: 2 }], leftAlone: [] });
    expect(await listParts(database.db, saddles)).toHaveLength(2);
    expect(await listParts(database.db, frames)).toHaveLength(70);
  });

  test('a file that the catalogue does not know is refused with the names it knows', async () => {
    await expect(importCatalogue(database.db, join(sampleData, 'wheelsets-messy.csv'))).rejects.toThrow(
      'frames.csv',
    );
  });
});
