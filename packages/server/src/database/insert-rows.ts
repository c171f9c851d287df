import {
  CompiledQuery,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type Kysely,
} from 'kysely';
import type { Tables } from './tables.ts';

/** Engines limit the parameters of one statement (32,766 in SQLite); wide rows leave room for this many. */
const rowsPerStatement = 100;

type Insert<Table extends keyof Tables> = InsertQueryBuilder<Tables, Table, InsertResult>;

/**
 * Inserts many rows of one shape; `finish` says what becomes of rows that are there already. The statement is built once and run again with other parameters: building
 * it for each group took longer than the database took to store the rows.
 */
export async function insertRows<Table extends keyof Tables & string>(
  transaction: Kysely<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  finish: (insert: Insert<Table>) => Insert<Table> = (insert) => insert,
): Promise<void> {
  let full: CompiledQuery | null = null;
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const group = rows.slice(start, start + rowsPerStatement);
    const isFull = group.length === rowsPerStatement;
    if (isFull && full !== null) {
      const parameters = group.flatMap((row) => Object.values(row));
      await transaction.executeQuery(CompiledQuery.raw(full.sql, parameters));
      continue;
    }
    const statement = finish(transaction.insertInto(table).values(group)).compile();
    await transaction.executeQuery(statement);
    if (isFull) full = statement;
  }
}
