import { setTimeout as moment } from 'node:timers/promises';
import type BetterSqlite from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import { SqliteHandle as Handle } from './sqlite-handle.ts';
import { type Release, WriteTurns } from './write-turns.ts';

/** How long a write waits for its turn before it fails, and how often it looks meanwhile. */
const longestWait = 15_000;
const look = 10;

/** The two handles on one file: in WAL mode readers never wait for the writer. */
interface Handles {
  readonly reader: Handle;
  readonly writer: Handle;
}

const isBusy = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && String(fault.code).startsWith('SQLITE_BUSY');

/**
 * What one query or transaction uses. Reads go to the reader at once. A write takes its turn among ours, and when
 * another thread or process writes, it looks again a little later: SQLite's own waiting would hold up every request.
 */
class SqliteConnection implements DatabaseConnection {
  readonly #handles: Handles;
  readonly #turns: WriteTurns;
  #transaction: Release | null = null;

  constructor(handles: Handles, turns: WriteTurns) {
    this.#handles = handles;
    this.#turns = turns;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer } = this.#handles;
    if (this.#transaction !== null) return writer.run(sql, parameters);
    if (reader.onlyReads(sql)) return reader.run(sql, parameters);
    const [result, release] = await this.#onceFree(() => writer.run<Row>(sql, parameters));
    release();
    return result;
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('queries are not streamed');
  }

  /** A transaction that starts as a read fails while another one writes; IMMEDIATE does not. */
  async begin(): Promise<void> {
    const [, release] = await this.#onceFree(() => this.#handles.writer.database.exec('begin immediate'));
    this.#transaction = release;
  }

  /** Ends the transaction; SQLite has rolled some faults back by itself. */
  end(how: 'commit' | 'rollback'): void {
    const { writer } = this.#handles;
    if (how === 'commit' || writer.database.inTransaction) writer.database.exec(how);
  }

  /** Gives the turn back; nothing stays open, whatever happened. */
  release(): void {
    const release = this.#transaction;
    if (release === null) return;
    this.#transaction = null;
    try {
      if (this.#handles.writer.database.inTransaction) this.#handles.writer.database.exec('rollback');
    } finally {
      release();
    }
  }

  async #onceFree<Outcome>(write: () => Outcome): Promise<readonly [Outcome, Release]> {
    const end = performance.now() + longestWait;
    for (;;) {
      const release = await this.#turns.take();
      try {
        return [write(), release];
      } catch (fault) {
        release();
        if (!isBusy(fault) || performance.now() > end) throw fault;
      }
      await moment(look);
    }
  }
}

class SqliteFileDriver implements Driver {
  readonly #handles: Handles;
  readonly #turns = new WriteTurns();
  readonly #connections = new WeakMap<DatabaseConnection, SqliteConnection>();

  constructor(handles: Handles) {
    this.#handles = handles;
  }

  async init(): Promise<void> {
    // The handles are open already.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = new SqliteConnection(this.#handles, this.#turns);
    this.#connections.set(connection, connection);
    return connection;
  }

  beginTransaction = async (connection: DatabaseConnection): Promise<void> => this.#own(connection).begin();

  commitTransaction = async (connection: DatabaseConnection): Promise<void> =>
    this.#own(connection).end('commit');

  rollbackTransaction = async (connection: DatabaseConnection): Promise<void> =>
    this.#own(connection).end('rollback');

  releaseConnection = async (connection: DatabaseConnection): Promise<void> =>
    this.#own(connection).release();

  async destroy(): Promise<void> {
    this.#handles.reader.database.close();
    this.#handles.writer.database.close();
  }

  #own(connection: DatabaseConnection): SqliteConnection {
    const own = this.#connections.get(connection);
    if (own === undefined) throw new Error('the connection is not of this driver');
    return own;
  }
}

class ManyConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite does roll back changes of tables; a kill in the middle of a migration must leave nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite for Kysely with a reader and a writer on one file. */
export class SqliteFileDialect extends SqliteDialect {
  readonly #handles: Handles;

  constructor(handles: { readonly reader: BetterSqlite.Database; readonly writer: BetterSqlite.Database }) {
    super({ database: handles.writer });
    this.#handles = { reader: new Handle(handles.reader), writer: new Handle(handles.writer) };
  }

  override createDriver(): SqliteFileDriver {
    return new SqliteFileDriver(this.#handles);
  }

  override createAdapter(): SqliteAdapter {
    return new ManyConnectionsAdapter();
  }
}
