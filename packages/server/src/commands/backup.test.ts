import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../database/connection.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { backUp, restore } from './backup.ts';
import { CommandFault } from './command-fault.ts';

/** The long form is asked for by the soak test. */
const backups = process.env.PP_SOAK ? 50 : 6;
const writer = join(import.meta.dirname, '..', 'testing', 'write-until-killed.ts');

describe('backup and restore', () => {
  let folder: string;
  let other: string;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pp-shop-'));
    other = await mkdtemp(join(tmpdir(), 'pp-backups-'));
    const database = openSqlite(folder);
    await migrateToLatest(database);
    await database.close();
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
    await rm(other, { recursive: true, force: true });
  });

  const startStorm = async (): Promise<() => Promise<void>> => {
    const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    return () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      });
  };
  /** Numbers of the pairs in a database, each of which must be whole. */
  const pairsIn = (file: string): number[] => {
    const database = new BetterSqlite(file, { readonly: true });
    const rows: { subject_id: string; rows: number }[] = database
      .prepare<[], { subject_id: string; rows: number }>(
        "select subject_id, count(*) as rows from audit_entry where subject_kind = 'pair' group by subject_id",
      )
      .all();
    database.close();
    for (const { rows: count } of rows) expect(count).toBe(2);
    return rows.map(({ subject_id }) => Number(subject_id)).sort((a, b) => a - b);
  };

  test(`${backups} backups in a storm of writes each restore to a whole shop`, async () => {
    const stop = await startStorm();
    let before = 0;
    for (let round = 0; round < backups; round += 1) {
      const file = join(other, `${round}.sqlite`);
      await backUp(folder, file);
      const shop = await mkdtemp(join(other, 'restored-'));
      await restore(file, shop, new Date());
      const pairs = pairsIn(join(shop, 'pp-tools.sqlite'));
      expect(pairs).toEqual(Array.from({ length: pairs.length }, (_, index) => index + 1));
      expect(pairs.length).toBeGreaterThanOrEqual(before);
      before = pairs.length;
      const database = openSqlite(shop);
      await migrateToLatest(database);
      await database.close();
    }
    expect(before).toBeGreaterThan(0);
    await stop();
  }, 120_000);

  test('a restore is refused while the shop runs, and then leaves everything as it was', async () => {
    const file = join(other, 'backup.sqlite');
    await backUp(folder, file);
    const running = openSqlite(folder);
    await running.db.selectFrom('admin').selectAll().execute();
    await expect(restore(file, folder, new Date())).rejects.toThrow(/Stop it first/);
    await running.db.selectFrom('admin').selectAll().execute();
    await running.close();
    const former = await restore(file, folder, new Date());
    expect(former !== null && existsSync(former)).toBe(true);
    expect((await readdir(folder)).filter((name) => name.endsWith('.incoming'))).toEqual([]);
  });

  test.each([
    ['text', async (file: string) => writeFile(file, 'not a database at all')],
    [
      'another database',
      async (file: string) => {
        const database = new BetterSqlite(file);
        database.exec('create table other (id integer)');
        database.close();
      },
    ],
    [
      'a newer version',
      async (file: string) => {
        await backUp(folder, file);
        const database = new BetterSqlite(file);
        database.exec("insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00Z')");
        database.close();
      },
    ],
    [
      'a damaged file',
      async (file: string) => {
        await backUp(folder, file);
        const bytes = await readFile(file);
        bytes.fill(0x55, 8192, 20_480);
        await writeFile(file, bytes);
      },
    ],
  ])('%s is refused as a backup with a sentence', async (_name, make) => {
    const file = join(other, 'bad.sqlite');
    await make(file);
    const before = await readFile(join(folder, 'pp-tools.sqlite'));
    await expect(restore(file, folder, new Date())).rejects.toThrow(CommandFault);
    expect((await readFile(join(folder, 'pp-tools.sqlite'))).equals(before)).toBe(true);
  });

  test('a backup never overwrites a file and needs a shop', async () => {
    const file = join(other, 'backup.sqlite');
    await backUp(folder, file);
    await expect(backUp(folder, file)).rejects.toThrow(/exists already/);
    await expect(backUp(other, join(other, 'x.sqlite'))).rejects.toThrow(/no shop/);
  });
});
