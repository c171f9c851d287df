import {
  type BreakEven,
  breakEvenOf,
  type ClimbComparison,
  type ClimbSetup,
  type ComparedWheels,
  type CrossoverMap,
  changeLoad,
  changeOf,
  crossoverOf,
  loadOf,
} from '@pp-tools/domain/climb';

/** An axis of the map: the middles of its cells, at even steps. */
export interface MapAxis {
  readonly values: readonly number[];
  readonly step: number;
}

const axis = (from: number, step: number, count: number): MapAxis => ({
  values: Array.from({ length: count }, (_, index) => from + index * step),
  step,
});

/** Powers of the map in watts: 100 to 400, or as far as the power of the comparison needs. */
export function powerAxis(power: number): MapAxis {
  const from = Math.max(20, Math.min(100, Math.floor(power / 20) * 20));
  const to = Math.max(400, Math.ceil(power / 20) * 20);
  const step = 20 * Math.ceil((to - from) / 20 / 20);
  return axis(from, step, Math.ceil((to - from) / step) + 1);
}

/** Gradients of the map, rise over run: level to 12 %, or as far as the road needs. */
export function gradientAxis(gradient: number): MapAxis {
  const step = Math.max(1, Math.ceil(gradient / 0.12 - 1e-9)) * 0.005;
  return axis(0, step, 25);
}

/** Who wins over gradients and powers, and where the two are equal at each power. */
export interface Crossover {
  readonly gradients: MapAxis;
  readonly powers: MapAxis;
  readonly map: CrossoverMap;
  readonly breakEvens: readonly BreakEven[];
  /** At the power of the comparison. */
  readonly now: BreakEven;
}

/** The crossover of two wheelsets in the air halfway up the road, without wind. */
export function crossoverFor(
  setup: ClimbSetup,
  { course, entries, baseline, totals }: ClimbComparison,
  other: ComparedWheels,
): Crossover | null {
  const base = entries[baseline];
  if (base === undefined) return null;
  const air = { density: course.density[Math.floor(course.count / 2)] ?? 1.2, headwind: 0 };
  const load = (wheels: ComparedWheels) =>
    changeLoad(loadOf(setup), changeOf(wheels, setup.reference, base.wheels.tyre));
  const [first, second] = [load(base.wheels), load(other)];
  const at = (power: number) => breakEvenOf(first, second, { ...air, power });
  const [gradients, powers] = [gradientAxis(totals.averageSine), powerAxis(base.power)];
  return {
    ...{ gradients, powers },
    map: crossoverOf(first, second, air, gradients.values, powers.values),
    breakEvens: powers.values.map(at),
    now: at(base.power),
  };
}
