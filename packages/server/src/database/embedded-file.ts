import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { StartFault } from '../start-fault.ts';

/** Name of the embedded database in its folder. */
export const embeddedFileName = 'pp-tools.sqlite';
/** A larger file takes seconds to read whole; the doctor checks it, and a backup does. */
const maxCheckedBytes = 256 * 1024 * 1024;

const markOf = (folder: string): string => join(folder, 'shop-opened');
const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/**
 * Looks at the embedded database before anything writes to it. Throws {@link StartFault} when the file is damaged, may
 * only be read, or is gone or empty where a shop was opened before: a new shop there would hide the loss.
 */
export function checkEmbeddedFile(folder: string): void {
  const file = join(folder, embeddedFileName);
  const bytes = sizeOf(file);
  if (bytes === 0) {
    if (!existsSync(markOf(folder))) return;
    throw new StartFault(
      `A shop was opened in ${folder} before, but its database ${embeddedFileName} is ${existsSync(file) ? 'empty' : 'gone'}. ` +
        'Restore a backup (npm run shop -- restore FILE), or delete the file "shop-opened" there to begin a new shop.',
    );
  }
  if (bytes > maxCheckedBytes) return;
  const flaw = flawOf(file);
  if (flaw === null) return;
  throw new StartFault(
    `The database ${file} is damaged (${flaw}). Nothing was written to it. Copy the file, then restore a backup: ` +
      'npm run shop -- restore FILE',
  );
}

/** What SQLite's own quick check finds; null for a whole file. */
function flawOf(file: string): string | null {
  let database: BetterSqlite.Database | null = null;
  // Read only: closing a handle that may write would copy the log of changes into a damaged file.
  try {
    database = new BetterSqlite(file, { readonly: true, timeout: 5000 });
    const found = database.pragma('quick_check(1)', { simple: true });
    return found === 'ok' ? null : String(found);
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
    if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') {
      return fault instanceof Error ? fault.message : code;
    }
    throw fault;
  } finally {
    database?.close();
  }
}

/** Notes that a shop was opened in a folder, so that a later start expects its database. */
export function markOpened(folder: string): void {
  if (!existsSync(markOf(folder))) writeFileSync(markOf(folder), '');
}
