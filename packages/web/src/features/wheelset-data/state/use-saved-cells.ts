import type { VersionedWheelsetWire } from '@pp-tools/domain/contract';
import type { CatalogueColumn } from '@pp-tools/domain/wheelset';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { notify } from '../../../platform/notices.ts';
import { notifyDone } from '../../../shop/notify-done.ts';
import { cellTexts } from '../../../texts/cell-texts.ts';
import { saveValue, wheelsetsQuery } from '../api/wheelset-calls.ts';
import { forgetCatalogue } from './forget-catalogue.ts';
import { readSaveFault } from './save-fault.ts';
import { fieldText } from './wheelset-draft.ts';

/** A saved change of one cell. */
interface SavedCell {
  /** The wheelset as the change left it. */
  readonly wheelset: VersionedWheelsetWire;
  readonly column: CatalogueColumn;
  readonly before: string;
}

/** Saves single values of the list and undoes them; the list is renewed in place, without loading it again. */
export function useSavedCells() {
  const queries = useQueryClient();
  const done = useRef<SavedCell[]>([]);

  const renew = (wheelset: VersionedWheelsetWire) => {
    queries.setQueryData(wheelsetsQuery.queryKey, (list) =>
      list?.map((one) => (one.id === wheelset.id ? wheelset : one)),
    );
    for (const name of ['admin-audit', 'wheelsets']) queries.invalidateQueries({ queryKey: [name] });
  };

  /** Null: it was saved, and the list is loaded again because the answer does not say how the wheelset is now. */
  const save = async (wheelset: VersionedWheelsetWire, column: CatalogueColumn, text: string) => {
    const saved = await saveValue(wheelset.id, wheelset.version, column, text);
    if (saved === null) {
      notifyDone();
      await forgetCatalogue(queries);
    } else renew(saved);
    return saved;
  };

  /** Undoes one change; a value that was changed again since stays as it is. */
  const undoChange = async (change: SavedCell) => {
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
      const saved = await save(present, column, before);
      if (saved === null) return;
      notify(cellTexts.undone(column, saved.name, before), { tone: 'success' });
    } catch (thrown) {
      notify(readSaveFault(thrown).text, { tone: 'error' });
    }
  };

  const remember = (change: SavedCell) => {
    const { wheelset, column, before } = change;
    done.current.push(change);
    notify(cellTexts.saved(column, wheelset.name, before, fieldText(column, wheelset[column])), {
      tone: 'success',
      duration: 8000,
      action: { label: cellTexts.undo, run: () => void undoChange(change) },
    });
  };

  const undo = async () => {
    const latest = done.current.at(-1);
    if (latest !== undefined) await undoChange(latest);
  };

  return { renew, save, remember, undo };
}
