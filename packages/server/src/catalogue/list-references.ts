import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A field that names a row of another list. */
interface ListReference {
  readonly from: string;
  readonly field: string;
  readonly to: string;
  readonly column: string;
}

const references: readonly ListReference[] = [
  { from: 'frame_size', field: 'frame_id', to: 'frame', column: 'product_key' },
  { from: 'frame_fit', field: 'id', to: 'frame', column: 'product_key' },
  { from: 'tire_fit', field: 'id', to: 'tire', column: 'id' },
  { from: 'tube_fit', field: 'id', to: 'tube', column: 'id' },
  { from: 'groupset_component', field: 'parent_groupset_model', to: 'groupset', column: 'model' },
  { from: 'groupset_rest', field: 'groupset_id', to: 'groupset', column: 'id' },
];

/** The reference that a field of a list is; null: it is none. */
export const referenceOf = (list: string, field: string): ListReference | null =>
  references.find((one) => one.from === list && one.field === field) ?? null;

/** The references of a list to others. */
export const referencesOf = (list: string): readonly ListReference[] =>
  references.filter(({ from }) => from === list);

/** The references to a list. */
export const referencesTo = (list: string): readonly ListReference[] =>
  references.filter(({ to }) => to === list);

/** How many rows of a table have each value in a column. */
export async function countsByValue(
  db: Kysely<Tables>,
  table: string,
  column: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{
    value: string | null;
    n: number | string;
  }>`select ${sql.ref(column)} as value, count(*) as n from ${sql.table(table)} group by ${sql.ref(column)}`.execute(
    db,
  );
  return new Map(rows.map(({ value, n }) => [value ?? '', Number(n)]));
}

/** How many rows of a table have a value in a column. */
export async function countOf(
  db: Kysely<Tables>,
  table: string,
  column: string,
  value: string,
): Promise<number> {
  const { rows } = await sql<{
    n: number | string;
  }>`select count(*) as n from ${sql.table(table)} where ${sql.ref(column)} = ${sql.val(value)}`.execute(db);
  return Number(rows[0]?.n ?? 0);
}
