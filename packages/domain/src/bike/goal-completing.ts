import { type BikeFacts, hasClash, otherFacts } from '../compatibility/public.ts';
import type { OtherCategory, OtherPart } from '../part/public.ts';
import type { BuildCatalogue } from './catalogue.ts';
import { byPrice, type Option, optionOf } from './goal-options.ts';
import { usualFigures } from './usual-figures.ts';

/** Parts that complete a bike: for each the dear and heavy end of what is usual, where a figure is not known. */
type Completing = Extract<OtherCategory, 'rotor' | 'valve' | 'stem' | 'headset'>;

/** A pair of rotors is one choice. */
const piecesOf = (category: Completing): 1 | 2 => (category === 'rotor' ? 2 : 1);

/** An option that never costs or weighs less than the part will: what is not known is taken at its usual high. */
function optionWithout(part: OtherPart, category: Completing): Option<OtherPart> {
  const { price, weight } = usualFigures.road[category];
  const pieces = piecesOf(category);
  return {
    choice: part,
    name: part.name,
    price: part.price === null ? price.high : part.price * pieces,
    weight: part.weight === null ? weight.high : part.weight * pieces,
  };
}

/** The parts of a category: those with known figures first, each of the two cheapest first. */
export function completingParts(
  { others }: BuildCatalogue,
  category: Completing,
): readonly Option<OtherPart>[] {
  const parts = others.filter((part) => part.category === category);
  const options = parts.map((part) => optionWithout(part, category));
  const isKnown = ({ choice }: Option<OtherPart>): boolean => optionOf(choice) !== null;
  return [...byPrice(options.filter(isKnown)), ...byPrice(options.filter((each) => !isKnown(each)))];
}

/** The first part that goes with the rest of a bike; null without any. */
export const firstFitting = (
  options: readonly Option<OtherPart>[],
  rest: BikeFacts,
): Option<OtherPart> | null =>
  options.find(({ choice }) => !hasClash({ ...rest, ...otherFacts([choice]) }, choice.category)) ?? null;

/** Those with known figures, or all where none has: an unknown figure is better than no part. */
export function knownFirst(options: readonly Option<OtherPart>[]): readonly Option<OtherPart>[] {
  const known = options.filter(({ choice }) => optionOf(choice) !== null);
  return known.length > 0 ? known : options;
}
