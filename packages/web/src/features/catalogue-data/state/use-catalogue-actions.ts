import type { CatalogueBulk, CatalogueRowChange, StaffList, StaffRow } from '@pp-tools/domain/contract';
import { catalogueConflictProblem, catalogueFieldsProblem } from '@pp-tools/domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callFaultOf } from '../../../platform/http-client.ts';
import { notify } from '../../../platform/notices.ts';
import { rowsQuery } from '../../../shop/staff-rows.ts';
import { catalogueDataTexts as texts } from '../../../texts/catalogue-data-texts.ts';
import { changeRows, editMany, restoreRow, undoAction } from '../api/catalogue-calls.ts';
import { keyOf } from './catalogue-view.ts';

/** An edit that somebody else's change stopped: what was wanted, seen and stored. */
export interface Conflict {
  readonly changes: readonly CatalogueRowChange[];
  readonly cells: readonly {
    readonly key: readonly string[];
    readonly field: string;
    readonly present: string | number | null;
  }[];
}

/** Why an action was refused, with reasons by field. */
export interface Refusal {
  readonly text: string;
  readonly fields: ReadonlyMap<string, string>;
}

type Done = Awaited<ReturnType<typeof changeRows>>;

function refusalOf(thrown: unknown): Refusal {
  const fault = callFaultOf(thrown);
  if (fault?.kind !== 'refused') return { text: texts.failed, fields: new Map() };
  const wrong = catalogueFieldsProblem.safeParse(fault.body).data?.fields ?? [];
  return {
    text: fault.status === 401 ? texts.sessionOver : fault.message,
    fields: new Map(wrong.map(({ field, reason }) => [field, reason])),
  };
}

/** The actions on a list: each renews the rows in place, offers Undo, and says why it was refused. */
export function useCatalogueActions(list: StaffList) {
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const renew = async (done: Done) => {
    const query = rowsQuery(list.name);
    if (done === null) await queries.invalidateQueries({ queryKey: query.queryKey });
    else {
      const idOf = (key: readonly string[]) => JSON.stringify(key);
      const changed = new Map(done.rows.map((row) => [idOf(keyOf(list, row)), row]));
      const deleted = new Set(done.deleted.map(idOf));
      queries.setQueryData(query.queryKey, (rows) => renewed(rows ?? [], changed, deleted, list));
    }
    for (const name of ['admin-audit', 'wheelsets']) void queries.invalidateQueries({ queryKey: [name] });
    void queries.invalidateQueries({ queryKey: ['staff-catalogue', list.name, 'history'] });
    void queries.invalidateQueries({ queryKey: ['staff-catalogue'], exact: true });
  };

  const undo = async (entry: number) => {
    try {
      await renew(await undoAction(list.name, entry));
      notify(texts.undone, { tone: 'success' });
    } catch (thrown) {
      const { text } = refusalOf(thrown);
      notify(callFaultOf(thrown)?.kind === 'refused' ? `${texts.notUndone} ${text}` : text, {
        tone: 'error',
      });
    }
  };

  const finish = async (done: Done, said: string) => {
    await renew(done);
    const entry = done?.entry ?? null;
    notify(done !== null && entry === null ? texts.nothingChanged : said, {
      tone: 'success',
      duration: 8000,
      ...(entry === null ? {} : { action: { label: texts.undo, run: () => void undo(entry) } }),
    });
  };

  const attempt = async (work: () => Promise<Done>, said: string): Promise<Refusal | null> => {
    try {
      await finish(await work(), said);
      return null;
    } catch (thrown) {
      return refusalOf(thrown);
    }
  };

  /** Null: it was done, or the conflict is asked about. */
  const change = async (changes: readonly CatalogueRowChange[], said: string): Promise<Refusal | null> => {
    try {
      await finish(await changeRows(list.name, changes), said);
      return null;
    } catch (thrown) {
      const fault = callFaultOf(thrown);
      const cells =
        fault?.kind === 'refused' && fault.status === 409
          ? catalogueConflictProblem.safeParse(fault.body).data?.conflicts
          : undefined;
      if (cells === undefined) return refusalOf(thrown);
      await queries.invalidateQueries({ queryKey: rowsQuery(list.name).queryKey });
      setConflict({ changes, cells });
      return null;
    }
  };

  /** Stores what was wanted over what is stored now. */
  const insist = async () => {
    if (conflict === null) return;
    setConflict(null);
    const refusal = await change(
      conflict.changes.map((one) => ({ ...one, before: presentOf(one, conflict) })),
      texts.saved,
    );
    if (refusal !== null) notify(refusal.text, { tone: 'error' });
  };

  return {
    conflict,
    leaveConflict: () => setConflict(null),
    insist,
    change,
    bulk: (bulk: CatalogueBulk, said: string) => attempt(() => editMany(list.name, bulk), said),
    restore: (key: readonly string[], entry: number, side: 'before' | 'after') =>
      attempt(() => restoreRow(list.name, key, entry, side), texts.restored),
  };
}

/** The actions on a list. */
export type CatalogueActions = ReturnType<typeof useCatalogueActions>;

/** What the editor has now seen. */
function presentOf({ key, before }: CatalogueRowChange, { cells }: Conflict): CatalogueRowChange['before'] {
  const own = cells.filter((cell) => JSON.stringify(cell.key) === JSON.stringify(key));
  const seen = own.flatMap(({ field, present }) => (present === null ? [] : [[field, present]]));
  return { ...before, ...Object.fromEntries(seen) };
}

function renewed(
  rows: readonly StaffRow[],
  changed: ReadonlyMap<string, StaffRow>,
  deleted: ReadonlySet<string>,
  list: StaffList,
): StaffRow[] {
  const left = new Map(changed);
  const kept = rows.flatMap((row) => {
    const id = JSON.stringify(keyOf(list, row));
    if (deleted.has(id)) return [];
    const next = left.get(id);
    left.delete(id);
    return [next ?? row];
  });
  return [...kept, ...left.values()].sort((a, b) => Number(a.position) - Number(b.position));
}
