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
