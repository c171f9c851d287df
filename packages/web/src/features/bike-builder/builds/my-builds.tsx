import { builderTexts } from '../../../texts/builder-texts.ts';
import { savedBuildsTexts } from '../../../texts/saved-builds-texts.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { DialogOpener } from '../page/dialog-opener.tsx';

const SavedBuilds = lazyDialog(
  async () => (await import('./saved-builds-dialog.tsx')).SavedBuildsDialog,
  builderTexts.notLoaded,
);

/** Opens the builds that the visitor saved. */
export const MyBuilds = () => <DialogOpener dialog={SavedBuilds}>{savedBuildsTexts.title}</DialogOpener>;
