import type { ColumnUnit } from '@pp-tools/domain/catalogue';
import { type CatalogueColumn, catalogueColumns, type FieldChange } from '@pp-tools/domain/wheelset';
import { columnLabels, wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import { fieldText } from './wheelset-draft.ts';

const marks: { readonly [Unit in ColumnUnit]: readonly [before: string, behind: string] } = {
  dollars: ['$', ''],
  grams: ['', ' g'],
  millimetres: ['', ' mm'],
  kilograms: ['', ' kg'],
  degrees: ['', '°'],
  none: ['', ''],
};

/** A stored value as the list shows it, with its unit; null when it is unknown. */
export function shownValue(column: CatalogueColumn, value: string | number): string | null {
  const text = fieldText(column, value);
  const kind = catalogueColumns[column];
  if (text === '' || kind.kind !== 'number' || typeof value !== 'number') return text || null;
  if (text !== String(value)) return text;
  const [before, behind] = marks[kind.unit];
  return `${before}${value.toLocaleString('en-US', { maximumFractionDigits: 2 })}${behind}`;
}

/** The name of a column without its unit, which stands beside each value. */
export const plainLabel = (column: CatalogueColumn): string =>
  columnLabels[column].replace(/ \([^)]*\)$/, '');

/** Changes in words: each column with its value before and after. */
export const valueTexts = (changes: readonly FieldChange[]): string[] =>
  changes.map(({ field, before, after }) => {
    const words = (value: string | number) => shownValue(field, value) ?? wheelsetDataTexts.unknown;
    return `${plainLabel(field)} ${words(before)} → ${words(after)}`;
  });
