import { amountOf, estimateIn, type Figure, type PriceAndWeight, sumOf } from '../core/public.ts';
import type { BuildLine } from './build-lines.ts';

/** A sum that tells the truth: how many lines give it a figure of their own, which are assumed, which are not in it. */
export interface HonestTotal {
  readonly value: number;
  /** How much of the value is an estimate: recalled, derived or assumed. The rest has a source. */
  readonly estimate: number;
  readonly counted: number;
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
    estimate: sumOf(lines.map(({ figures }) => estimateIn(read(figures)))),
    counted: are('counted').length,
    assumed: are('assumed'),
    missing: are('missing'),
  };
};

/** Sums lines; a missing figure adds nothing and stands in `missing` (BLD-91). */
export const totalsOf = (lines: readonly BuildLine[]): BuildTotals => ({
  price: totalOf(lines, ({ price }) => price),
  weight: totalOf(lines, ({ weight }) => weight),
});
