import { type CatalogueEntry, type StaffRow, staffRowSchema } from '@pp-tools/domain/contract';
import type { Kysely, Transaction } from 'kysely';
import { insertRows } from '../database/insert-rows.ts';
import type { Tables } from '../database/tables.ts';
import type { PartList } from './part-list.ts';
import { keyText } from './staff-rows.ts';

/** A row before and after an action; null where it did not exist. */
export interface RowStates {
  readonly key: readonly string[];
  readonly before: StaffRow | null;
  readonly after: StaffRow | null;
}

/** Whether a row is another one afterwards. */
export const isChange = ({ before, after }: RowStates): boolean =>
  before === null || after === null
    ? before !== after
    : Object.entries(after).some(([name, value]) => before[name] !== value);

/** Who acts, and when. */
export interface CatalogueEditor {
  readonly actor: string;
  readonly at: number;
}

const textOf = (row: StaffRow | null): string | null => (row === null ? null : JSON.stringify(row));
const rowOf = (text: string | null): StaffRow | null =>
  text === null ? null : staffRowSchema.parse(JSON.parse(text));

/** Writes an action into the history of its list. */
export async function recordEdit(
  transaction: Transaction<Tables>,
  list: PartList,
  action: string,
  states: readonly RowStates[],
  { actor, at }: CatalogueEditor,
  importId: number | null = null,
): Promise<number> {
  const { id } = await transaction
    .insertInto('catalogue_edit')
    .values({ list: list.table, at, actor, action, row_count: states.length, import_id: importId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(
    transaction,
    'catalogue_edit_row',
    states.map(({ key, before, after }) => ({
      edit_id: id,
      list: list.table,
      row_key: keyText(key),
      state_before: textOf(before),
      state_after: textOf(after),
    })),
  );
  return id;
}

/** What an action did to the rows of a list, or to one of them. */
export async function statesOfEdit(
  db: Kysely<Tables>,
  list: PartList,
  id: number,
  key?: readonly string[],
): Promise<RowStates[]> {
  let query = db
    .selectFrom('catalogue_edit_row')
    .selectAll()
    .where('edit_id', '=', id)
    .where('list', '=', list.table);
  if (key !== undefined) query = query.where('row_key', '=', keyText(key));
  return (await query.execute()).map(({ row_key, state_before, state_after }) => ({
    key: JSON.parse(row_key),
    before: rowOf(state_before),
    after: rowOf(state_after),
  }));
}

const pageSize = 50;

/** The history of a list, or of one of its rows, newest first. */
export async function listHistory(
  db: Kysely<Tables>,
  list: PartList,
  { key, before }: { readonly key?: string | undefined; readonly before?: number | undefined },
): Promise<{ entries: CatalogueEntry[]; more: boolean }> {
  let query = db
    .selectFrom('catalogue_edit')
    .leftJoin('catalogue_edit_row', (join) =>
      join.onRef('edit_id', '=', 'catalogue_edit.id').on('row_key', '=', key ?? ''),
    )
    .select([
      'catalogue_edit.id',
      'at',
      'actor',
      'action',
      'row_count',
      'row_key',
      'state_before',
      'state_after',
    ])
    .where('catalogue_edit.list', '=', list.table)
    .orderBy('catalogue_edit.id', 'desc')
    .limit(pageSize + 1);
  if (key !== undefined) query = query.where('row_key', 'is not', null);
  if (before !== undefined) query = query.where('catalogue_edit.id', '<', before);
  const rows = await query.execute();
  const entries = rows.slice(0, pageSize).map((row) => ({
    id: row.id,
    at: Number(row.at),
    actor: row.actor,
    action: row.action,
    rows: row.row_count,
    row: row.row_key === null ? null : { before: rowOf(row.state_before), after: rowOf(row.state_after) },
  }));
  return { entries, more: rows.length > pageSize };
}
