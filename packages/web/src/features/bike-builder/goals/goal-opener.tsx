import { builderTexts } from '../../../texts/builder-texts.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { DialogOpener } from '../page/dialog-opener.tsx';

const Goal = lazyDialog(async () => (await import('./goal-dialog.tsx')).GoalDialog, builderTexts.notLoaded);

/** Opens the maker of whole bikes for a budget or a weight. */
export const GoalOpener = () => <DialogOpener dialog={Goal}>{builderTexts.startFromGoal}</DialogOpener>;
