import { isLargeRemoval } from '@pp-tools/domain/catalogue';
import type { CataloguePreview, ImportedList, ImportSheetChoice } from '@pp-tools/domain/contract';

/** What somebody agreed to. */
export interface ImportAgreement {
  readonly goodRows: boolean;
  /** What was typed, by list. */
  readonly removals: Readonly<Record<string, string>>;
}

/** Whether a list loses so many rows that their number is to be typed. */
export const asksForRemovals = ({ counts }: ImportedList): boolean =>
  isLargeRemoval(counts.removed, counts.before);

/** Rows that are refused, of all lists. */
export const refusedRows = ({ lists }: CataloguePreview): number =>
  lists.reduce((sum, { counts }) => sum + counts.refused, 0);

const changesOf = ({ counts }: ImportedList): number => counts.added + counts.changed + counts.removed;

/** Whether there is something to import and everything that it asks was agreed to. */
export function isAgreed(preview: CataloguePreview, { goodRows, removals }: ImportAgreement): boolean {
  if (!preview.lists.some((list) => changesOf(list) > 0)) return false;
  if (refusedRows(preview) > 0 && !goodRows) return false;
  return preview.lists
    .filter(asksForRemovals)
    .every(({ list, counts }) => removals[list]?.trim() === String(counts.removed));
}

/** The numbers that were typed, as the server wants them. */
export const removalsOf = ({ removals }: ImportAgreement): Record<string, number> =>
  Object.fromEntries(
    Object.entries(removals).flatMap(([list, text]) => {
      const typed = text.trim();
      return /^\d+$/.test(typed) ? [[list, Number(typed)]] : [];
    }),
  );

/** What the sheets are, with another list for one of them; its columns are matched again. */
export const withList = (
  preview: CataloguePreview,
  sheet: number,
  list: string | null,
): ImportSheetChoice[] =>
  choicesOf(preview).map((choice, index) => (index === sheet ? { list, columns: null } : choice));

/** What the sheets are, with another field for a column; a field that another column has moves. */
export const withField = (
  preview: CataloguePreview,
  sheet: number,
  column: number,
  field: string | null,
): ImportSheetChoice[] =>
  choicesOf(preview).map((choice, index) => {
    if (index !== sheet) return choice;
    const columns = (choice.columns ?? []).map((present, position) => {
      if (position === column) return field;
      return present === field ? null : present;
    });
    return { ...choice, columns };
  });

const choicesOf = ({ sheets }: CataloguePreview): ImportSheetChoice[] =>
  sheets.map(({ list, columns }) => ({ list, columns: columns.map(({ field }) => field) }));
