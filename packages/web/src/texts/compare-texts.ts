import type { AddressPart, ColumnViewName } from '@pp-tools/domain/comparison';
import type { WheelsetCategory, WheelsetSort } from '@pp-tools/domain/wheelset';
import { pageLeads } from './page-lead-texts.ts';

export const categoryTexts: Readonly<Record<WheelsetCategory, string>> = {
  road: 'Road Disc',
  gravel: 'Gravel',
  mtb: 'MTB',
  triTt: 'Tri/TT',
  roadRim: 'Road Rim',
};

export const sortTexts: Readonly<Record<WheelsetSort, string>> = {
  name: 'Name',
  priceDescending: 'Price descending',
  priceAscending: 'Price ascending',
  weightAscending: 'Weight ascending',
  weightDescending: 'Weight descending',
};

export const viewTexts: Readonly<Record<ColumnViewName, string>> = {
  All: 'All',
  Climber: 'Climber',
  'Heavy rider': 'Heavy rider',
  Crosswind: 'Crosswind',
};

export const compareTexts = {
  ...pageLeads.compare,
  baselineUnknown: (value: string): string => `${value}; baseline unknown`,
  search: 'Search for wheelset',
  alreadyAdded: 'Item already added',
  add: 'Add New Pair',
  noMatch: 'No wheelset of that name',
  nearest: 'No wheelset of that name. The nearest:',
  enterAsMine: (name: string): string => `Enter “${name}” as mine`,
  found: (count: number, near: number): string =>
    count === 0 && near > 0 ? `No wheelset of that name, ${near} near it` : `${count} wheelsets found`,
  selectAll: 'Select All',
  selectAllHint: 'Add all available wheelsets to the comparing table',
  advanced: 'Advanced Mode',
  zoom: 'Enable Image Zoom',
  filter: 'Filter Options',
  compare: 'Compare (select at least 2)',
  answer: 'Comparison',
  feedback: 'Feedback',
  more: 'More',
  notLoaded: 'This did not load. Please try again.',
  endComparison: (name: string): string => `End comparison with ${name}`,
} as const;

const addressPartTexts: Readonly<Record<AddressPart, string>> = {
  version: 'its form',
  wheelsets: 'some wheelsets',
  mine: 'the own wheels',
  baseline: 'the baseline',
  category: 'the category',
  sort: 'the order',
  mode: 'the mode',
  columns: 'some columns',
  units: 'the units',
};

/** What a link said that nobody can read; the rest of it was opened. */
export const droppedText = (parts: readonly AddressPart[]): string =>
  `Not readable in this link and left out: ${parts.map((part) => addressPartTexts[part]).join(', ')}`;
