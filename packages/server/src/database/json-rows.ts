import { type Kysely, type RawBuilder, SqliteAdapter, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** SQL types of the columns of a JSON table. */
export type JsonColumns = Readonly<Record<string, 'text' | 'integer' | 'bigint'>>;

/**
 * Rows given as one JSON parameter, as a table expression named `given`: thousands of rows go to the database in
 * one statement, without the limit on parameters.
 */
export function jsonRows(
  db: Kysely<Tables>,
  rows: readonly Readonly<Record<string, string | number | null>>[],
  columns: JsonColumns,
): RawBuilder<unknown> {
  const text = JSON.stringify(rows);
  const names = Object.keys(columns);
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    const fields = names.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
    return sql`(select ${sql.join(fields)} from json_each(${text})) as given`;
  }
  const fields = names.map((name) => sql`${sql.ref(name)} ${sql.raw(columns[name] ?? 'text')}`);
  return sql`jsonb_to_recordset(${text}::jsonb) as given(${sql.join(fields)})`;
}

/** Texts given as one JSON parameter, for `in (…)`. */
export function jsonTexts(db: Kysely<Tables>, texts: readonly string[]): RawBuilder<string> {
  const text = JSON.stringify(texts);
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? sql`(select value from json_each(${text}))`
    : sql`(select jsonb_array_elements_text(${text}::jsonb))`;
}
