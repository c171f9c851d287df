import { amountOf, type Figure, type PriceAndWeight, sumOf } from '../core/public.ts';
import type { BuildLine } from './build-lines.ts';

/** A sum that tells the truth: what it holds, which lines in it are assumed, and which are not in it at all. */
export interface HonestTotal {
  readonly value: number;
  readonly assumed: readonly BuildLine[];
  readonly missing: readonly BuildLine[];
}

/** Price and weight of a build or of a part of it. */
export interface BuildTotals {
  readonly price: HonestTotal;
  readonly weight: HonestTotal;
}

const totalOf = (lines: readonly BuildLine[], read: (figures: PriceAndWeight) => Figure): HonestTotal => {
  const are = (kind: Figure['kind']) => lines.filter(({ figures }) => read(figures).kind === kind);
  return {
    value: sumOf(lines.map(({ figures }) => amountOf(read(figures)))),
    assumed: are('assumed'),
    missing: are('missing'),
  };
};

/** Sums lines; a missing figure adds nothing and stands in `missing` (BLD-91). */
export const totalsOf = (lines: readonly BuildLine[]): BuildTotals => ({
  price: totalOf(lines, ({ price }) => price),
  weight: totalOf(lines, ({ weight }) => weight),
});
