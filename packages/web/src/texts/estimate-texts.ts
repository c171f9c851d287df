import type { Figure } from '@pp-tools/domain/core';

/** Why a figure is an estimate. */
export const figureWhy = ({ kind }: Figure): string =>
  kind === 'assumed'
    ? 'assumed, no figure of this part is known'
    : 'recalled or worked out, no page states it';

/** Words of figures that are no more than estimates. */
export const estimateTexts = {
  recalled: 'recalled or worked out, no page states it',
  share: (parts: readonly string[]): string =>
    `≈ Estimates make up ${parts.join(' and ')} of these totals: recalled, worked out or assumed figures.`,
} as const;

const dateAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Words on where figures come from. */
export const originTexts = {
  title: 'Where the figures come from',
  source: 'Figures from ',
  noSource: 'No source is named.',
  recall: 'From general knowledge, no page.',
  estimates: (names: readonly string[]): string => `Estimates, checked against no page: ${names.join(', ')}`,
  more: (count: number): string => `${count} more are in this list. Narrow it to see where theirs come from.`,
  asOf: (dataFrom: Date): string => `Figures as of ${dateAndTime.format(dataFrom)}`,
} as const;

/** Column names of a part's list as words: rear_hub is "rear hub". */
export const columnWords = (columns: readonly string[]): readonly string[] =>
  columns.map((column) => column.replaceAll('_', ' '));
