import { readFile } from 'node:fs/promises';
import type { Database } from '../../database/connection.ts';
import { countWheelsets, replaceWheelsets } from './wheelset.queries.ts';
import { readWheelsetFile } from './wheelset-file.ts';

/** Replaces the catalogue by the rows of a file text, all or nothing. Returns how many there are now. */
export async function importWheelsets(
  db: Database,
  text: string,
  file: string,
  at: number = Date.now(),
): Promise<number> {
  const wheelsets = readWheelsetFile(text, file);
  await db.transaction().execute((transaction) => replaceWheelsets(transaction, wheelsets, at));
  return wheelsets.length;
}

/** Fills an empty catalogue from a file; a filled one stays as it is. Returns how many were added. */
export async function seedWheelsets(db: Database, file: string, at: number = Date.now()): Promise<number> {
  if ((await countWheelsets(db)) > 0) return 0;
  const wheelsets = readWheelsetFile(await readFile(file, 'utf8'), file);
  return db.transaction().execute(async (transaction) => {
    // A second process that starts at the same moment finds the rows of the first.
    if ((await countWheelsets(transaction)) > 0) return 0;
    await replaceWheelsets(transaction, wheelsets, at);
    return wheelsets.length;
  });
}
