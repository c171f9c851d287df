import { SqliteAdapter, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

const lockId = 17_001;

/**
 * Lets one transaction at a time hand out tracking numbers, so that "this number is free" stays true until the
 * commit. SQLite has one writer anyway.
 */
export async function lockNumbers(transaction: Transaction<Tables>): Promise<void> {
  if (transaction.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(transaction);
}
