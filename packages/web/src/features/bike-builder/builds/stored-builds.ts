import {
  type Build,
  freeName,
  migrateSavedBuild,
  type StoredBuild,
  savedBuildVersion,
  sortStored,
  storedBuildSchema,
  storedUnder,
} from '@pp-tools/domain/bike';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createKeptCollection } from '../../../platform/kept-collection.ts';
import { notify } from '../../../platform/notices.ts';
import { changeBuild, currentBuild, undoOfThis } from './build-store.ts';

const shelf = createKeptCollection<StoredBuild>({
  prefix: 'pp.saved-build.',
  version: savedBuildVersion,
  schema: storedBuildSchema,
  migrate: (value, version) => {
    const outer = z.safeParse(z.record(z.string(), z.unknown()), value);
    return outer.success ? { ...outer.data, build: migrateSavedBuild(outer.data.build, version) } : value;
  },
});

const listed = (builds: Readonly<Record<string, StoredBuild>>) => sortStored(Object.values(builds));

/** The saved builds, the latest first. */
export function useStoredBuilds(): readonly StoredBuild[] {
  return listed(useStore(shelf.store));
}

/** How many saved builds could not be read; they stay in the browser. */
export const countUnreadableBuilds = (): number => shelf.countUnreadable();

const allStored = (): readonly StoredBuild[] => listed(shelf.store.getState());

/** Puts a build away; false when the browser refuses to keep it beyond this visit. */
const put = (id: string, build: Build): boolean =>
  shelf.put(id, { id, savedAt: new Date().toISOString(), build });

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** Saves the current build under a name and gives it that name; the former of the same name is replaced. */
export function saveCurrentBuild(name: string): void {
  changeBuild(`Rename to ${name}`, { kind: 'rename', name });
  const build = currentBuild();
  const former = storedUnder(allStored(), build.name);
  const id = former?.id ?? newId();
  const isKept = put(id, build);
  const said = former === null ? `Saved “${build.name}”` : `Saved over “${build.name}”`;
  notify(isKept ? said : `${said}, but for this visit only: the browser keeps nothing more`, {
    tone: isKept ? 'success' : 'error',
    action: {
      label: 'Undo',
      run: () => (former === null ? shelf.remove(id) : shelf.put(id, former)),
    },
  });
}

/** Makes a saved build the current one; undo brings the one before back. */
export function openStored({ build }: StoredBuild): void {
  changeBuild(`Open ${build.name}`, { kind: 'replace', build });
  notify(`Opened “${build.name}”`, { action: { label: 'Undo', run: undoOfThis() } });
}

/** Gives a saved build another name. */
export const renameStored = ({ id, build }: StoredBuild, name: string): boolean =>
  put(id, { ...build, name: name.trim() });

/** Saves a copy under the next free name. */
export const duplicateStored = ({ build }: StoredBuild): boolean =>
  put(newId(), { ...build, name: freeName(allStored(), build.name) });

/** Deletes a saved build; Undo puts it back as it was. */
export function deleteStored(stored: StoredBuild): void {
  shelf.remove(stored.id);
  notify(`Deleted “${stored.build.name}”`, {
    duration: 6000,
    action: { label: 'Undo', run: () => shelf.put(stored.id, stored) },
  });
}
