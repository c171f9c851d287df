import type { Load } from './forces.ts';
import { sineOfGradient } from './forces.ts';
import { steadySpeed } from './steady-speed.ts';

/** Who is faster by how much over gradients and powers. */
export interface CrossoverMap {
  /** Rise over horizontal run. */
  readonly gradients: readonly number[];
  /** Watts. */
  readonly powers: readonly number[];
  /** Seconds per kilometre that the second load loses on the first, power by power; negative when it gains. */
  readonly secondsPerKilometre: Float64Array;
}

/** The crossover map of two loads in the same air. */
export function crossoverOf(
  first: Load,
  second: Load,
  air: { readonly density: number; readonly headwind: number },
  gradients: readonly number[],
  powers: readonly number[],
): CrossoverMap {
  const perKilometre = (load: Load, gradient: number, power: number) =>
    1000 / steadySpeed(load, { ...air, sine: sineOfGradient(gradient) }, power);
  const secondsPerKilometre = Float64Array.from(
    powers.flatMap((power) =>
      gradients.map(
        (gradient) => perKilometre(second, gradient, power) - perKilometre(first, gradient, power),
      ),
    ),
  );
  return { gradients, powers, secondsPerKilometre };
}
