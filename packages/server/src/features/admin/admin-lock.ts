import { SqliteAdapter, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

const lockId = 17_003;

/**
 * Runs a transaction that gives, changes or removes roles, one at a time over all processes, so that "there is another
 * owner" stays true until the commit. SQLite has one writer anyway.
 */
export const withAdminsLocked = <Outcome>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<Outcome>,
): Promise<Outcome> =>
  db.transaction().execute(async (transaction) => {
    if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
      await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(transaction);
    }
    return work(transaction);
  });
