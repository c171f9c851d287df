import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { longPatience, type OpenDatabase, openPostgres } from './connection.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'migrations');

/** What a migration file exports. Forward only: a mistake is mended by the next number. */
interface MigrationFile {
  up(db: Kysely<unknown>): Promise<void>;
}

const isMigrationFile = (value: unknown): value is MigrationFile =>
  typeof value === 'object' && value !== null && 'up' in value && typeof value.up === 'function';

class NumberedFiles implements MigrationProvider {
  async getMigrations(): Promise<Record<string, Migration>> {
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
}

/** Brings the database to the newest form; throws on the first fault, which leaves the earlier steps done. */
export async function migrateToLatest(database: OpenDatabase): Promise<void> {
  if (!('url' in database.place)) return migrate(database);
  // An index on a large table takes longer than a request may.
  const patient = openPostgres(database.place.url, () => undefined, longPatience);
  try {
    await migrate(patient);
  } finally {
    await patient.close();
  }
}

async function migrate({ db }: OpenDatabase): Promise<void> {
  const migrator = new Migrator({ db, provider: new NumberedFiles(), allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === 'Error');
    throw new Error(`migration ${failed?.migrationName ?? ''} failed`, { cause: error });
  }
}
