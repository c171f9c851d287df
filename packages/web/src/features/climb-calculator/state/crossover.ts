import {
  type BreakEven,
  breakEvenOf,
  type ChangedWheels,
  type ClimbComparison,
  type ClimbSetup,
  type ComparedWheels,
  type CrossoverMap,
  changeLoad,
  changeOf,
  crossoverOf,
  loadOf,
} from '@pp-tools/domain/climb';

/** Gradients of the map, rise over run, and its powers in watts. */
export const mapGradients: readonly number[] = Array.from({ length: 25 }, (_, place) => place * 0.005);
export const mapPowers: readonly number[] = Array.from({ length: 16 }, (_, place) => 100 + place * 20);

/** Who wins over gradients and powers, and where the two are equal at each power. */
export interface Crossover {
  readonly map: CrossoverMap;
  readonly breakEvens: readonly BreakEven[];
  /** At the power of the comparison. */
  readonly now: BreakEven;
}

/** The crossover of two wheelsets in the air halfway up the road, without wind. */
export function crossoverFor(
  setup: ClimbSetup,
  { course, entries, baseline }: ClimbComparison,
  other: ComparedWheels,
): Crossover | null {
  const base = entries[baseline];
  if (base === undefined) return null;
  const air = { density: course.density[Math.floor(course.count / 2)] ?? 1.2, headwind: 0 };
  const load = ({ change }: Pick<ChangedWheels, 'change'>) => changeLoad(loadOf(setup), change);
  const first = load({ change: changeOf(base.wheels, setup.reference) });
  const second = load({ change: changeOf(other, setup.reference) });
  const at = (power: number) => breakEvenOf(first, second, { ...air, power });
  return {
    map: crossoverOf(first, second, air, mapGradients, mapPowers),
    breakEvens: mapPowers.map(at),
    now: at(base.power),
  };
}
