import { SqliteAdapter, sql, type Transaction } from 'kysely';
import type { Database } from './connection.ts';
import type { Tables } from './tables.ts';
import { WriteTurns } from './write-turns.ts';

const lockId = 17_001;
/** Who has waited so long for the turn is told to come back. */
const longestWait = 5000;

/** The turn did not come in time; the code is PostgreSQL's for a lock that is not available. */
class TurnTimeout extends Error {
  readonly code = '55P03';
}

const turnsOf = new WeakMap<Database, WriteTurns>();

/**
 * Runs a transaction that hands out tracking numbers, one at a time over all processes, so that "this number is free"
 * stays true until the commit. Those that wait do so before they have a connection: a long upload elsewhere costs this
 * process one connection and not all. SQLite has one writer anyway.
 */
export async function withNumbersLocked<Outcome>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<Outcome>,
): Promise<Outcome> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return db.transaction().execute(work);
  const turns = turnsOf.get(db) ?? new WriteTurns();
  turnsOf.set(db, turns);
  const started = performance.now();
  const release = await turns.take();
  try {
    if (performance.now() - started > longestWait)
      throw new TurnTimeout('other changes of numbers took too long');
    return await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(transaction);
      return work(transaction);
    });
  } finally {
    release();
  }
}
