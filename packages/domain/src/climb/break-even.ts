import type { Watts } from '../core/public.ts';
import type { Load } from './forces.ts';
import { sineOfGradient } from './forces.ts';
import { steadySpeed } from './steady-speed.ts';

/** Gradients that break-even is looked for, rise over horizontal run. */
export const breakEvenRange = { from: 0, to: 0.25 } as const;

/** Where two wheelsets are equally fast, or which one always is. */
export type BreakEven =
  | { readonly kind: 'at' /** Rise over horizontal run. */; readonly gradient: number }
  | { readonly kind: 'firstAlways' }
  | { readonly kind: 'secondAlways' };

/** Air and power that two loads are compared in. */
export interface SameRoad {
  readonly density: number;
  readonly headwind: number;
  readonly power: Watts;
}

/**
 * The gradient at which two loads ride equally fast (section 7): below it the more aerodynamic one is faster,
 * above it the lighter. One may be faster everywhere between level and 25 %; then there is no break-even.
 */
export function breakEvenOf(first: Load, second: Load, { density, headwind, power }: SameRoad): BreakEven {
  const lead = (gradient: number): number => {
    const spot = { sine: sineOfGradient(gradient), density, headwind };
    return steadySpeed(first, spot, power) - steadySpeed(second, spot, power);
  };
  let { from, to }: { from: number; to: number } = breakEvenRange;
  const firstLeadsAtStart = lead(from) >= 0;
  if (firstLeadsAtStart === lead(to) >= 0)
    return { kind: firstLeadsAtStart ? 'firstAlways' : 'secondAlways' };
  while (to - from > 1e-9) {
    const middle = (from + to) / 2;
    if (lead(middle) >= 0 === firstLeadsAtStart) from = middle;
    else to = middle;
  }
  return { kind: 'at', gradient: (from + to) / 2 };
}
