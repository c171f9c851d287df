import { formatFigure } from '@pp-tools/domain/core';
import type { PartFact } from './part-card.tsx';

interface Priced {
  readonly price: number | null;
  readonly weight: number | null;
}

/** Price and weight as every card shows them; unknown is N/A, never 0. */
export const priceAndWeight = ({ price, weight }: Priced): readonly PartFact[] => [
  { label: 'Price', value: formatFigure(price, 'money') },
  { label: 'Weight', value: formatFigure(weight, 'grams') },
];
