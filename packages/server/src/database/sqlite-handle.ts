import type BetterSqlite from 'better-sqlite3';
import type { QueryResult } from 'kysely';

const statementsKept = 300;

/** An open SQLite file that keeps its prepared statements: the same few texts come again and again. */
export class SqliteHandle {
  readonly database: BetterSqlite.Database;
  readonly #statements = new Map<string, BetterSqlite.Statement<unknown[], never>>();

  constructor(database: BetterSqlite.Database) {
    this.database = database;
  }

  onlyReads(sql: string): boolean {
    return this.#prepare(sql).readonly;
  }

  run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  #prepare(sql: string): BetterSqlite.Statement<unknown[], never> {
    const kept = this.#statements.get(sql);
    if (kept !== undefined) return kept;
    const statement = this.database.prepare<unknown[], never>(sql);
    if (this.#statements.size >= statementsKept) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
}
