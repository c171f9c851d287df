import {
  type Build,
  type BuildGoal,
  type BuildLine,
  type GoalBuild,
  type GoalFault,
  type GoalWishes,
  isBeating,
  type KeptPart,
  type PartReason,
  type Swap,
  type TyreWidths,
  type WholeBike,
} from '@pp-tools/domain/bike';
import { formatFigure, gramsToOunces, kilogramsToPounds, type UnitSystem } from '@pp-tools/domain/core';
import type { BikeSelection } from '@pp-tools/domain/frameset';
import { bikeText } from './builder-texts.ts';
import { massRangeText, priceRangeText } from './range-texts.ts';
import { lineLabel, slotNames } from './slot-texts.ts';

const dollars = (value: number): string => formatFigure(value, 'money');
const mass = (grams: number, units: UnitSystem): string =>
  units === 'metric' ? `${(grams / 1000).toFixed(2)} kg` : `${kilogramsToPounds(grams / 1000).toFixed(1)} lb`;

export const goalTexts = {
  title: 'Start from a Goal',
  intro:
    'A whole bike to begin with, every part of it open to change. Only parts that go together are taken, those with known price and weight first.',
  replaces: 'It takes the place of the current build; Undo brings that back.',
  bike: 'Kind of bike',
  kind: 'Kind of goal',
  kinds: [
    { value: 'budget', text: 'By budget' },
    { value: 'weight', text: 'By weight' },
  ],
  most: 'At most',
  gears: 'Gears',
  gearKinds: [
    { value: 'any', text: 'Any gears' },
    { value: 'electronic', text: 'Electronic' },
    { value: 'mechanical', text: 'Mechanical' },
  ],
  tyreWidth: 'Tire width',
  usualWidth: 'As usual for such a bike',
  brand: 'Brand',
  anyBrand: 'Any brand',
  keep: 'Keep from the current build',
  how: 'the cheapest bike that goes together, then always the cheapest grams.',
  riderHint: (rider: string): string => `Wheels and tires carry a rider of ${rider}.`,
  keepFewer: 'Change the wishes, or keep fewer parts.',
  working: 'Looking for the bike…',
  failed: 'The search stopped. Close this dialog and open it again.',
  parts: 'Parts and reasons',
  use: 'Use as a starting point',
  showThat: 'Show that one',
} as const;

/** A band of tire widths: '27 to 29 mm', '1.06in to 1.14in'. */
export const widthsText = ({ min, max }: TyreWidths, units: UnitSystem): string =>
  units === 'metric'
    ? `${min} to ${max} mm`
    : `${formatFigure(min, 'millimetres', units)} to ${formatFigure(max, 'millimetres', units)}`;

/** A part that may stay, by its name. */
export function keptPartText(part: KeptPart, build: Build): string {
  switch (part) {
    case 'frame':
      return `Frame: ${build.frame?.frame.brand ?? ''} ${build.frame?.frame.name ?? ''}`;
    case 'wheelset':
      return `Wheels and tires: ${build.wheelset?.wheelset.name ?? ''}`;
    case 'groupset':
      return `Groupset: ${build.groupset?.groupset.name ?? ''}`;
    case 'others':
      return `Other components: ${build.others.map(({ part: { name } }) => name).join(', ')}`;
    default:
      return part satisfies never;
  }
}

/** Why a part stands in the build. */
export function reasonText(reason: PartReason): string {
  switch (reason.kind) {
    case 'cheapest':
      return 'the cheapest that fits';
    case 'default':
      return reason.comesWith === null
        ? 'still to choose: not in this price'
        : `comes with the ${reason.comesWith}`;
    case 'lighter': {
      const cost = reason.dollars <= 0 ? `and ${dollars(-reason.dollars)}` : `for ${dollars(reason.dollars)}`;
      return `saves ${Math.round(reason.grams)} g ${cost} over the cheapest, ${reason.over}`;
    }
    default:
      return reason satisfies never;
  }
}

/** Why there is no bike for the goal, and what there is. */
export function goalFaultText(fault: GoalFault, units: UnitSystem): string {
  switch (fault.code) {
    case 'budgetTooLow':
      return `The cheapest such bike costs ${dollars(fault.least)}.`;
    case 'tooLight':
      return `The lightest that this way leads to weighs ${mass(fault.lightest, units)}.`;
    case 'nothingFits':
      return `No ${slotNames[fault.slot].toLowerCase()} with known price and weight fits. ${goalTexts.keepFewer}`;
    default:
      return fault satisfies never;
  }
}

/** What the bike of a goal still lacks, and what it then comes to. */
export const stillToBuyText = ({ open, included, price, weight }: WholeBike, units: UnitSystem): string => {
  const slots = open.filter((slot) => !included.includes(slot));
  return `Still to choose: ${slots.map((slot) => slotNames[slot].toLowerCase()).join(', ')}. The finished bike: ${priceRangeText(price)}, ${massRangeText(weight, units)}.`;
};

/** Which of the parts are of a wanted brand. */
function brandText({ frame, wheelset, groupset }: Build, brand: string): string {
  const isOf = (part: { readonly brand: string | null } | undefined) =>
    part?.brand?.toLowerCase() === brand.toLowerCase();
  const found = [
    ...(isOf(frame?.frame) ? ['frame'] : []),
    ...(isOf(wheelset?.wheelset) ? ['wheels'] : []),
    ...(isOf(groupset?.groupset) ? ['groupset'] : []),
  ];
  return found.length === 0
    ? `No ${brand} part with known price and weight goes with such a bike.`
    : `From ${brand}: ${found.join(', ')}. It has nothing else that fits.`;
}

/** What to know about the bike of a goal: defaults and assumptions that it really holds. */
export function goalNotes(
  { lines, build }: GoalBuild,
  wishes: GoalWishes,
  units: UnitSystem,
): readonly string[] {
  const isAssumed = ({ figures }: BuildLine) =>
    figures.price.kind === 'assumed' || figures.weight.kind === 'assumed';
  const assumed = lines.flatMap(({ line }) => (isAssumed(line) ? [lineLabel(line).toLowerCase()] : []));
  return [
    ...(assumed.length > 0 ? [`Assumed figures: ${assumed.join(', ')}.`] : []),
    ...(wishes.brand ? [brandText(build, wishes.brand)] : []),
    ...(wishes.rider ? [goalTexts.riderHint(formatFigure(wishes.rider, 'kilograms', units))] : []),
  ];
}

/** The name of a build that came from a goal. */
export const goalName = (goal: BuildGoal, bike: BikeSelection, units: UnitSystem): string =>
  `${bikeText(bike)} ${goal.kind === 'budget' ? `up to ${dollars(goal.dollars)}` : `up to ${mass(goal.grams, units)}`}`;

/** What a swap costs: '$340, $1.83 a gram', or that it costs nothing. */
export function swapCostText(swap: Swap, units: UnitSystem): string {
  if (swap.dollars === 0) return 'for the same price';
  if (isBeating(swap)) return `and ${dollars(-swap.dollars)} cheaper`;
  const [worth, unit] =
    units === 'metric'
      ? [swap.dollarsPerGram, 'a gram']
      : [swap.dollars / gramsToOunces(swap.grams), 'an ounce'];
  return `for ${dollars(swap.dollars)}, ${dollars(Number(worth.toFixed(2)))} ${unit}`;
}

/** What a swap saves: "62 g", "2.2 oz". */
export const savedText = ({ grams }: Pick<Swap, 'grams'>, units: UnitSystem): string =>
  units === 'metric' ? `${Math.round(grams)} g` : `${gramsToOunces(grams).toFixed(1)} oz`;

/** How many of the swaps rest on estimates, as a sentence; null: none does. */
export function swapEstimatesText(swaps: readonly Swap[]): string | null {
  const count = swaps.filter(({ estimates }) => estimates.length > 0).length;
  return count === 0
    ? null
    : `≈ ${count} of these ${swaps.length} rest on estimates: recalled or worked out prices or weights, on no page.`;
}

/** The list of swaps in one sentence. */
export function swapsSentence(swaps: readonly Swap[], units: UnitSystem): string {
  const [best] = swaps;
  if (best === undefined) {
    return 'No single swap of known parts makes this bike lighter. Parts without price or weight are left out.';
  }
  const free = swaps.filter(isBeating).length;
  const lead =
    free === 0
      ? `The cheapest grams: ${best.to} saves ${savedText(best, units)} ${swapCostText(best, units)}.`
      : `${free} ${free === 1 ? 'swap is' : 'swaps are'} lighter and not dearer: take ${free === 1 ? 'it' : 'them'} first.`;
  return `${swaps.length} ${swaps.length === 1 ? 'swap makes' : 'swaps make'} this bike lighter. ${lead}`;
}
