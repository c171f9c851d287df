import { isEstimate } from '@pp-tools/domain/catalogue';
import { estimateIn, type Figure, formatFigure, type UnitSystem } from '@pp-tools/domain/core';
import type { PartFact } from './part-card.tsx';

interface Priced {
  readonly price: number | null;
  readonly weight: number | null;
  readonly source?: string | null;
  readonly recalledColumns?: readonly string[];
}

const markOf = ({ source = null, recalledColumns = [] }: Priced, figure: 'price' | 'weight'): boolean =>
  isEstimate({ source, recalledColumns }, figure);

/** The price as every card shows it; unknown is N/A, never 0. */
export const priceFact = (part: Priced): PartFact => ({
  label: 'Price',
  value: formatFigure(part.price, 'money'),
  isEstimate: markOf(part, 'price'),
});

/** The weight as every card shows it. */
export const weightFact = (part: Priced, units: UnitSystem): PartFact => ({
  label: 'Weight',
  value: formatFigure(part.weight, 'grams', units),
  isEstimate: markOf(part, 'weight'),
});

/** A sum of a card: N/A when nothing in it is known, marked when it rests on estimates. */
export const figureFact = (
  figure: Figure,
  kind: 'money' | 'grams',
  units: UnitSystem,
): Pick<PartFact, 'value' | 'isEstimate'> => ({
  value: formatFigure(figure.kind === 'missing' ? null : figure.value, kind, units),
  isEstimate: figure.kind === 'assumed' || estimateIn(figure) !== 0,
});
