import type { History } from '@pp-tools/domain/core';

/** One entry of the history list. */
export interface HistoryAction {
  readonly name: string;
  readonly isUndone: boolean;
  /** How many steps away from the present it lies, from 1. */
  readonly distance: number;
}

/** Undone actions first, the farthest on top; then the done ones, the latest on top. */
export const historyActions = ({ past, future }: History<unknown>): readonly HistoryAction[] => [
  ...future.map(({ action }, index) => ({ name: action, isUndone: true, distance: index + 1 })).reverse(),
  ...past
    .map(({ action }, index) => ({ name: action, isUndone: false, distance: past.length - index }))
    .reverse(),
];
