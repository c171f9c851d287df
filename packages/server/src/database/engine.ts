import { type Kysely, PostgresAdapter } from 'kysely';
import type { Tables } from './tables.ts';

/** For the rare query that one engine needs in another form: SQLite has one writer, PostgreSQL locks rows. */
export const isPostgres = (db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
