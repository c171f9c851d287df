import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'migrations');

/** Names of the migrations that this version has; a database with another one is of a newer version. */
export const knownMigrations = (): readonly string[] =>
  readdirSync(folder)
    .filter((file) => /^\d{4}-[\w-]+\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
