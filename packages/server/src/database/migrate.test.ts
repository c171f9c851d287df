import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openTestDatabase } from '../testing/public.ts';
import { openPostgres, openSqlite } from './connection.ts';
import { migrateToLatest } from './migrate.ts';

const script = fileURLToPath(new URL('../testing/migrate-until-killed.ts', import.meta.url));
/** So many kills in `npm test`; PP_KILLS of the soak makes it more. */
const kills = Number(process.env.PP_KILLS ?? 6);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pp-migrate-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the migrations in a process that is killed before its n-th statement; how many it sent. */
const migrateUntil = (where: string, deadly: number): Promise<number> =>
  new Promise((resolve) => {
    execFile(process.execPath, [script, where, String(deadly)], (_fault, stdout) => resolve(Number(stdout)));
  });

const tableCount = async (where: string): Promise<number> => {
  const database = openSqlite(where);
  await migrateToLatest(database);
  const tables = await database.db.introspection.getTables();
  await database.close();
  return tables.length;
};

test('F22 a kill at any statement of a first start leaves a database that starts', {
  timeout: 600_000,
}, async () => {
  const all = await migrateUntil(join(folder, 'whole'), 0);
  const tables = await tableCount(join(folder, 'whole'));
  expect(all).toBeGreaterThan(20);
  for (let kill = 0; kill < kills; kill += 1) {
    const deadly = 1 + Math.floor((kill * (all - 1)) / Math.max(1, kills - 1));
    const where = join(folder, `killed-${kill}`);
    await migrateUntil(where, deadly);
    expect([deadly, await tableCount(where)]).toEqual([deadly, tables]);
  }
});

test('F22 an older database is copied before it is changed, and the copy is whole', async () => {
  const database = openSqlite(folder);
  await migrateToLatest(database);
  await sql`delete from kysely_migration where name = '0102-link-check'`.execute(database.db);
  await sql`drop table link_visit`.execute(database.db);
  await sql`drop table link_check`.execute(database.db);
  await migrateToLatest(database);
  await database.close();
  expect((await readdir(folder)).filter((file) => file.startsWith('pp-tools-before'))).toEqual([
    'pp-tools-before-0102-link-check.sqlite',
  ]);
});

test('F22 a database of a newer version is refused with a sentence', async () => {
  const database = openSqlite(folder);
  await migrateToLatest(database);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030')`.execute(
    database.db,
  );
  await expect(migrateToLatest(database)).rejects.toThrow(/newer version of PP Tools.*9999-future/);
  await database.close();
});

test('F13 two processes that start at once on an empty database both migrate it', async () => {
  await Promise.all([migrateUntil(folder, 0), migrateUntil(folder, 0)]);
  expect(await tableCount(folder)).toBeGreaterThan(10);

  const base = await openTestDatabase('postgres');
  const name = `twice_${process.pid}`;
  await sql`create database ${sql.id(name)}`.execute(base.db);
  const url = `${inject('postgresUrl')}/${name}`;
  const two = [1, 2].map(() => openPostgres(url, () => undefined));
  await Promise.all(two.map((database) => migrateToLatest(database)));
  await Promise.all(two.map((database) => database.close()));
  await sql`drop database ${sql.id(name)}`.execute(base.db);
  await base.close();
});
