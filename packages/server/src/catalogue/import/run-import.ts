import { isLargeRemoval, type Sheet } from '@pp-tools/domain/catalogue';
import type {
  CatalogueImportDone,
  CatalogueImportEntry,
  CatalogueImportRequest,
  CataloguePreview,
  CataloguePreviewRequest,
} from '@pp-tools/domain/contract';
import type { Transaction } from 'kysely';
import { recordActions } from '../../database/audit.ts';
import type { Database } from '../../database/connection.ts';
import { raiseRevision, readRevision } from '../../database/revision.ts';
import type { Tables } from '../../database/tables.ts';
import { type CatalogueEditor, type RowStates, recordEdit } from '../catalogue-history.ts';
import { refuseInUse, undoStates } from '../edit-catalogue.ts';
import { staffLists } from '../list-labels.ts';
import type { PartList } from '../part-list.ts';
import { removeRows, storeRows } from '../staff-rows.ts';
import { sheetsOfFile } from './import-file.ts';
import { importRefusals, previewOf } from './import-report.ts';
import { countsOf, type ListPlan, planImport } from './plan-import.ts';
import { readHeadings, rememberHeadings } from './remembered-headings.ts';
import { type UnderstoodSheet, understandSheets } from './understood-sheet.ts';

type Understanding = Pick<CataloguePreviewRequest, 'sheets' | 'list' | 'removes'>;

interface Plan {
  readonly sheets: readonly UnderstoodSheet[];
  readonly lists: readonly ListPlan[];
}

/** What sheets are and what their import would do. */
export async function planSheets(
  db: Database,
  sheets: readonly Sheet[],
  { sheets: choices, list, removes }: Understanding,
): Promise<Plan> {
  const understood = understandSheets(sheets, choices, list, await readHeadings(db));
  return { sheets: understood, lists: await planImport(db, understood, removes) };
}

/** Says what an import would do; changes nothing. */
export async function previewImport(
  db: Database,
  request: CataloguePreviewRequest,
): Promise<CataloguePreview> {
  const plan = await planSheets(db, await sheetsOfFile(request), request);
  return previewOf(plan.sheets, plan.lists);
}

/** What was agreed to. */
export type ImportConsent = Pick<CatalogueImportRequest, 'goodRows' | 'removals'> & {
  /** Null: whatever the lists hold now. */
  readonly revisions: CatalogueImportRequest['revisions'] | null;
};

/** Imports a file: all of it in one transaction, or nothing. */
export async function importFile(
  db: Database,
  request: CatalogueImportRequest,
  editor: CatalogueEditor,
): Promise<CatalogueImportDone> {
  const plan = await planSheets(db, await sheetsOfFile(request), request);
  return storePlan(db, plan, request.name, request, editor);
}

/** Stores what was planned, unless something was not agreed to or a list was changed since. */
export async function storePlan(
  db: Database,
  { sheets, lists }: Plan,
  source: string,
  { goodRows, removals, revisions }: ImportConsent,
  editor: CatalogueEditor,
): Promise<CatalogueImportDone> {
  if (lists.length === 0) throw importRefusals.nothing();
  if (!goodRows && lists.some(({ refused }) => refused.length > 0)) throw importRefusals.refused(lists);
  for (const plan of lists) {
    const { removed } = countsOf(plan);
    const { table } = plan.list;
    if (revisions !== null && revisions[table] !== plan.revision) throw importRefusals.changed(plan.label);
    if (isLargeRemoval(removed, plan.before) && removals[table] !== removed) {
      throw importRefusals.removals(plan.label, removed);
    }
  }
  return db.transaction().execute(async (transaction) => {
    await rememberHeadings(transaction, sheets);
    const changes = lists.map(({ list, label, states, revision }) => ({ list, label, states, revision }));
    return storeChanges(transaction, changes, { source, kind: 'import' }, editor);
  });
}

interface ListChange {
  readonly list: PartList;
  readonly label: string;
  readonly states: readonly RowStates[];
  /** The revision that it was planned at; null: it is planned under the lock of the list. */
  readonly revision: number | null;
}

async function storeChanges(
  transaction: Transaction<Tables>,
  changes: readonly ListChange[],
  { source, kind }: Pick<CatalogueImportEntry, 'source' | 'kind'>,
  editor: CatalogueEditor,
): Promise<CatalogueImportDone> {
  const changed = changes.filter(({ states }) => states.length > 0);
  if (changed.length === 0) return { id: null, lists: [] };
  const lists = changed.map(({ list, label, states }) => ({
    list: list.table,
    label,
    ...countsOf({ states }),
  }));
  const { id } = await transaction
    .insertInto('catalogue_import')
    .values({ at: editor.at, actor: editor.actor, source, kind, lists: JSON.stringify(lists) })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { list, label, states, revision } of changed) {
    if (revision !== null) {
      // Raising locks the list; it must be as it was planned from.
      await raiseRevision(transaction, list.table, editor.at);
      if ((await readRevision(transaction, list.table)) !== revision + 1) throw importRefusals.changed(label);
    }
    const gone = states.flatMap(({ key, after }) => (after === null ? [key] : []));
    await removeRows(transaction, list, gone);
    await storeRows(
      transaction,
      list,
      states.flatMap(({ after }) => (after === null ? [] : [after])),
    );
    await recordEdit(transaction, list, kind === 'import' ? 'imported' : 'rolled-back', states, editor, id);
  }
  await recordActions(transaction, [
    {
      ...editor,
      action: `catalogue-${kind}`,
      subject: { kind: 'catalogue-import', id, name: source },
      before: null,
      after: Object.fromEntries(
        lists.map(({ label, added, changed: n, removed }) => [label, { added, changed: n, removed }]),
      ),
    },
  ]);
  return { id, lists };
}

/** Brings back the values that an import changed; refused as a whole where one of them was changed again since. */
export function rollBackImport(
  db: Database,
  id: number,
  editor: CatalogueEditor,
): Promise<CatalogueImportDone> {
  return db.transaction().execute(async (transaction) => {
    const entry = await transaction
      .selectFrom('catalogue_import')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (entry === undefined) throw importRefusals.unknown(id);
    if (entry.rolled_back_by !== null) throw importRefusals.rolledBack(id);
    const edits = await transaction
      .selectFrom('catalogue_edit')
      .select(['id', 'list'])
      .where('import_id', '=', id)
      .orderBy('id')
      .execute();
    const changes: ListChange[] = [];
    for (const edit of edits) {
      const [list, label] = staffLists.find(([{ table }]) => table === edit.list) ?? [];
      if (list === undefined || label === undefined) continue;
      await raiseRevision(transaction, list.table, editor.at);
      changes.push({ list, label, states: await undoStates(transaction, list, edit.id), revision: null });
    }
    const source = `${entry.source} (import ${id})`;
    const done = await storeChanges(transaction, changes, { source, kind: 'rollback' }, editor);
    for (const { list, states } of changes) {
      const gone = states.flatMap(({ before, after }) => (before !== null && after === null ? [before] : []));
      await refuseInUse(transaction, list, gone);
    }
    await transaction
      .updateTable('catalogue_import')
      .set({ rolled_back_by: done.id ?? id })
      .where('id', '=', id)
      .where('rolled_back_by', 'is', null)
      .execute();
    return done;
  });
}

/** The latest imports, newest first. */
export async function listImports(db: Database): Promise<CatalogueImportEntry[]> {
  const rows = await db.selectFrom('catalogue_import').selectAll().orderBy('id', 'desc').limit(50).execute();
  return rows.map(({ rolled_back_by, lists, at, ...row }) => ({
    ...row,
    at: Number(at),
    lists: JSON.parse(lists),
    rolledBackBy: rolled_back_by,
  }));
}
