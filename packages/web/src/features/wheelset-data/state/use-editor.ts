import type { VersionedWheelsetWire } from '@pp-tools/domain/contract';
import type { CatalogueColumn } from '@pp-tools/domain/wheelset';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { notifyDone } from '../../../shop/notify-done.ts';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import { createWheelset, saveWheelset } from '../api/wheelset-calls.ts';
import { forgetCatalogue } from './forget-catalogue.ts';
import { readSaveFault } from './save-fault.ts';
import {
  changedColumns,
  clashingColumns,
  draftOf,
  type WheelsetDraft,
  withMyChanges,
  withText,
} from './wheelset-draft.ts';

/** What the editor knows while it is open. */
export interface Editor {
  readonly draft: WheelsetDraft;
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  /** Reasons by field, from the server. */
  readonly faults: ReadonlyMap<CatalogueColumn, string>;
  /** Why the last try to save failed as a whole. */
  readonly trouble: string | null;
  /** Fields that somebody else changed in another way meanwhile, with their values. */
  readonly clashes: ReadonlyMap<CatalogueColumn, string>;
  change(column: CatalogueColumn, text: string): void;
  /** Whether it was saved. */
  save(): Promise<boolean>;
}

interface Start {
  readonly id: number | null;
  readonly version: number;
  readonly draft: WheelsetDraft;
}

const startOf = (wheelset: VersionedWheelsetWire | null): Start => ({
  id: wheelset?.id ?? null,
  version: wheelset?.version ?? 0,
  draft: draftOf(wheelset ?? undefined),
});

const none: ReadonlyMap<CatalogueColumn, string> = new Map();

/** The state of editing one wheelset, or of making a new one. */
export function useEditor(wheelset: VersionedWheelsetWire | null): Editor {
  const queries = useQueryClient();
  const [start, setStart] = useState(() => startOf(wheelset));
  const [draft, setDraft] = useState(start.draft);
  const [state, setState] = useState({ isBusy: false, faults: none, trouble: stated(null), clashes: none });

  const meetTheirs = (current: VersionedWheelsetWire) => {
    const theirs = startOf(current);
    const clashing = clashingColumns(start.draft, draft, theirs.draft);
    setStart(theirs);
    setDraft(withMyChanges(start.draft, draft, theirs.draft));
    return new Map(clashing.map((column) => [column, theirs.draft.get(column) ?? '']));
  };

  const save = async () => {
    setState((before) => ({ ...before, isBusy: true, trouble: null }));
    try {
      const saved =
        start.id === null ? await createWheelset(draft) : await saveWheelset(start.id, start.version, draft);
      await forgetCatalogue(queries);
      if (saved === null) notifyDone();
      else
        notify(wheelsetDataTexts[start.id === null ? 'created' : 'saved'](saved.name), { tone: 'success' });
      return true;
    } catch (thrown) {
      const fault = readSaveFault(thrown);
      const clashes = fault.current === null ? none : meetTheirs(fault.current);
      setState({ isBusy: false, faults: fault.fields, trouble: fault.text, clashes });
      return false;
    }
  };

  return {
    ...state,
    draft,
    isChanged: changedColumns(start.draft, draft).length > 0,
    change: (column, text) => setDraft((before) => withText(before, column, text)),
    save,
  };
}

const stated = (text: string | null): string | null => text;
