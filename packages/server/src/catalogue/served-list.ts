import type { PartFieldTable, PartRow } from '@pp-tools/domain/catalogue';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { listParts, type PartList } from './part-list.ts';

/** The rows of a public list, and the revisions that tell of their changes. */
export interface ServedList<Row = unknown> {
  readonly revisions: readonly string[];
  readonly load: (db: Kysely<Tables>) => Promise<readonly Row[]>;
}

/** The rows of one list as they are. */
export const plainList = <Fields extends PartFieldTable>(
  list: PartList<Fields>,
): ServedList<PartRow<Fields>> => ({ revisions: [list.table], load: (db) => listParts(db, list) });

/** Rows with what is known of what each fits to, which another list says by their keys. */
export const fittedList = <Row, Fit extends PartFieldTable>(
  rows: ServedList<Row>,
  facts: PartList<Fit>,
  keyOf: (row: Row) => string,
): ServedList<Row & { readonly fit: PartRow<Fit> | null }> => ({
  revisions: [...rows.revisions, facts.table],
  load: async (db) => {
    const fits = await factsByKey(db, facts);
    return (await rows.load(db)).map((row) => ({ ...row, fit: fits.get(keyOf(row)) ?? null }));
  },
});

/** One list after the other. */
export const joinedList = <Row>(lists: readonly ServedList<Row>[]): ServedList<Row> => ({
  revisions: lists.flatMap(({ revisions }) => revisions),
  load: async (db) => (await Promise.all(lists.map(({ load }) => load(db)))).flat(),
});

/** The rows of a list of facts by the keys of the parts that they are about. */
export async function factsByKey<Fit extends PartFieldTable>(
  db: Kysely<Tables>,
  facts: PartList<Fit>,
): Promise<ReadonlyMap<string, PartRow<Fit>>> {
  const rows = await listParts(db, facts);
  // Every list of facts has the key `id`.
  return new Map(rows.map((row) => [String((row as { readonly id?: unknown }).id), row]));
}
