import { figuresOf, isEstimate } from '../catalogue/public.ts';
import { estimated, figureOr, joinFigures, type PriceAndWeight } from '../core/public.ts';
import { fallbackFor } from '../frameset/public.ts';
import type { ComponentType } from './groupset.ts';
import {
  type CatalogueComponentChoice,
  type ComponentChoice,
  componentPrice,
  componentWeight,
  type GroupsetChoice,
  type GroupsetParts,
  isGroupsetModified,
} from './groupset-choice.ts';

const readOf = { price: componentPrice, weight: componentWeight } as const;
const editedOf = {
  price: (choice: CatalogueComponentChoice) => choice.editedPrice,
  weight: (choice: CatalogueComponentChoice) => choice.editedWeight,
} as const;

/** A chosen part's figures; a catalogue part without its own takes the fallback (BLD-73), a visitor's part does not. */
export function componentFigures(type: ComponentType, choice: ComponentChoice): PriceAndWeight {
  const fallback = choice.kind === 'own' ? null : fallbackFor(type);
  const figure = (name: keyof PriceAndWeight) => {
    const value = figureOr(readOf[name](choice), fallback?.[name] ?? null);
    if (choice.kind === 'own' || editedOf[name](choice) !== null) return value;
    return isEstimate(choice.component, name) ? estimated(value) : value;
  };
  return { price: figure('price'), weight: figure('weight') };
}

/** The parts of a groupset summed up. */
export function partsFigures(parts: GroupsetParts): PriceAndWeight {
  const each = componentEntries(parts).map(([type, choice]) => componentFigures(type, choice));
  return {
    price: joinFigures(each.map(({ price }) => price)),
    weight: joinFigures(each.map(({ weight }) => weight)),
  };
}

/**
 * What a groupset counts (BLD-72): as sold its own price and weight, or the sum of its parts where the maker
 * states none; once modified always the sum of the chosen parts.
 */
export function groupsetFigures(choice: GroupsetChoice): PriceAndWeight {
  const { groupset, parts } = choice;
  const sum = parts === null ? null : partsFigures(parts);
  if (sum !== null && isGroupsetModified(choice)) return sum;
  return {
    price: groupset.price === null && sum !== null ? sum.price : figuresOf(groupset).price,
    weight: groupset.weight === null && sum !== null ? sum.weight : figuresOf(groupset).weight,
  };
}

/** Types and choices of a groupset as pairs, in a settled order. */
export const componentEntries = (
  parts: GroupsetParts,
): readonly (readonly [ComponentType, ComponentChoice])[] =>
  componentTypeOrder.flatMap((type) => {
    const choice = parts[type];
    return choice === undefined ? [] : [[type, choice] as const];
  });

/** Crankset and cassette first, the rest alphabetical: the order of the configure dialog's tabs (BLD-70). */
export const componentTypeOrder = [
  'crankset',
  'cassette',
  'bottom_bracket',
  'brakes',
  'chain',
  'chainring',
  'frontDer',
  'powerMeter',
  'rearDer',
  'shifters',
] as const satisfies readonly ComponentType[];
