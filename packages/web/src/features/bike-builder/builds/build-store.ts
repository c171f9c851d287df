import { applyCommand, type Build, type BuildCommand, emptyBuild } from '@pp-tools/domain/bike';
import { type History, record, redo, startHistory, undo } from '@pp-tools/domain/core';
import { dequal } from 'dequal/lite';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { onKeptElsewhere, readKept, writeKept } from '../../../platform/browser-storage.ts';
import { notify } from '../../../platform/notices.ts';
import { type ComponentsTab, type KeptBuild, keptBuild } from './kept-build.ts';

/** Everything the builder remembers. */
export interface BuildState {
  readonly history: History<Build>;
  readonly componentsTab: ComponentsTab;
  readonly unseenChanges: number;
  /** A linked build that is only looked at; the own one stays as it is. */
  readonly viewed: Build | null;
  /** The build as another tab of this browser left it, until the visitor takes it or keeps this one. */
  readonly elsewhere: Build | null;
  /** Whether the Current Build panel is open. */
  readonly isPanelOpen: boolean;
}

const kept = readKept(keptBuild);

export const buildStore = createStore<BuildState>(() => ({
  history: startHistory<Build>(kept.build),
  componentsTab: kept.componentsTab,
  unseenChanges: kept.unseenChanges,
  viewed: null,
  elsewhere: null,
  isPanelOpen: false,
}));

function keep(): void {
  const { history, componentsTab, unseenChanges } = buildStore.getState();
  writeKept(keptBuild, { build: history.present, componentsTab, unseenChanges });
}

/** Does a command under the name that the history shows, and keeps the build at once. */
export function changeBuild(action: string, ...commands: readonly BuildCommand[]): void {
  const { history, unseenChanges } = buildStore.getState();
  const next = record(history, action, commands.reduce(applyCommand, history.present));
  if (next === history) return;
  buildStore.setState({ history: next, unseenChanges: unseenChanges + 1 });
  keep();
}

const step = (move: (history: History<Build>) => History<Build>) => () => {
  const { history, unseenChanges } = buildStore.getState();
  const next = move(history);
  if (next === history) return;
  buildStore.setState({ history: next, unseenChanges: unseenChanges + 1 });
  keep();
};

/** Undoes the latest action. */
export const undoBuild = step(undo);
/** Redoes the latest undone action. */
export const redoBuild = step(redo);

/** Both for the keys and the history list. */
export const buildSteps = { undo: undoBuild, redo: redoBuild } as const;

/** A way back from the action just done, for its message; once other actions followed, the history is the place. */
export function undoOfThis(): () => void {
  const { present } = buildStore.getState().history;
  return () => {
    if (currentBuild() === present) undoBuild();
    else notify('Other changes came after it: see History.');
  };
}

/** Opens the Current Build panel; everything up to now has been seen (BLD-13). */
export function openSummary(): void {
  buildStore.setState({ unseenChanges: 0, isPanelOpen: true });
  keep();
}

/** Closes the Current Build panel. */
export const closeSummary = (): void => buildStore.setState({ isPanelOpen: false });

/** Remembers the open tab of step 4 (BLD-60). */
export function chooseComponentsTab(componentsTab: ComponentsTab): void {
  buildStore.setState({ componentsTab });
  keep();
}

/** Looks at a linked build without touching the own one; null goes back to it. */
export const viewBuild = (viewed: Build | null): void => buildStore.setState({ viewed });

/** Goes on with the build of the other tab. */
export function takeElsewhere(): void {
  const { elsewhere } = buildStore.getState();
  buildStore.setState({ elsewhere: null });
  if (elsewhere) changeBuild('Take build of another tab', { kind: 'replace', build: elsewhere });
}

/** Stays with this tab's build, which the other tab is then told of. */
export function keepMine(): void {
  buildStore.setState({ elsewhere: null });
  keep();
}

/** The build that a page is made for on the server; null in browsers, where it is the visitor's own. */
export const ServedBuild = createContext<Build | null>(null);

/** The visitor's own build. */
export function useBuild(): Build {
  const own = useStore(buildStore, ({ history }) => history.present);
  return useContext(ServedBuild) ?? own;
}

/** The build now, for handlers. */
export const currentBuild = (): Build => buildStore.getState().history.present;

// Two tabs must not overwrite each other in silence: this one is told and decides.
onKeptElsewhere<KeptBuild>(keptBuild, ({ build, componentsTab }) => {
  buildStore.setState(({ history }) => ({
    componentsTab,
    elsewhere: dequal(build, history.present) ? null : build,
  }));
});

/** Whether there is anything of the visitor's own to lose. */
export const isUntouched = (build: Build): boolean => dequal({ ...build, name: emptyBuild.name }, emptyBuild);
