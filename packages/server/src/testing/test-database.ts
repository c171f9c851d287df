import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseKind, type OpenDatabase, openPostgres, openSqlite } from '../database/connection.ts';
import { migrateToLatest } from '../database/migrate.ts';

/** Both engines, for `describe.each(databaseKinds)`. */
export const databaseKinds: readonly DatabaseKind[] = ['sqlite', 'postgres'];

let databases = 0;

/** An empty, migrated database that goes away with {@link OpenDatabase.close}. */
export async function openTestDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  const database = kind === 'sqlite' ? await freshSqlite() : await freshPostgres();
  await migrateToLatest(database);
  return database;
}

async function freshSqlite(): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'pp-sqlite-'));
  const database = openSqlite(folder);
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freshPostgres(): Promise<OpenDatabase> {
  databases += 1;
  const base = inject('postgresUrl');
  const name = `test_${process.pid}_${databases}`;
  await withClient(`${base}/postgres`, (client) => client.query(`create database ${name}`));
  const database = openPostgres(`${base}/${name}`, () => undefined);
  return {
    ...database,
    close: async () => {
      await database.close();
      await withClient(`${base}/postgres`, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
