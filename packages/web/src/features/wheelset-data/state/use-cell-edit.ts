import type { VersionedWheelsetWire } from '@pp-tools/domain/contract';
import { type CatalogueColumn, fieldChanges } from '@pp-tools/domain/wheelset';
import { useRef, useState } from 'react';
import { cellTexts } from '../../../texts/cell-texts.ts';
import { valueTexts } from './cell-value.ts';
import { readSaveFault, type SaveFault } from './save-fault.ts';
import { useSavedCells } from './use-saved-cells.ts';
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
  /** Whether the open cell has a text that is not saved. */
  readonly isChanged: boolean;
  /** Opens a cell with its value, or with a first letter in its place. Another open cell is saved first. */
  open(wheelset: VersionedWheelsetWire, column: CatalogueColumn, first?: string): Promise<void>;
  change(text: string): void;
  /** Saves the open cell; false when it was refused and stays open. */
  commit(): Promise<boolean>;
  cancel(): void;
  /** Undoes the latest saved cell. */
  undo(): Promise<void>;
}

const presentText = ({ wheelset, column }: Pick<CellEdit, 'wheelset' | 'column'>): string =>
  fieldText(column, wheelset[column]);

const isChanged = (edit: CellEdit | null): edit is CellEdit =>
  edit !== null && edit.text !== presentText(edit);

function refusal({ fields, text }: SaveFault, column: CatalogueColumn): string {
  const reason = fields.get(column);
  return reason === undefined ? text : cellTexts.refused(reason);
}

/** The open cell of the list: its text, its refusal, and the way to save it. */
export function useCellEdit(): CellEditing {
  const { renew, save, remember, undo } = useSavedCells();
  const [edit, draw] = useState<CellEdit | null>(null);
  // What is open now: a field that vanishes may still report that it was left.
  const latest = useRef<CellEdit | null>(null);
  const saving = useRef<Promise<boolean> | null>(null);

  const setEdit = (next: CellEdit | null) => {
    latest.current = next;
    draw(next);
  };

  /** A click into another cell saves twice: by leaving this one and by opening that one. */
  const commit = (): Promise<boolean> => {
    saving.current ??= saveEdit().finally(() => {
      saving.current = null;
    });
    return saving.current;
  };

  const saveEdit = async (): Promise<boolean> => {
    const open = latest.current;
    if (!isChanged(open)) {
      setEdit(null);
      return true;
    }
    const { wheelset, column, text } = open;
    setEdit({ ...open, isBusy: true, fault: null });
    try {
      const saved = await save(wheelset, column, text);
      if (saved === null) {
        setEdit(null);
        return true;
      }
      const before = presentText(open);
      setEdit(null);
      remember({ wheelset: saved, column, before });
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
