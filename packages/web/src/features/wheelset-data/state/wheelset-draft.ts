import { isUnknownValue, wireNoLimit } from '@pp-tools/domain/catalogue';
import {
  blankWheelset,
  type CatalogueColumn,
  catalogueColumnNames,
  knownWheelsetField,
  type NewWheelsetWire,
  wheelsetField,
} from '@pp-tools/domain/wheelset';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';

/** What stands in the fields of the editor, one text per column. */
export type WheelsetDraft = ReadonlyMap<CatalogueColumn, string>;

/**
 * A stored value as people write it: nothing for unknown, words for flags and for no limit. The past may name a field
 * that is there no more.
 */
export function fieldText(name: string, value: string | number): string {
  if (isUnknownValue(value)) return '';
  const known = knownWheelsetField(name);
  const takes = known && wheelsetField(known).takes;
  if (takes?.kind === 'number' && takes.unlimited && value === wireNoLimit) return wheelsetDataTexts.noLimit;
  if (takes?.kind === 'flag') return value === 1 ? 'Yes' : 'No';
  return String(value);
}

/** The fields filled with a wheelset; without one they are empty. */
export const draftOf = (wheelset: NewWheelsetWire = blankWheelset): WheelsetDraft =>
  new Map(catalogueColumnNames.map((column) => [column, fieldText(column, wheelset[column])]));

/** What stands in one field. */
export const textIn = (draft: WheelsetDraft, column: CatalogueColumn): string => draft.get(column) ?? '';

/** A draft with another text in one field. */
export const withText = (draft: WheelsetDraft, column: CatalogueColumn, text: string): WheelsetDraft =>
  new Map(draft).set(column, text);

/** The columns in which two drafts differ. */
export const changedColumns = (a: WheelsetDraft, b: WheelsetDraft): CatalogueColumn[] =>
  catalogueColumnNames.filter((column) => a.get(column) !== b.get(column));

/** Columns that two people changed from one state, each in another way; the rest merges by itself. */
export const clashingColumns = (
  base: WheelsetDraft,
  mine: WheelsetDraft,
  theirs: WheelsetDraft,
): CatalogueColumn[] => {
  const changedByThem = changedColumns(base, theirs);
  const differing = changedColumns(mine, theirs);
  return changedColumns(base, mine).filter(
    (column) => changedByThem.includes(column) && differing.includes(column),
  );
};

/** Their newest state with my changes on top of it. */
export const withMyChanges = (
  base: WheelsetDraft,
  mine: WheelsetDraft,
  theirs: WheelsetDraft,
): WheelsetDraft =>
  changedColumns(base, mine).reduce((draft, column) => withText(draft, column, textIn(mine, column)), theirs);
