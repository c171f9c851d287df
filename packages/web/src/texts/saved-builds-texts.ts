import type { HonestTotal, NameFault, TakeFault } from '@pp-tools/domain/bike';
import { formatFigure } from '@pp-tools/domain/core';

export const savedBuildsTexts = {
  title: 'My Builds',
  intro: 'Builds that you put aside stay in this browser. The current build is saved by itself.',
  empty: 'No build is put aside yet. Save the current one to try something else without losing it.',
  nothing: 'The current build is empty: choose a bike type first.',
  unreadable: (count: number) =>
    count === 1
      ? '1 saved build could not be read. It is still stored in this browser.'
      : `${count} saved builds could not be read. They are still stored in this browser.`,
  sideTitle: 'Builds side by side',
} as const;

export const nameFaultTexts: Readonly<Record<NameFault, string>> = {
  blank: 'Enter a name',
  taken: 'Another saved build has this name',
};

/** Why a part of another build has no 'Take this part'. */
export const takeFaultTexts: Readonly<Record<TakeFault, string>> = {
  nothingThere: 'Comes with its frame',
  noFrame: 'The current build has no frame to put it on',
  noWheelset: 'The current build has no wheelset to put it on',
  noGroupset: 'The current build has no groupset with parts',
  otherBikeType: 'Not a frame for the current bike type',
  wheelsetClashes: 'Does not fit the current bike',
  tyreClashes: 'Does not fit the current wheels and frame',
};

/** A difference as it is said: an arrow, the figure and a word; better is lighter and cheaper. */
export interface DifferenceText {
  readonly text: string;
  readonly tone: 'better' | 'worse' | 'equal';
}

const words = {
  grams: { less: 'lighter', more: 'heavier', same: 'same weight' },
  money: { less: 'cheaper', more: 'dearer', same: 'same price' },
} as const;

/** A weight or price against the baseline; null is not known. */
export function differenceText(value: number | null, kind: 'grams' | 'money'): DifferenceText {
  const { less, more, same } = words[kind];
  if (value === null) return { text: `${kind === 'grams' ? 'weight' : 'price'} unknown`, tone: 'equal' };
  if (value === 0) return { text: same, tone: 'equal' };
  const figure = formatFigure(Math.abs(value), kind);
  return value < 0
    ? { text: `▼ ${figure} ${less}`, tone: 'better' }
    : { text: `▲ ${figure} ${more}`, tone: 'worse' };
}

/** What a total lacks and assumes, in a few words; null when it is whole. */
export function opennessText({ assumed, missing }: HonestTotal): string | null {
  const parts = [
    ...(missing.length === 0 ? [] : [`${missing.length} not known`]),
    ...(assumed.length === 0 ? [] : [`${assumed.length} assumed`]),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}
