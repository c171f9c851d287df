import { isUnknownValue, wireNoLimit } from '@pp-tools/domain/catalogue';
import type { StaffField, StaffList, StaffRow } from '@pp-tools/domain/contract';
import { holdsWords, searchWords } from '../../../shop/search-words.ts';

/** The column that a list is sorted by. */
export interface CatalogueSort {
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
}

/** Rows whose field shows a text; a blank one is "unknown". */
export interface CatalogueFilter {
  readonly field: string;
  readonly value: string;
}

/** A value as staff write it; unknown is blank. */
export function valueText(field: StaffField, value: string | number | undefined): string {
  if (value === undefined || isUnknownValue(value)) return '';
  if (field.kind === 'flag') return value === 1 ? 'Yes' : 'No';
  return field.kind === 'number' && value === wireNoLimit ? 'No limit' : String(value);
}

/** A value with its unit; null when it is unknown. */
export function shownValue(field: StaffField, value: string | number | undefined): string | null {
  const text = valueText(field, value);
  if (text === '') return null;
  if (field.unit === '' || text === 'No limit') return text;
  if (field.unit === '$') return `$${Number(text).toLocaleString('en-US', { maximumFractionDigits: 2 })}`;
  return field.unit === '°' ? `${text}°` : `${text} ${field.unit}`;
}

/** The key of a row, in the order of the list's key fields. */
export const keyOf = (list: StaffList, row: StaffRow): string[] =>
  list.key.map((name) => String(row[name] ?? ''));

/** What people know a row by. */
export const titleOf = (list: StaffList, row: StaffRow): string =>
  String(row[list.title] ?? '') || keyOf(list, row).join(', ');

/** The texts of rows that a search looks through, made once for a list. */
export const searchTexts = (list: StaffList, rows: readonly StaffRow[]): ReadonlyMap<StaffRow, string> => {
  const fields = list.fields.filter(
    ({ kind, name }) => kind !== 'number' && kind !== 'link' && name !== 'source',
  );
  return new Map(
    rows.map((row) => [
      row,
      fields
        .map((field) => valueText(field, row[field.name]))
        .join(' ')
        .toLowerCase(),
    ]),
  );
};

/** The rows that hold every word of a search and pass every filter. */
export function selectRows(
  rows: readonly StaffRow[],
  texts: ReadonlyMap<StaffRow, string>,
  search: string,
  filters: readonly CatalogueFilter[],
  fields: readonly StaffField[],
): readonly StaffRow[] {
  const words = searchWords(search);
  const wanted = filters.flatMap(({ field: name, value }) => {
    const field = fields.find((candidate) => candidate.name === name);
    return field === undefined ? [] : [{ field, value }];
  });
  return rows.filter(
    (row) =>
      holdsWords(texts.get(row) ?? '', words) &&
      wanted.every(({ field, value }) => valueText(field, row[field.name]) === value),
  );
}

/** Sorted rows, unknown values last in both directions. */
export function sortRows(
  rows: readonly StaffRow[],
  { by, direction }: CatalogueSort,
  field: StaffField | undefined,
): readonly StaffRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const isNumber = field?.kind === 'number' || field?.kind === 'flag' || by === 'position';
  const compare = (a: string | number, b: string | number): number =>
    isNumber ? Number(a) - Number(b) : order.compare(String(a), String(b));
  return rows.toSorted((first, second) => {
    const [a, b] = [first[by] ?? '', second[by] ?? ''];
    if (isUnknownValue(a) || isUnknownValue(b)) return Number(isUnknownValue(a)) - Number(isUnknownValue(b));
    return sign * compare(a, b);
  });
}

/** The values of a field with how many rows have each, most first; the unknown ones last. */
export function valueCounts(
  field: StaffField,
  rows: readonly StaffRow[],
): readonly { readonly value: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = valueText(field, row[field.name]);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => Number(a.value === '') - Number(b.value === '') || b.count - a.count);
}

/** The fields that the grid shows first: without links and origins. */
export const firstColumns = (list: StaffList): readonly string[] =>
  list.fields
    .filter(
      ({ name, kind }) => name !== list.title && kind !== 'link' && name !== 'source' && name !== 'recalled',
    )
    .map(({ name }) => name)
    .slice(0, 14);
