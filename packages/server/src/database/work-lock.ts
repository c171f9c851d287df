import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Takes a lock that all processes share until an instant; null when another holder has it. One that lasts longer than
 * it can have been taken for was taken while a clock was ahead, and binds nobody.
 */
export async function takeLock(
  db: Kysely<Tables>,
  name: string,
  now: number,
  milliseconds: number,
): Promise<string | null> {
  const holder = crypto.randomUUID();
  const row = await db
    .insertInto('work_lock')
    .values({ name, holder, taken_until: now + milliseconds })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, taken_until: now + milliseconds })
        .where((either) =>
          either.or([
            either('work_lock.taken_until', '<', now),
            either('work_lock.taken_until', '>', now + 2 * milliseconds),
          ]),
        ),
    )
    .returning('holder')
    .executeTakeFirst();
  return row?.holder === holder ? holder : null;
}

/** Gives a lock back; false when its time was over and another holder has it. */
export async function releaseLock(db: Kysely<Tables>, name: string, holder: string): Promise<boolean> {
  const result = await db
    .deleteFrom('work_lock')
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirst();
  return result.numDeletedRows > 0;
}

/** Keeps a lock for longer; false when its time was over and another holder has it. */
export async function renewLock(
  db: Kysely<Tables>,
  name: string,
  holder: string,
  until: number,
): Promise<boolean> {
  const result = await db
    .updateTable('work_lock')
    .set({ taken_until: until })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Whether somebody holds a lock. */
export async function isLocked(db: Kysely<Tables>, name: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('work_lock')
    .select('holder')
    .where('name', '=', name)
    .where('taken_until', '>=', now)
    .executeTakeFirst();
  return row !== undefined;
}
