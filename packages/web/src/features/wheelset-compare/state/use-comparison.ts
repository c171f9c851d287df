import {
  type Comparison,
  type ComparisonColumn,
  chosenColumns,
  columnOrder,
  comparisonColumns,
  dropUnknown,
  isEqualColumn,
  shownWheelsets,
  type WheelLetter,
  wheelLetters,
} from '@pp-tools/domain/comparison';
import type { UnitSystem } from '@pp-tools/domain/core';
import { figureOrder, type MyWheels, type Wheelset, wheelsetOrder } from '@pp-tools/domain/wheelset';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useUnits } from '../../../platform/unit-preference.ts';
import { useMyWheels, useWithMine } from '../../../shop/my-wheels-access.ts';
import { type ComparisonState, comparisonStore, shownComparison } from './comparison-store.ts';

/** What the screen shows, worked out from the catalogue and the visitor's state; nothing here is stored. */
export interface ShownComparison {
  readonly state: ComparisonState;
  readonly comparison: Comparison;
  readonly rows: readonly Wheelset[];
  readonly columns: readonly ComparisonColumn[];
  /** How many of the columns, from the left, stay next to the names. */
  readonly pinCount: number;
  /** How many columns are hidden because all rows are equal in them. */
  readonly hiddenColumns: number;
  readonly baseline: Wheelset | null;
  /** Letters of the wheelsets of the list by their id. */
  readonly letters: ReadonlyMap<number, WheelLetter>;
  readonly units: UnitSystem;
  /** The visitor's own wheels, or those of a link that is looked at. */
  readonly mine: MyWheels | null;
}

/** The rows in their order; the catalogue stands in name order already, so only figures are compared. */
function useRows(comparison: Comparison, inNameOrder: readonly Wheelset[], state: ComparisonState) {
  const { sort, columnSort } = state;
  const { ids, category, isAllSelected } = comparison;
  return useMemo(() => {
    const rows = shownWheelsets({ ids, category, isAllSelected }, inNameOrder);
    const byOption = figureOrder(sort);
    const sorted = byOption === null ? rows : [...rows].sort(byOption);
    const column = comparisonColumns.find(({ id }) => id === columnSort?.columnId);
    return column && columnSort ? [...sorted].sort(columnOrder(column, columnSort.direction)) : sorted;
  }, [ids, category, isAllSelected, inNameOrder, sort, columnSort]);
}

interface Catalogue {
  /** What can be compared: the shop's wheelsets and the visitor's own. */
  readonly catalogue: readonly Wheelset[];
}

/** Rows, columns and baseline of the compare screen. */
export function useComparison(listed: readonly Wheelset[]): ShownComparison & Catalogue {
  const state = useStore(comparisonStore);
  const own = useMyWheels();
  const mine = state.viewed === null ? own : state.viewedMine;
  const catalogue = useWithMine(listed, mine);
  const units = useUnits();
  const { isAdvanced, columns: chosen, pinned, hidesEqual } = state;
  const inNameOrder = useMemo(() => [...catalogue].sort(wheelsetOrder('name')), [catalogue]);
  const comparison = useMemo(() => dropUnknown(shownComparison(state), catalogue), [state, catalogue]);
  const rows = useRows(comparison, inNameOrder, state);

  const baseline = rows.find(({ id }) => id === comparison.baselineId) ?? null;
  const all = useMemo(() => chosenColumns(chosen, isAdvanced, pinned), [chosen, isAdvanced, pinned]);
  const columns = useMemo(
    () => (hidesEqual && baseline ? all.filter((column) => !isEqualColumn(column, rows)) : all),
    [all, hidesEqual, baseline, rows],
  );
  const letters = useMemo(() => wheelLetters(comparison.ids), [comparison.ids]);
  const pinCount = columns.filter(({ id }) => pinned.includes(id)).length;
  const hiddenColumns = all.length - columns.length;
  const shown = { state, comparison, rows, columns, pinCount, hiddenColumns, baseline, letters, units, mine };
  return { ...shown, catalogue };
}
