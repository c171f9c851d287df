import { figuresOf } from '../catalogue/public.ts';
import { estimated, estimateIn, type Figure, type PriceAndWeight, roundTo } from '../core/public.ts';
import type { Groupset } from './groupset.ts';
import type { GroupsetParts } from './groupset-choice.ts';
import { partsFigures } from './groupset-figures.ts';

const nothing: Figure = { kind: 'counted', value: 0 };

/**
 * What a groupset's own price and weight count beyond its parts: battery, wires, hoses, sometimes rotors, and the
 * difference between claims (data/groupset-rest.csv). It stays when parts are swapped, so that a heavier cassette
 * never makes the bike lighter. Nothing where the set has no figure of its own: then it is the sum of its parts.
 */
export function restOfSet(groupset: Groupset, parts: GroupsetParts): PriceAndWeight {
  const own = figuresOf(groupset);
  const sum = partsFigures(parts);
  return { price: difference(own.price, sum.price), weight: difference(own.weight, sum.weight) };
}

/** It may be below zero: some makers claim less for a set than for its parts. */
function difference(own: Figure, parts: Figure): Figure {
  if (own.kind !== 'counted' || parts.kind === 'missing') return nothing;
  const value = roundTo(own.value - parts.value, 2);
  if (parts.kind === 'assumed') return { kind: 'assumed', value };
  const rest: Figure = { kind: 'counted', value };
  return estimateIn(own) === 0 && estimateIn(parts) === 0 ? rest : estimated(rest);
}
