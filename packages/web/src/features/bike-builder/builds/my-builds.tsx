import { DialogOpener, type LoadedDialog } from '../page/on-demand.tsx';

const load = async (): Promise<LoadedDialog> => (await import('./saved-builds-dialog.tsx')).SavedBuildsDialog;

/** Opens the builds that the visitor put aside. */
export const MyBuilds = () => <DialogOpener load={load}>My Builds</DialogOpener>;
