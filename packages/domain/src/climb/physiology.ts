import type { Metres } from '../core/public.ts';

/** Published estimates of how much power is left at height; all are estimates, none is personal. */
export const altitudeModels = ['acclimatised', 'notAcclimatised', 'townsend'] as const;
/** One of {@link altitudeModels}. */
export type AltitudeModel = (typeof altitudeModels)[number];

/** Cubic coefficients in km from the highest power down (Bassett 1999; Townsend 2017; section 5). */
const coefficients: Readonly<Record<AltitudeModel, readonly [number, number, number, number]>> = {
  acclimatised: [0, -0.011_219, -0.018_991, 0.999_21],
  notAcclimatised: [0.001_781, -0.014_34, -0.040_726, 1.0035],
  townsend: [0.0016, -0.0157, -0.027, 1.0025],
};

/** Part of a rider's sea-level power that is left at a height; never above 1, never below 0. */
export function powerLeftAt(altitude: Metres, model: AltitudeModel): number {
  const [a, b, c, d] = coefficients[model];
  const kilometres = Math.max(0, altitude) / 1000;
  return Math.max(0, Math.min(1, ((a * kilometres + b) * kilometres + c) * kilometres + d));
}
