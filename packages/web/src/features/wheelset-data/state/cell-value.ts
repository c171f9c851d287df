import { unitSigns } from '@pp-tools/domain/catalogue';
import { type CatalogueColumn, type FieldChange, wheelsetField } from '@pp-tools/domain/wheelset';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import { fieldText } from './wheelset-draft.ts';

/** A stored value as the list shows it, with its unit; null when it is unknown. */
export function shownValue(column: CatalogueColumn, value: string | number): string | null {
  const text = fieldText(column, value);
  const { takes } = wheelsetField(column);
  if (text === '' || takes.kind !== 'number' || typeof value !== 'number') return text || null;
  if (text !== String(value)) return text;
  const digits = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  const sign = unitSigns[takes.unit];
  if (takes.unit === 'dollars') return sign + digits;
  return takes.unit === 'degrees' || sign === '' ? digits + sign : `${digits} ${sign}`;
}

/** Changes in words: each column with its value before and after. */
export const valueTexts = (changes: readonly FieldChange[]): string[] =>
  changes.map(({ field, before, after }) => {
    const words = (value: string | number) => shownValue(field, value) ?? wheelsetDataTexts.unknown;
    return `${wheelsetField(field).label} ${words(before)} → ${words(after)}`;
  });
