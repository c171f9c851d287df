import { type Kilograms, kilogramsToPounds, type Millimetres } from '../core/public.ts';

/** Pounds per square inch in a bar. */
export const psiPerBar = 14.503_773_773;

/** Bars for a pressure in pounds per square inch. */
export const psiToBar = (psi: number): number => psi / psiPerBar;

/**
 * Pressure in psi at which a tyre drops by 15 % of its height under a wheel load: Frank Berto's measurements as
 * charted by Jan Heine (Bicycle Quarterly, "Optimizing your tire pressure for your weight"), in the usual fit
 * 153.6 L / W^1.5785 - 7.1685 (load in lb, width in mm; biketinker.com 2010). A starting point, no limit.
 */
export const bertoPressure = (load: Kilograms, width: Millimetres): number =>
  (153.6 * kilogramsToPounds(load)) / width ** 1.5785 - 7.1685;

/** Tyre widths that Berto measured, in millimetres; beyond them the fit is drawn on. */
export const measuredWidths = { least: 20, most: 54 } as const;

/** No fit goes below this: a tyre with less rolls off or strikes the rim (ours). */
export const leastPressure = 12;

/** Highest pressure on any hookless rim: 5 bar, as ISO and ETRTO have it (rule 40 of the fit rules). */
export const hooklessLimitBar = 5;
/** {@link hooklessLimitBar} in psi, rounded as makers print it. */
export const hooklessLimitPsi = 73;

/** Share of the whole weight on each wheel of a seated rider: a usual split (ours); scales under a wheel tell better. */
export const wheelShare = { front: 0.45, rear: 0.55 } as const;

/** Why a suggested pressure is lower than what the load asks for. */
export type PressureLimit = 'hookless' | 'tyre';

/** A pressure for one wheel. */
export interface SuggestedPressure {
  readonly load: Kilograms;
  readonly width: Millimetres;
  readonly psi: number;
  /** What the load asks for before any limit. */
  readonly wantedPsi: number;
  /** The limit that lowered it; null when none did. Such a tyre is too narrow for the load on this rim. */
  readonly limit: PressureLimit | null;
  /** The width lies outside of what was measured. */
  readonly isBeyondChart: boolean;
}

interface Tyred {
  readonly width: Millimetres;
  readonly isHookless: boolean;
  /** Highest pressure on the tyre's side wall; null is not known. */
  readonly tyreLimitPsi: number | null;
}

/** Suggests a pressure, never above the limit of a hookless rim or of the tyre. */
export function suggestPressure(
  load: Kilograms,
  { width, isHookless, tyreLimitPsi }: Tyred,
): SuggestedPressure {
  const wantedPsi = Math.max(leastPressure, bertoPressure(load, width));
  const rim = isHookless ? hooklessLimitBar * psiPerBar : Number.POSITIVE_INFINITY;
  const tyre = tyreLimitPsi ?? Number.POSITIVE_INFINITY;
  const psi = Math.min(wantedPsi, rim, tyre);
  return {
    load,
    width,
    psi,
    wantedPsi,
    limit: psi === wantedPsi ? null : tyre < rim ? 'tyre' : 'hookless',
    isBeyondChart: width < measuredWidths.least || width > measuredWidths.most,
  };
}
