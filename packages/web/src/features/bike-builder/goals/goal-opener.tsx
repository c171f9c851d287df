import { DialogOpener, type LoadedDialog } from '../page/on-demand.tsx';

const load = async (): Promise<LoadedDialog> => (await import('./goal-dialog.tsx')).GoalDialog;

/** Opens the maker of whole bikes for a budget or a weight. */
export const GoalOpener = () => <DialogOpener load={load}>Start from a goal</DialogOpener>;
