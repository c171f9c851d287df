import { componentsTexts } from '../../../texts/components-texts.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

/** The Configure Groupset dialog; its code comes with the first opening. */
export const ConfigureGroupset = lazyDialog(
  async () => (await import('../groupset/configure-groupset-dialog.tsx')).ConfigureGroupsetDialog,
  componentsTexts.configureFailed,
);
