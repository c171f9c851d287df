import { type BuildGoal, type GoalFault, isBeating, type PartReason, type Swap } from '@pp-tools/domain/bike';
import { formatFigure } from '@pp-tools/domain/core';
import type { BikeSelection } from '@pp-tools/domain/frameset';
import { bikeText } from './builder-texts.ts';
import { slotNames } from './slot-texts.ts';

const dollars = (value: number): string => formatFigure(value, 'money');
const kilograms = (grams: number): string => `${(grams / 1000).toFixed(2)} kg`;

export const goalTexts = {
  title: 'Start from a Goal',
  intro:
    'A whole bike to begin with, every part of it open to change. Only parts with known price and weight are taken, and only such as go together.',
  replaces: 'It takes the place of the current build; Undo brings that back.',
  defaults:
    'Fork, bar and post without a name count as the default everywhere in this tool: no price, assumed weight.',
  tubes: 'The catalogue does not state the wheel size of tubes: check it before you buy.',
} as const;

/** Why a part stands in the build. */
export function reasonText(reason: PartReason): string {
  switch (reason.kind) {
    case 'cheapest':
      return 'the cheapest that fits';
    case 'default':
      return reason.isIncluded ? 'comes with the frame' : 'still to choose: not in this price';
    case 'lighter': {
      const cost = reason.dollars <= 0 ? `and ${dollars(-reason.dollars)}` : `for ${dollars(reason.dollars)}`;
      return `saves ${Math.round(reason.grams)} g ${cost} over the cheapest, ${reason.over}`;
    }
    default:
      return reason satisfies never;
  }
}

/** Why there is no bike for the goal, and what there is. */
export function goalFaultText(fault: GoalFault): string {
  switch (fault.code) {
    case 'budgetTooLow':
      return `The cheapest such bike costs ${dollars(fault.least)}.`;
    case 'tooLight':
      return `The lightest that this way leads to weighs ${kilograms(fault.lightest)}.`;
    case 'nothingFits':
      return `No ${slotNames[fault.slot].toLowerCase()} with known price and weight fits.`;
    default:
      return fault satisfies never;
  }
}

/** The name of a build that came from a goal. */
export const goalName = (goal: BuildGoal, bike: BikeSelection): string =>
  `${bikeText(bike)} ${goal.kind === 'budget' ? `up to ${dollars(goal.dollars)}` : `up to ${kilograms(goal.grams)}`}`;

/** What a swap costs: '$340, $1.83 a gram', or that it costs nothing. */
export function swapCostText(swap: Swap): string {
  if (swap.dollars === 0) return 'for the same price';
  if (isBeating(swap)) return `and ${dollars(-swap.dollars)} cheaper`;
  return `for ${dollars(swap.dollars)}, ${dollars(Number(swap.dollarsPerGram.toFixed(2)))} a gram`;
}

/** The list of swaps in one sentence. */
export function swapsSentence(swaps: readonly Swap[]): string {
  const [best] = swaps;
  if (best === undefined) {
    return 'No single swap of known parts makes this bike lighter. Parts without price or weight are left out.';
  }
  const free = swaps.filter(isBeating).length;
  const lead =
    free === 0
      ? `The cheapest grams: ${best.to} saves ${Math.round(best.grams)} g ${swapCostText(best)}.`
      : `${free} ${free === 1 ? 'swap is' : 'swaps are'} lighter and not dearer: take ${free === 1 ? 'it' : 'them'} first.`;
  return `${swaps.length} ${swaps.length === 1 ? 'swap makes' : 'swaps make'} this bike lighter. ${lead}`;
}
