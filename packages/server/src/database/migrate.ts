import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartFault } from '../start-fault.ts';
import { longPatience, type OpenDatabase, openPostgres } from './connection.ts';
import { isDatabaseAway } from './database-fault.ts';
import { isPostgres } from './engine.ts';
import type { Tables } from './tables.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'migrations');
const migrationLock = 17_002;
/** Another process may migrate a large database at this moment. */
const maxWaitMilliseconds = 120_000;

/** What a migration file exports. Forward only: a mistake is mended by the next number. */
interface MigrationFile {
  up(db: Kysely<unknown>): Promise<void>;
}

const isMigrationFile = (value: unknown): value is MigrationFile =>
  typeof value === 'object' && value !== null && 'up' in value && typeof value.up === 'function';

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-[\w-]+\.ts$/.test(file)).sort();
  const migrations = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const module: unknown = await import(pathToFileURL(join(folder, file)).href);
      if (!isMigrationFile(module)) throw new Error(`migration ${file} exports no up()`);
      return [file.replace(/\.ts$/, ''), { up: (db) => module.up(db) }];
    }),
  );
  return Object.fromEntries(migrations);
}

/**
 * Brings the database to the newest form in one transaction, which is also the lock between processes: a kill at any
 * moment leaves the database as it was. Before an upgrade the embedded database is copied. Throws {@link StartFault}
 * when a newer version wrote the database.
 */
export async function migrateToLatest(database: OpenDatabase): Promise<void> {
  const migrations = await readMigrations();
  const { place } = database;
  if ('folder' in place) {
    await copyBeforeUpgrade(database, place.folder, migrations);
    return onceFree(() => migrate(database, migrations));
  }
  // An index on a large table takes longer than a request may.
  const patient = openPostgres(place.url, () => undefined, longPatience);
  try {
    await migrate(patient, migrations);
  } finally {
    await patient.close();
  }
}

const migrate = ({ db }: OpenDatabase, migrations: Record<string, Migration>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (isPostgres(transaction)) {
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
    }
    refuseNewer(await appliedMigrations(transaction), migrations);
    await runMigrations(transaction, migrations);
  });

async function runMigrations(
  transaction: Transaction<Tables>,
  migrations: Record<string, Migration>,
): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db: transaction, provider, allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error');
  throw new Error(`migration ${failed?.migrationName ?? ''} failed`, { cause: error });
}

/** Names of the migrations that the database has; none when it is new. */
async function appliedMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

function refuseNewer(applied: readonly string[], migrations: Record<string, Migration>): void {
  const unknown = applied.find((name) => !Object.hasOwn(migrations, name));
  if (unknown === undefined) return;
  throw new StartFault(
    `A newer version of PP Tools wrote this database (it has the change ${unknown}). Start that version again, or restore the copy that was made before the upgrade.`,
  );
}

/** Copies the file of a database that is about to be changed; an earlier copy for the same step stays. */
async function copyBeforeUpgrade(
  { db }: OpenDatabase,
  directory: string,
  migrations: Record<string, Migration>,
): Promise<void> {
  const applied = await appliedMigrations(db);
  const [next] = Object.keys(migrations).filter((name) => !applied.includes(name));
  if (applied.length === 0 || next === undefined) return;
  refuseNewer(applied, migrations);
  const copy = join(directory, `pp-tools-before-${next}.sqlite`);
  if (existsSync(copy)) return;
  const partial = `${copy}.${process.pid}.partial`;
  await rm(partial, { force: true });
  await onceFree(() => sql`vacuum into ${partial}`.execute(db));
  await rename(partial, copy);
}

/** Repeats a work while another process holds the file. */
async function onceFree<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const end = performance.now() + maxWaitMilliseconds;
  for (;;) {
    try {
      return await work();
    } catch (fault) {
      if (!(fault instanceof Error) || !isDatabaseAway(fault) || performance.now() > end) throw fault;
    }
  }
}
