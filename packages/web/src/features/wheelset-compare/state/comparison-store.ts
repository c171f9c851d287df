import type { ColumnSort, Comparison } from '@pp-tools/domain/comparison';
import { type History, record, redo, startHistory, undo } from '@pp-tools/domain/core';
import type { MyWheels, WheelsetSort } from '@pp-tools/domain/wheelset';
import { dequal } from 'dequal/lite';
import { createStore } from 'zustand/vanilla';
import { onKeptElsewhere, readKept, writeKept } from '../../../platform/browser-storage.ts';
import { myWheelsAccess } from '../../../shop/my-wheels-access.ts';
import { shelfFollows } from '../../../shop/shelf.ts';
import { type KeptComparison, keptComparison } from './kept-comparison.ts';

/** Everything the compare screen remembers. */
export interface ComparisonState {
  readonly history: History<Comparison>;
  readonly sort: WheelsetSort;
  readonly columnSort: ColumnSort | null;
  readonly isAdvanced: boolean;
  readonly isZoom: boolean;
  readonly isCompact: boolean;
  readonly columns: readonly string[] | null;
  /** Ids of the columns that stay next to the names. */
  readonly pinned: readonly string[];
  readonly hidesEqual: boolean;
  /** A linked comparison that is only looked at; the own list stays as it is. */
  readonly viewed: Comparison | null;
  /** The sender's own wheels of that link. */
  readonly viewedMine: MyWheels | null;
}

const kept = readKept(keptComparison);

export const comparisonStore = createStore<ComparisonState>(() => ({
  history: startHistory<Comparison>(kept.comparison),
  sort: kept.sort,
  columnSort: null,
  isAdvanced: kept.isAdvanced,
  isZoom: kept.isZoom,
  isCompact: kept.isCompact,
  columns: kept.columns,
  pinned: kept.pinned,
  hidesEqual: false,
  viewed: null,
  viewedMine: null,
}));

/** Writes the state down; not while a link is only viewed, since its sort and columns are not the visitor's. */
function keep(): void {
  const { history, sort, isAdvanced, isZoom, isCompact, columns, pinned, viewed } =
    comparisonStore.getState();
  if (viewed !== null) return;
  const { ids, ...rest } = history.present;
  shelfFollows(ids);
  writeKept(keptComparison, {
    comparison: { ...rest, ids: [...ids] },
    sort,
    isAdvanced,
    isZoom,
    isCompact,
    columns: columns === null ? null : [...columns],
    pinned: [...pinned],
  });
}

/** Applies a named action to the list. While a link is only viewed, the action belongs to the view. */
export function changeComparison(action: string, change: (comparison: Comparison) => Comparison): void {
  const { history, viewed } = comparisonStore.getState();
  if (viewed !== null) {
    comparisonStore.setState({ viewed: change(viewed) });
    return;
  }
  comparisonStore.setState({ history: record(history, action, change(history.present)) });
  keep();
}

/** Undoes the latest action. */
export function undoComparison(): void {
  comparisonStore.setState(({ history }) => ({ history: undo(history) }));
  keep();
}

/** Redoes the latest undone action. */
export function redoComparison(): void {
  comparisonStore.setState(({ history }) => ({ history: redo(history) }));
  keep();
}

/** Both for the keys and the history list. */
export const comparisonSteps = { undo: undoComparison, redo: redoComparison } as const;

/** Changes what is not part of the list itself: sort, flags, columns, the viewed link. */
export function changeView(changes: Partial<Omit<ComparisonState, 'history'>>): void {
  comparisonStore.setState(changes);
  keep();
}

/** Makes the linked list on the screen the visitor's own. */
export function takeViewed(viewed: Comparison): void {
  const { viewedMine } = comparisonStore.getState();
  changeView({ viewed: null, viewedMine: null });
  if (viewedMine !== null) myWheelsAccess.getState().rules?.keep(viewedMine);
  changeComparison('Open linked comparison', () => viewed);
}

/** Back from a viewed link to the own list, with the sort, mode and columns that were left there. */
export function leaveView(): void {
  const { sort, isAdvanced, isZoom, isCompact, columns } = readKept(keptComparison);
  comparisonStore.setState({
    viewed: null,
    viewedMine: null,
    columnSort: null,
    sort,
    isAdvanced,
    isZoom,
    isCompact,
    columns,
  });
}

/** The list on the screen: the viewed link, else the visitor's own. */
export const shownComparison = ({ viewed, history }: ComparisonState): Comparison =>
  viewed ?? history.present;

// Another tab changed the list: this one follows, and its own undo can bring the former list back.
onKeptElsewhere<KeptComparison>(
  keptComparison,
  ({ comparison, sort, isAdvanced, isZoom, isCompact, columns, pinned }) => {
    comparisonStore.setState(({ history }) => ({
      history: dequal(history.present, comparison)
        ? history
        : record(history, 'Change in another tab', comparison),
      sort,
      isAdvanced,
      isZoom,
      isCompact,
      columns,
      pinned,
    }));
  },
);
