import type { VersionedWheelsetWire } from '@pp-tools/domain/contract';
import { type CatalogueColumn, fieldChanges } from '@pp-tools/domain/wheelset';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { notifyDone } from '../../../shop/notify-done.ts';
import { cellTexts } from '../../../texts/cell-texts.ts';
import { saveValue, wheelsetsQuery } from '../api/wheelset-calls.ts';
import { valueTexts } from './cell-value.ts';
import { forgetCatalogue } from './forget-catalogue.ts';
import { readSaveFault, type SaveFault } from './save-fault.ts';
import { fieldText } from './wheelset-draft.ts';

/** One cell that is being written in. */
export interface CellEdit {
  /** The wheelset as it was when the writing began, or as somebody else left it since. */
  readonly wheelset: VersionedWheelsetWire;
  readonly column: CatalogueColumn;
  readonly text: string;
  readonly isBusy: boolean;
  /** Why it was not taken. */
  readonly fault: string | null;
}

/** Writing in the cells of the list, one at a time. */
export interface CellEditing {
  readonly edit: CellEdit | null;
  /** Whether something stands in the open cell that is not stored. */
  readonly isChanged: boolean;
  /** Opens a cell with its value, or with a first letter in its place. Another open cell is stored first. */
  open(wheelset: VersionedWheelsetWire, column: CatalogueColumn, first?: string): Promise<void>;
  change(text: string): void;
  /** Stores the open cell; false when it was refused and stays open. */
  commit(): Promise<boolean>;
  cancel(): void;
  /** Takes the latest stored cell back. */
  undo(): Promise<void>;
}

interface Done {
  /** The wheelset as the change left it. */
  readonly wheelset: VersionedWheelsetWire;
  readonly column: CatalogueColumn;
  readonly before: string;
}

const presentText = ({ wheelset, column }: Pick<CellEdit, 'wheelset' | 'column'>): string =>
  fieldText(column, wheelset[column]);

const isChanged = (edit: CellEdit | null): edit is CellEdit =>
  edit !== null && edit.text !== presentText(edit);

function refusal({ fields, text }: SaveFault, column: CatalogueColumn): string {
  const reason = fields.get(column);
  return reason === undefined ? text : cellTexts.refused(reason);
}

/** Opens, saves and reverts single values; the list is renewed in place, without loading it again. */
export function useCellEdit(): CellEditing {
  const queries = useQueryClient();
  const [edit, draw] = useState<CellEdit | null>(null);
  // What is open now: a field that vanishes may still report that it was left.
  const latest = useRef<CellEdit | null>(null);
  const done = useRef<Done[]>([]);
  const storing = useRef<Promise<boolean> | null>(null);

  const setEdit = (next: CellEdit | null) => {
    latest.current = next;
    draw(next);
  };

  const renew = (wheelset: VersionedWheelsetWire) => {
    queries.setQueryData(wheelsetsQuery.queryKey, (list) =>
      list?.map((one) => (one.id === wheelset.id ? wheelset : one)),
    );
    for (const name of ['admin-audit', 'wheelsets']) queries.invalidateQueries({ queryKey: [name] });
  };

  /** Null: it was saved, and the list is loaded again because the answer does not say how the wheelset is now. */
  const store = async (wheelset: VersionedWheelsetWire, column: CatalogueColumn, text: string) => {
    const saved = await saveValue(wheelset.id, wheelset.version, column, text);
    if (saved === null) {
      notifyDone();
      await forgetCatalogue(queries);
    } else renew(saved);
    return saved;
  };

  /** Undoes one change; a value that was changed again since stays as it is. */
  const undoChange = async (change: Done) => {
    if (!done.current.includes(change)) return;
    done.current = done.current.filter((one) => one !== change);
    const { column, before } = change;
    const present =
      queries.getQueryData(wheelsetsQuery.queryKey)?.find(({ id }) => id === change.wheelset.id) ??
      change.wheelset;
    if (present[column] !== change.wheelset[column]) {
      notify(cellTexts.changedSince(column, present.name), { tone: 'error' });
      return;
    }
    try {
      const saved = await store(present, column, before);
      if (saved === null) return;
      notify(cellTexts.undone(column, saved.name, before), { tone: 'success' });
    } catch (thrown) {
      notify(readSaveFault(thrown).text, { tone: 'error' });
    }
  };

  const undo = async () => {
    const latest = done.current.at(-1);
    if (latest !== undefined) await undoChange(latest);
  };

  /** A click into another cell stores twice: by leaving this one and by opening that one. */
  const commit = (): Promise<boolean> => {
    storing.current ??= storeEdit().finally(() => {
      storing.current = null;
    });
    return storing.current;
  };

  const storeEdit = async (): Promise<boolean> => {
    const open = latest.current;
    if (!isChanged(open)) {
      setEdit(null);
      return true;
    }
    const { wheelset, column, text } = open;
    setEdit({ ...open, isBusy: true, fault: null });
    try {
      const saved = await store(wheelset, column, text);
      if (saved === null) {
        setEdit(null);
        return true;
      }
      const before = presentText(open);
      const change: Done = { wheelset: saved, column, before };
      done.current.push(change);
      setEdit(null);
      notify(cellTexts.saved(column, saved.name, before, fieldText(column, saved[column])), {
        tone: 'success',
        duration: 8000,
        action: { label: cellTexts.undo, run: () => void undoChange(change) },
      });
      return true;
    } catch (thrown) {
      const fault = readSaveFault(thrown);
      const { current } = fault;
      if (current !== null) renew(current);
      setEdit({
        ...open,
        wheelset: current ?? wheelset,
        isBusy: false,
        fault:
          current === null
            ? refusal(fault, column)
            : cellTexts.clash(valueTexts(fieldChanges(wheelset, current))),
      });
      return false;
    }
  };

  return {
    edit,
    isChanged: isChanged(edit),
    open: async (wheelset, column, first) => {
      if (latest.current !== null && !(await commit())) return;
      const text = first ?? fieldText(column, wheelset[column]);
      setEdit({ wheelset, column, text, isBusy: false, fault: null });
    },
    change: (text) => latest.current && setEdit({ ...latest.current, text }),
    commit,
    cancel: () => setEdit(null),
    undo,
  };
}
