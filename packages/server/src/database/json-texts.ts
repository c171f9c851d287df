import { type Kysely, type RawBuilder, SqliteAdapter, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Texts given as one JSON parameter, for `in (…)`. */
export function jsonTexts(db: Kysely<Tables>, texts: readonly string[]): RawBuilder<string> {
  const text = JSON.stringify(texts);
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? sql`(select value from json_each(${text}))`
    : sql`(select jsonb_array_elements_text(${text}::jsonb))`;
}
