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

/** More columns than this next to the names would leave no room to scroll the others in. */
export const mostPinnedColumns = 3;

/** Pins a column behind the other pinned ones, or lets it go; the oldest one makes room for one too many. */
export const togglePin = (pinned: readonly string[], id: string): readonly string[] =>
  pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id].slice(-mostPinnedColumns);

/**
 * The columns that the visitor chose, in that order; without a choice the usual ones of the mode (CMP-10).
 * Pinned ones that are shown come first, in the order in which they were pinned.
 */
export function chosenColumns(
  ids: readonly string[] | null,
  isAdvanced: boolean,
  pinned: readonly string[] = [],
): readonly ComparisonColumn[] {
  const columns =
    ids === null
      ? visibleColumns(isAdvanced)
      : ids.flatMap((id) => comparisonColumns.find((column) => column.id === id) ?? []);
  if (pinned.length === 0) return columns;
  const first = pinned.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return [...first, ...columns.filter(({ id }) => !pinned.includes(id))];
}
