import type { Range } from '@pp-tools/domain/bike';
import { formatFigure, kilogramsToPounds, type UnitSystem } from '@pp-tools/domain/core';

const dollars = (value: number): string => formatFigure(Math.round(value), 'money');

/** Both ends, or one figure where they read the same. */
const between = ({ low, high }: Range, text: (value: number) => string): string =>
  text(low) === text(high) ? text(low) : `${text(low)} to ${text(high)}`;

/** A range of money: '$6,332 to $11,234'. */
export const priceRangeText = (price: Range): string => between(price, dollars);

/** A range of grams: '6.5 to 8.1 kg', '14.3 to 17.9 lb'. */
export function massRangeText(grams: Range, units: UnitSystem): string {
  const whole = (value: number) =>
    units === 'metric' ? (value / 1000).toFixed(1) : kilogramsToPounds(value / 1000).toFixed(1);
  return `${between(grams, whole)} ${units === 'metric' ? 'kg' : 'lb'}`;
}
