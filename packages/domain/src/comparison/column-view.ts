import { type ComparisonColumn, comparisonColumns, visibleColumns } from './columns.ts';

/** Ready sets of columns for one interest each. */
export const columnViews = {
  All: comparisonColumns.map(({ id }) => id),
  Climber: ['weight', 'price', 'rearRimDepth', 'frontRimDepth', 'freehubEngagement'],
  'Heavy rider': [
    'riderWeightLimit',
    'frontSpokeCount',
    'rearSpokeCount',
    'spokeType',
    'warranty',
    'weight',
    'price',
  ],
  Crosswind: ['frontRimDepth', 'rearRimDepth', 'frontOuterWidth', 'frontSpokeCount', 'weight', 'price'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Name of one of {@link columnViews}. */
export type ColumnViewName = keyof typeof columnViews;

/** The columns that the visitor chose, in that order; without a choice the usual ones of the mode (CMP-10). */
export function chosenColumns(
  ids: readonly string[] | null,
  isAdvanced: boolean,
): readonly ComparisonColumn[] {
  if (ids === null) return visibleColumns(isAdvanced);
  return ids.flatMap((id) => comparisonColumns.find((column) => column.id === id) ?? []);
}

/** Moves a column one place to the left (-1) or right (+1); at an end it stays. */
export function moveColumn(ids: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const other = ids[from + by];
  if (from < 0 || other === undefined) return ids;
  return ids.map((each) => (each === id ? other : each === other ? id : each));
}
