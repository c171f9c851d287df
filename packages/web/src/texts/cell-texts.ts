import type { CatalogueColumn } from '@pp-tools/domain/wheelset';
import { columnLabels, wheelsetDataTexts } from './wheelset-data-texts.ts';

const words = (text: string): string => text || wheelsetDataTexts.unknown;

/** Words about single values that staff change in the list. */
export const cellTexts = {
  help: 'A value opens where it stands; a name opens all values.',
  keys: 'Arrow keys move, Enter or typing opens, Enter stores, Escape leaves it as it was, Ctrl+Z takes back.',
  refused: (reason: string) => `Not stored: ${reason}.`,
  undo: 'Undo',
  columns: 'Columns',
  groups: {
    main: 'Main',
    rims: 'Rims',
    hubs: 'Spokes and hub',
    terms: 'Names, system',
    links: 'Links, ranking',
  },
  label: (column: CatalogueColumn, name: string) => `${columnLabels[column]} of ${name}`,
  saved: (column: CatalogueColumn, name: string, before: string, after: string) =>
    `${columnLabels[column]} of ${name}: ${words(before)} → ${words(after)}.`,
  undone: (column: CatalogueColumn, name: string, before: string) =>
    `${columnLabels[column]} of ${name} is ${words(before)} again.`,
  clash: (changes: readonly string[]) =>
    `Somebody else changed this wheelset in the meantime: ${changes.join(', ')}. Enter saves yours, Escape keeps theirs.`,
} as const;
