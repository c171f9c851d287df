import { type Grams, roundTo } from './units.ts';

/**
 * A total weight as the specification prints it (BLD-91): 0 is 'TBD', 1000 g or more is kilograms with
 * one decimal ('1.2kg'), anything else grams ('999g').
 */
export function formatTotalWeight(grams: Grams): string {
  if (grams === 0) return 'TBD';
  const whole = Math.round(grams);
  return whole >= 1000 ? `${roundTo(whole / 1000, 1).toFixed(1)}kg` : `${whole}g`;
}
