import type { HonestTotal } from '@pp-tools/domain/bike';
import { type Figure, formatFigure, formatTotalWeight } from '@pp-tools/domain/core';

/** A sum of money; 'TBD' as long as nothing in it is known. */
export const priceText = ({ value, missing }: HonestTotal): string =>
  value === 0 && missing.length > 0 ? 'TBD' : formatFigure(value, 'money');

/** A total weight as the specification prints it (BLD-91). */
export const weightText = ({ value }: HonestTotal): string => formatTotalWeight(value);

/** One figure of a line: 'N/A' when missing, '≈' in front when assumed. */
export function figureText(figure: Figure, kind: 'money' | 'grams'): string {
  if (figure.kind === 'missing') return 'N/A';
  return `${figure.kind === 'assumed' ? '≈ ' : ''}${formatFigure(figure.value, kind)}`;
}
