import type { BuildTotals, HonestTotal } from '@pp-tools/domain/bike';
import { formatFigure, formatTotalWeight, type UnitSystem } from '@pp-tools/domain/core';

/** A sum of money; 'TBD' as long as nothing in it is known. */
export const priceText = ({ value, missing }: HonestTotal): string =>
  value === 0 && missing.length > 0 ? 'TBD' : formatFigure(value, 'money');

/** A total weight as the specification prints it (BLD-91), or in pounds. */
export const weightText = ({ value }: HonestTotal, units: UnitSystem = 'metric'): string =>
  formatTotalWeight(value, units);

/** How much of two totals is an estimate, as figures: dollars, then weight; none where all has a source. */
export const estimateShares = ({ price, weight }: BuildTotals, units: UnitSystem): readonly string[] => [
  ...(price.estimate === 0 ? [] : [formatFigure(Math.round(price.estimate), 'money')]),
  ...(weight.estimate === 0 ? [] : [formatFigure(Math.round(weight.estimate), 'grams', units)]),
];
