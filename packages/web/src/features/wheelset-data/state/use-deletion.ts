import type { VersionedWheelsetWire } from '@pp-tools/domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../platform/notices.ts';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import { deleteWheelset, restoreWheelset } from '../api/wheelset-calls.ts';
import { forgetCatalogue } from './forget-catalogue.ts';

const undoMilliseconds = 10_000;

/** Deletes a wheelset at once and offers to take it back. */
export function useDeletion(): (wheelset: VersionedWheelsetWire) => Promise<void> {
  const queries = useQueryClient();
  const takeBack = async ({ id, name }: VersionedWheelsetWire) => {
    try {
      await restoreWheelset(id);
      notify(wheelsetDataTexts.restored(name), { tone: 'success' });
    } catch {
      notify(wheelsetDataTexts.restoreFailed, { tone: 'error' });
    }
    await forgetCatalogue(queries);
  };
  return async (wheelset) => {
    try {
      await deleteWheelset(wheelset.id);
      notify(wheelsetDataTexts.deleted(wheelset.name), {
        duration: undoMilliseconds,
        action: { label: wheelsetDataTexts.undo, run: () => void takeBack(wheelset) },
      });
    } catch {
      notify(wheelsetDataTexts.deleteFailed, { tone: 'error' });
    }
    await forgetCatalogue(queries);
  };
}
