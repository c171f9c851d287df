import { type Grams, gramsToOunces, kilogramsToPounds, roundTo, type UnitSystem } from './units.ts';

/**
 * A total weight as the specification prints it (BLD-91): 0 is 'TBD', 1000 g or more is kilograms with
 * one decimal ('1.2kg'), anything else grams ('999g'). In imperial units pounds and ounces from the same limit.
 */
export function formatTotalWeight(grams: Grams, system: UnitSystem = 'metric'): string {
  if (grams === 0) return 'TBD';
  const whole = Math.round(grams);
  if (system === 'imperial') {
    return whole >= 1000
      ? `${roundTo(kilogramsToPounds(whole / 1000), 1).toFixed(1)}lb`
      : `${roundTo(gramsToOunces(whole), 1)}oz`;
  }
  return whole >= 1000 ? `${roundTo(whole / 1000, 1).toFixed(1)}kg` : `${whole}g`;
}
