import {
  type Comparison,
  type ComparisonColumn,
  chosenColumns,
  columnOrder,
  comparisonColumns,
  dropUnknown,
  isEqualColumn,
  shownWheelsets,
} from '@pp-tools/domain/comparison';
import { thenBy } from '@pp-tools/domain/core';
import { type Wheelset, wheelsetOrder } from '@pp-tools/domain/wheelset';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type ComparisonState, comparisonStore, shownComparison } from './comparison-store.ts';

/** What the screen shows, worked out from the catalogue and the visitor's state; nothing here is stored. */
export interface ShownComparison {
  readonly state: ComparisonState;
  readonly comparison: Comparison;
  readonly rows: readonly Wheelset[];
  readonly columns: readonly ComparisonColumn[];
  /** How many columns are hidden because all rows are equal in them. */
  readonly hiddenColumns: number;
  readonly baseline: Wheelset | null;
}

/** Rows, columns and baseline of the compare screen. */
export function useComparison(catalogue: readonly Wheelset[]): ShownComparison {
  const state = useStore(comparisonStore);
  const { sort, columnSort, isAdvanced, columns: chosen, hidesEqual } = state;
  const comparison = useMemo(() => dropUnknown(shownComparison(state), catalogue), [state, catalogue]);

  const rows = useMemo(() => {
    const column = comparisonColumns.find(({ id }) => id === columnSort?.columnId);
    const option = wheelsetOrder(sort);
    const order = column && columnSort ? thenBy(columnOrder(column, columnSort.direction), option) : option;
    return [...shownWheelsets(comparison, catalogue)].sort(order);
  }, [comparison, catalogue, sort, columnSort]);

  const baseline = rows.find(({ id }) => id === comparison.baselineId) ?? null;
  const all = useMemo(() => chosenColumns(chosen, isAdvanced), [chosen, isAdvanced]);
  const columns = useMemo(
    () => (hidesEqual && baseline ? all.filter((column) => !isEqualColumn(column, rows)) : all),
    [all, hidesEqual, baseline, rows],
  );
  return { state, comparison, rows, columns, hiddenColumns: all.length - columns.length, baseline };
}
