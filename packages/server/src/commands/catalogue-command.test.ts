import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedBuilder } from '../catalogue/import-catalogue.ts';
import { saddles } from '../catalogue/lists.ts';
import { staffRows } from '../catalogue/staff-rows.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { sampleData } from '../sample-data.ts';
import { databaseKinds, openTestDatabase } from '../testing/public.ts';
import { importPlace } from './catalogue-command.ts';
import { exportToPlace } from './catalogue-files.ts';

const plain = { isDryRun: false, isAgreed: false, goodRows: false };

describe.each(databaseKinds)('the command for the catalogue on %s', (kind) => {
  let database: OpenDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    folder = await mkdtemp(join(tmpdir(), 'pp-command-'));
    await seedBuilder(database.db, sampleData);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  /** What an import says. */
  async function said(place: string, options: Partial<typeof plain>, answer: boolean | null = null) {
    const lines: string[] = [];
    const ask = () => (answer === null ? null : Promise.resolve(answer));
    await importPlace(database.db, place, { ...plain, ...options }, (line) => lines.push(line), ask);
    return lines.join('\n');
  }
  const rows = () => staffRows(database.db, saddles);

  test.each(['out', 'out.xlsx', 'out.json', 'out.zip'])(
    'what is exported to %s is read back without a difference',
    async (name) => {
      const place = join(folder, name);
      await exportToPlace(database.db, place, null);
      const lines = await said(place, { isAgreed: true });
      expect(lines).toContain('Saddles: 0 added, 0 changed, 0 removed, 0 refused, 20 afterwards');
      expect(lines).toContain('Nothing was different.');
    },
  );

  test('one list is exported as one file; several are not one CSV file', async () => {
    const place = join(folder, 'saddles.csv');
    expect(await exportToPlace(database.db, place, 'saddle')).toEqual(['saddles.csv']);
    expect((await readFile(place, 'utf8')).split('\r\n')).toHaveLength(22);
    await expect(exportToPlace(database.db, place, null)).rejects.toThrow('One CSV file holds one list.');
    await expect(exportToPlace(database.db, place, 'nothing')).rejects.toThrow('no list "nothing"');
  });

  test('a dry run and an import that nobody agreed to change nothing; a yes does', async () => {
    const before = await rows();
    const place = join(folder, 'saddles.csv');
    await writeFile(place, `id,name,brand,type,price\n${before[0]?.id},Renamed,Own,road,1\n`);
    const counts = 'Saddles: 0 added, 1 changed, 19 removed, 0 refused, 1 afterwards';
    expect(await said(place, { isDryRun: true })).toContain(counts);
    await expect(said(place, {})).rejects.toThrow('Add --yes to import');
    expect(await said(place, {}, false)).toContain('Nothing was changed.');
    expect(await rows()).toEqual(before);
    expect(await said(place, {}, true)).toContain('Imported as number');
    expect(await rows()).toMatchObject([{ name: 'Renamed', price: 1 }]);
  });

  test('refused rows are named; without them it goes on when asked', async () => {
    const place = join(folder, 'saddles.csv');
    await writeFile(place, 'id,name,brand,type,price\na,A,Own,road,5\nb,B,Own,road,dear\n');
    await expect(said(place, { isAgreed: true })).rejects.toThrow('Saddles row 3, price: not a number.');
    expect(await said(place, { isAgreed: true, goodRows: true })).toContain(
      'row 3, price: not a number ("dear")',
    );
    expect((await rows()).map(({ id }) => id)).toEqual(['a']);
  });

  test('a file of 200 MB and one that is no list are refused', async () => {
    const huge = join(folder, 'huge.csv');
    await writeFile(huge, 'id,name\n');
    await truncate(huge, 200 * 1024 * 1024);
    await expect(said(huge, { isAgreed: true })).rejects.toThrow('larger than 25 MB. Nothing was changed.');
    const other = join(folder, 'other.csv');
    await writeFile(other, 'a,b\n1,2\n');
    await expect(said(other, { isAgreed: true })).rejects.toThrow('No sheet of the file holds rows');
  });
});
