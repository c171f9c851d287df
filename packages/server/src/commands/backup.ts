import { existsSync } from 'node:fs';
import { copyFile, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { embeddedFileName } from '../database/embedded-file.ts';
import { knownMigrations } from '../database/known-migrations.ts';
import { CommandFault } from './command-fault.ts';

/** Name of the embedded database in its folder. */

/**
 * Writes a copy of the embedded database while the shop goes on: one reading transaction sees one state, whatever is
 * written meanwhile. The file appears whole or not at all. Gives its size in bytes.
 */
export async function backUp(folder: string, file: string): Promise<number> {
  const source = join(folder, embeddedFileName);
  if (!existsSync(source))
    throw new CommandFault(`There is no shop in ${folder}: ${embeddedFileName} is missing.`);
  if (existsSync(file)) throw new CommandFault(`${file} exists already. Choose another name.`);
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  const database = new BetterSqlite(source, { readonly: true, timeout: 5000 });
  try {
    database.prepare('vacuum into ?').run(unfinished);
  } finally {
    database.close();
  }
  await flush(unfinished);
  checkBackup(unfinished);
  await rename(unfinished, file);
  await flush(dirname(file));
  return (await stat(file)).size;
}

/**
 * Puts a backup in the place of the embedded database, which must not be in use. The former one stays next to it;
 * gives its path, or null when there was none.
 */
export async function restore(file: string, folder: string, now: Date): Promise<string | null> {
  if (!existsSync(file)) throw new CommandFault(`${file} does not exist.`);
  checkBackup(file);
  const target = join(folder, embeddedFileName);
  const incoming = `${target}.incoming`;
  await copyFile(file, incoming);
  await flush(incoming);
  let former: string | null = null;
  if (existsSync(target)) {
    closeForGood(target);
    former = join(folder, `before-restore-${now.toISOString().replace(/[:.]/g, '-')}.sqlite`);
    await rename(target, former);
  }
  await rename(incoming, target);
  await flush(folder);
  return former;
}

/** Throws unless the file is a whole database of this shop that this version understands. */
function checkBackup(file: string): void {
  const database = openBackup(file);
  try {
    const found = database.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new CommandFault(`${file} is damaged: ${String(found)}`);
    const broken = database.pragma('foreign_key_check');
    if (Array.isArray(broken) && broken.length > 0) {
      throw new CommandFault(`${file} is damaged: ${broken.length} rows refer to rows that are missing.`);
    }
    const unknown = migrationsOf(database, file).filter((name) => !knownMigrations().includes(name));
    if (unknown.length > 0) {
      throw new CommandFault(
        `${file} was made by a newer version (${unknown.join(', ')}). Update the shop first.`,
      );
    }
  } finally {
    database.close();
  }
}

function openBackup(file: string): BetterSqlite.Database {
  try {
    const database = new BetterSqlite(file, { readonly: true, fileMustExist: true });
    database.pragma('schema_version');
    return database;
  } catch {
    throw new CommandFault(`${file} is not a database.`);
  }
}

function migrationsOf(database: BetterSqlite.Database, file: string): string[] {
  try {
    const names: unknown[] = database.prepare('select name from kysely_migration').pluck().all();
    return names.map(String);
  } catch {
    throw new CommandFault(`${file} is not a backup of this shop.`);
  }
}

/** Writes the log into the file and removes it; that works only when nobody else has the database open. */
function closeForGood(file: string): void {
  const database = new BetterSqlite(file, { timeout: 1000 });
  try {
    database.pragma('journal_mode = delete');
  } catch {
    throw new CommandFault('The shop is running. Stop it first, then restore.');
  } finally {
    database.close();
  }
}

/** Makes sure that a file or folder survives a power cut. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
