import { isUnknownValue } from '@pp-tools/domain/catalogue';
import type { CatalogueBulk, CatalogueRowChange, StaffRow } from '@pp-tools/domain/contract';
import type { Transaction } from 'kysely';
import { recordActions } from '../database/audit.ts';
import type { Database } from '../database/connection.ts';
import { raiseRevision } from '../database/revision.ts';
import type { Tables } from '../database/tables.ts';
import {
  type CatalogueEditor,
  isChange,
  type RowStates,
  recordEdit,
  statesOfEdit,
} from './catalogue-history.ts';
import { type CellConflict, catalogueRefusals } from './catalogue-refusals.ts';
import { checkedRow } from './checked-row.ts';
import { staffFields, staffLists } from './list-labels.ts';
import { countsByValue, referencesTo } from './list-references.ts';
import type { PartList } from './part-list.ts';
import { keyOf, keyText, removeRows, staffRows, storeRows } from './staff-rows.ts';

/** What an action left: its entry in the history (null: nothing changed) and the rows that it touched. */
export interface CatalogueDone {
  readonly entry: number | null;
  readonly rows: StaffRow[];
  readonly deleted: string[][];
}

type Rows = ReadonlyMap<string, StaffRow>;

/** Runs an action on a list; editors of the same list wait for each other. */
function act(
  db: Database,
  list: PartList,
  editor: CatalogueEditor,
  action: string,
  plan: (transaction: Transaction<Tables>) => Promise<readonly RowStates[]>,
): Promise<CatalogueDone> {
  return db.transaction().execute(async (transaction) => {
    // Locks the list: of two editors the second reads what the first has written.
    await raiseRevision(transaction, list.table, editor.at);
    const states = (await plan(transaction)).filter(isChange);
    if (states.length === 0) return { entry: null, rows: [], deleted: [] };
    const rows = states.flatMap(({ after }) => (after === null ? [] : [after]));
    const deleted = states.flatMap(({ key, after }) => (after === null ? [[...key]] : []));
    await removeRows(transaction, list, deleted);
    await storeRows(transaction, list, rows);
    const entry = await recordEdit(transaction, list, action, states, editor);
    await noteAction(transaction, list, editor, action, states);
    return { entry, rows, deleted };
  });
}

/** One line in the trail of everything that staff do. */
async function noteAction(
  transaction: Transaction<Tables>,
  list: PartList,
  editor: CatalogueEditor,
  action: string,
  states: readonly RowStates[],
): Promise<void> {
  const [first] = states;
  if (first === undefined) return;
  const label = staffLists.find(([{ table }]) => table === list.table)?.[1] ?? list.table;
  const name = states.length === 1 ? `${label}: ${first.key.join(', ')}` : `${label}: ${states.length} rows`;
  const { before, after } = states.length === 1 ? changedFields(first) : { before: null, after: null };
  const subject = { kind: 'catalogue', id: list.table, name };
  await recordActions(transaction, [{ ...editor, action: `catalogue-${action}`, subject, before, after }]);
}

function changedFields({ before, after }: RowStates) {
  if (before === null || after === null) return { before, after };
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const pick = (row: StaffRow) => Object.fromEntries(names.map((name) => [name, row[name]]));
  return { before: pick(before), after: pick(after) };
}

async function rowsOf(
  transaction: Transaction<Tables>,
  list: PartList,
  keys: readonly (readonly string[])[],
): Promise<Rows> {
  const [only] = keys;
  const rows = await staffRows(transaction, list, keys.length === 1 ? only : undefined);
  return new Map(rows.map((row) => [keyText(keyOf(list, row)), row]));
}

/** Adds, changes and deletes rows: all of them or none. */
export function changeRows(
  db: Database,
  list: PartList,
  changes: readonly CatalogueRowChange[],
  editor: CatalogueEditor,
): Promise<CatalogueDone> {
  return act(db, list, editor, actionOf(changes), async (transaction) => {
    const isAdding = changes.some(({ key }) => key === null);
    const present = await rowsOf(
      transaction,
      list,
      isAdding ? [] : changes.flatMap(({ key }) => (key ? [key] : [])),
    );
    let position = Math.max(-1, ...[...present.values()].map((row) => Number(row.position)));
    const states: RowStates[] = [];
    const conflicts: CellConflict[] = [];
    const deleted: StaffRow[] = [];
    for (const { key, before, after } of changes) {
      if (key === null) {
        position += 1;
        states.push(await addition(transaction, list, present, { ...after, position }));
        continue;
      }
      const row = present.get(keyText(key)) ?? null;
      conflicts.push(...conflictsOf(key, before ?? {}, row));
      if (row === null || conflicts.length > 0) continue;
      if (after === null) deleted.push(row);
      const changed = after === null ? null : await checkedRow(transaction, list, key, row, after);
      states.push({ key, before: row, after: changed });
    }
    if (conflicts.length > 0) throw catalogueRefusals.conflicts(conflicts);
    await refuseInUse(transaction, list, deleted);
    return states;
  });
}

function actionOf(changes: readonly CatalogueRowChange[]): string {
  if (changes.every(({ key }) => key === null)) return 'added';
  return changes.every(({ after }) => after === null) ? 'deleted' : 'changed';
}

async function addition(
  transaction: Transaction<Tables>,
  list: PartList,
  present: Rows,
  values: StaffRow,
): Promise<RowStates> {
  const key = keyOf(list, values);
  if (present.has(keyText(key))) {
    const field = list.key.at(-1) ?? 'id';
    throw catalogueRefusals.fields([{ key, field, reason: 'is already in the list' }]);
  }
  return { key, before: null, after: await checkedRow(transaction, list, key, null, values) };
}

/** Values that are not as the editor saw them, unless they are already as the editor wants them. */
function conflictsOf(key: readonly string[], seen: StaffRow, row: StaffRow | null): CellConflict[] {
  const conflict = (field: string, expected: string | number, present: string | number | null) => ({
    key,
    field,
    expected,
    present,
  });
  if (row === null) {
    const [[field, expected] = ['', ''] as const] = Object.entries(seen);
    return [conflict(field, expected, null)];
  }
  return Object.entries(seen).flatMap(([field, expected]) => {
    const stored = row[field];
    return stored === undefined || stored === expected ? [] : [conflict(field, expected, stored)];
  });
}

/** Refuses to remove rows that others name. */
export async function refuseInUse(
  transaction: Transaction<Tables>,
  list: PartList,
  rows: readonly StaffRow[],
): Promise<void> {
  if (rows.length === 0) return;
  for (const { from, field, column } of referencesTo(list.table)) {
    const counts = await countsByValue(transaction, from, field);
    for (const row of rows) {
      const count = counts.get(String(row[column] ?? '')) ?? 0;
      if (count === 0) continue;
      const label = staffLists.find(([{ table }]) => table === from)?.[1] ?? from;
      throw catalogueRefusals.inUse(keyOf(list, row), label, count);
    }
  }
}

/** Sets, raises or clears one field of many rows. Unknown figures stay unknown when they are raised. */
export function editMany(
  db: Database,
  list: PartList,
  { keys, field, action, value }: CatalogueBulk,
  editor: CatalogueEditor,
): Promise<CatalogueDone> {
  const known = staffFields(list)[field];
  if (known === undefined || list.key.includes(field)) {
    throw catalogueRefusals.fields([{ key: [], field, reason: 'cannot be edited for many rows' }]);
  }
  const percent = Number(value);
  if (action === 'raise' && (known.takes.kind !== 'number' || !(percent > -100 && percent <= 1000))) {
    throw catalogueRefusals.fields([{ key: [], field, reason: 'cannot be raised by this percentage' }]);
  }
  const next = (present: string | number): string | number => {
    if (action === 'clear') return '';
    if (action === 'set') return value;
    const raised = Number(present) * (1 + percent / 100);
    return isUnknownValue(present) ? present : Math.round(raised * 100) / 100;
  };
  return act(db, list, editor, 'bulk', async (transaction) => {
    const present = await rowsOf(transaction, list, keys);
    const states: RowStates[] = [];
    for (const key of keys) {
      const row = present.get(keyText(key));
      if (row === undefined) throw catalogueRefusals.unknownRow(key);
      const values = { [field]: next(row[field] ?? '') };
      states.push({ key, before: row, after: await checkedRow(transaction, list, key, row, values) });
    }
    return states;
  });
}

/** Undoes an action; a value that was changed again since is a conflict, and nothing changes then. */
export function undoEdit(
  db: Database,
  list: PartList,
  id: number,
  editor: CatalogueEditor,
): Promise<CatalogueDone> {
  return act(db, list, editor, 'undone', async (transaction) => {
    const states = await undoStates(transaction, list, id);
    const gone = states.flatMap(({ before, after }) => (before !== null && after === null ? [before] : []));
    await refuseInUse(transaction, list, gone);
    return states;
  });
}

/** What undoes an action; a value that was changed again since is a conflict. */
export async function undoStates(
  transaction: Transaction<Tables>,
  list: PartList,
  id: number,
): Promise<readonly RowStates[]> {
  const done = await statesOfEdit(transaction, list, id);
  if (done.length === 0) throw catalogueRefusals.unknownEntry();
  const present = await rowsOf(
    transaction,
    list,
    done.map(({ key }) => key),
  );
  const conflicts: CellConflict[] = [];
  const states = done.map(({ key, before, after }): RowStates => {
    const row = present.get(keyText(key)) ?? null;
    if (after === null) {
      if (row !== null)
        conflicts.push({ key, field: list.key[0] ?? 'id', expected: '', present: keyText(key) });
      return { key, before: row, after: before };
    }
    const names = Object.keys(after).filter((name) => before === null || before[name] !== after[name]);
    const left = Object.fromEntries(names.map((name) => [name, after[name] ?? '']));
    conflicts.push(...conflictsOf(key, left, row));
    if (before === null || row === null) return { key, before: row, after: null };
    const back = Object.fromEntries(names.map((name) => [name, before[name] ?? '']));
    return { key, before: row, after: { ...row, ...back } };
  });
  if (conflicts.length > 0) throw catalogueRefusals.conflicts(conflicts);
  return states;
}

/** Brings a row to the state that it had before or after an action of the past; fields of today that it lacks stay. */
export function restoreRow(
  db: Database,
  list: PartList,
  {
    entry,
    key,
    side,
  }: { readonly entry: number; readonly key: readonly string[]; readonly side: 'before' | 'after' },
  editor: CatalogueEditor,
): Promise<CatalogueDone> {
  return act(db, list, editor, 'restored', async (transaction) => {
    const [states] = await statesOfEdit(transaction, list, entry, key);
    const state = states?.[side] ?? null;
    if (state === null) throw catalogueRefusals.unknownEntry();
    const present = (await rowsOf(transaction, list, [key])).get(keyText(key)) ?? null;
    const position = present?.position ?? state.position ?? 0;
    const after = { ...(await checkedRow(transaction, list, key, present, state)), position };
    return [{ key, before: present, after }];
  });
}
