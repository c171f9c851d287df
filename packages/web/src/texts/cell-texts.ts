import { type CatalogueColumn, type WheelsetFieldGroup, wheelsetFieldLabel } from '@pp-tools/domain/wheelset';
import { wheelsetDataTexts } from './wheelset-data-texts.ts';

const words = (text: string): string => text || wheelsetDataTexts.unknown;

/** Words about single values that staff change in the list. */
export const cellTexts = {
  help: 'Select a value to edit it here. Select a name to edit the whole wheelset.',
  keys: 'Arrow keys move. Enter or typing edits. Enter saves, Escape cancels, Ctrl+Z undoes.',
  refused: (reason: string) => `Not stored: ${reason}.`,
  undo: 'Undo',
  columns: 'Columns',
  label: (column: CatalogueColumn, name: string) => `${wheelsetFieldLabel(column)} of ${name}`,
  saved: (column: CatalogueColumn, name: string, before: string, after: string) =>
    `${wheelsetFieldLabel(column)} of ${name}: ${words(before)} → ${words(after)}.`,
  undone: (column: CatalogueColumn, name: string, before: string) =>
    `${wheelsetFieldLabel(column)} of ${name} is ${words(before)} again.`,
  changedSince: (column: CatalogueColumn, name: string) =>
    `${wheelsetFieldLabel(column)} of ${name} was changed again since. Nothing was undone.`,
  clash: (changes: readonly string[]) =>
    `Somebody else changed this wheelset in the meantime: ${changes.join(', ')}. Enter saves yours, Escape keeps theirs.`,
} as const;

/** What each group of fields is called, in the list as in the editor. */
export const fieldGroupTexts: { readonly [Group in WheelsetFieldGroup]: string } = {
  main: 'Main figures',
  rims: 'Rims',
  hubs: 'Spokes and hub',
  names: 'Names',
  links: 'Links and origin',
};
