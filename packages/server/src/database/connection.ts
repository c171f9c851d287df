import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { embeddedFileName } from './embedded-file.ts';
import { SqliteFileDialect } from './sqlite-driver.ts';
import type { Tables } from './tables.ts';

/** The database as queries see it: SQLite and PostgreSQL behind one set of queries. */
export type Database = Kysely<Tables>;
/** Which of the two engines stands behind a {@link Database}. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** Folder of the embedded database, or the address of PostgreSQL. */
export type DatabasePlace = { readonly folder: string } | { readonly url: string };

/** An open database and how to leave it. */
export interface OpenDatabase {
  readonly kind: DatabaseKind;
  readonly db: Database;
  /** Where it is, so that a worker thread can open a connection of its own. */
  readonly place: DatabasePlace;
  /** What it has open at this moment. */
  connections(): Connections;
  close(): Promise<void>;
}

/** Connections of this process to the database, and requests that wait for one. */
export interface Connections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Opens (and creates) an embedded SQLite file with the settings every connection of the product uses. */
export function openSqliteFile(file: string): BetterSqlite.Database {
  const database = new BetterSqlite(file, { timeout: 5000 });
  database.pragma('journal_mode = WAL');
  // Orders and admin data must survive a power cut, not only a crash.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

/** The embedded database in a folder, created when missing. */
export function openSqlite(folder: string): OpenDatabase {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, embeddedFileName);
  const writer = openSqliteFile(file);
  // SQLite's own waiting would hold up the whole process; the driver waits without.
  writer.pragma('busy_timeout = 0');
  const db = new Kysely<Tables>({
    dialect: new SqliteFileDialect({ writer, reader: openSqliteFile(file) }),
  });
  // A reader and a writer; what waits for the writer's turn is not counted.
  const connections = () => ({ open: 2, idle: 0, waiting: 0 });
  return { kind: 'sqlite', db, place: { folder }, connections, close: () => db.destroy() };
}

// PostgreSQL sends 64-bit and exact decimals as text; ours are ids, instants and sums far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** How long a request waits for PostgreSQL, for a connection and for each statement. */
const patienceMilliseconds = 5000;
/** Uploads and migrations send statements that may take this long. */
export const longPatience = 120_000;

/** PostgreSQL by its address; a hanging server fails within seconds instead of holding requests. */
export function openPostgres(
  url: string,
  onIdleFault: (fault: Error) => void,
  patience: number = patienceMilliseconds,
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: Math.min(patience, patienceMilliseconds),
    statement_timeout: patience,
    // Shorter than a statement may take, so that who waits for a lock is told so; an upload waits its turn.
    lock_timeout: patience > patienceMilliseconds ? patience : Math.round(patience * 0.6),
    query_timeout: patience,
  });
  // Without a listener a restart of PostgreSQL ends this process.
  pool.on('error', onIdleFault);
  // The pool listens to idle connections only; one that is lost in the middle of a transaction would end it too.
  pool.on('connect', (client) => client.on('error', onIdleFault));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { kind: 'postgres', db, place: { url }, connections, close: () => db.destroy() };
}
