import type { Metres, MetresPerSecond, Seconds, Watts } from '../core/public.ts';
import type { Course } from './course.ts';
import { type PowerParts, powerParts } from './forces.ts';
import type { SteadyRide } from './quasi-steady.ts';

/** What a kilogram, a square metre of drag area and a watt change on a ride, at first order. */
export interface Sensitivity {
  readonly secondsPerKilogram: number;
  readonly secondsPerSquareMetre: number;
  readonly secondsPerWatt: number;
  /** For a whole unit of the coefficient of rolling resistance. */
  readonly secondsPerRolling: number;
  /** Pedal power that a kilogram, a square metre or a unit of rolling costs at the speed of the ride, mean over time. */
  readonly wattsPerKilogram: number;
  readonly wattsPerSquareMetre: number;
  readonly wattsPerRolling: number;
}

/** How a ride reacts to small changes. */
export function sensitivityOf(course: Course, ride: SteadyRide): Sensitivity {
  const { rolling, gravity, efficiency, mass } = ride.load;
  const sum = { mass: 0, drag: 0, watt: 0, rolling: 0, workOfMass: 0, workOfDrag: 0, workOfRolling: 0 };
  for (let piece = 0; piece < course.count; piece += 1) {
    const v = ride.speed[piece] ?? 1;
    const road = course.length[piece] ?? 0;
    const perSpeed = -road / (v * v);
    const air = v + (course.headwind[piece] ?? 0);
    sum.mass += perSpeed * (ride.perMass[piece] ?? 0);
    sum.drag += perSpeed * (ride.perDragArea[piece] ?? 0);
    sum.watt += perSpeed * (ride.perWatt[piece] ?? 0);
    const pressed = mass * gravity * (course.cosine[piece] ?? 1);
    sum.rolling -= (perSpeed * pressed * v * (ride.perWatt[piece] ?? 0)) / efficiency;
    sum.workOfRolling += road * pressed;
    sum.workOfMass += road * gravity * ((course.sine[piece] ?? 0) + rolling * (course.cosine[piece] ?? 1));
    sum.workOfDrag += road * 0.5 * (course.density[piece] ?? 0) * air * Math.abs(air);
  }
  const perWork = 1 / (ride.seconds * efficiency);
  return {
    secondsPerKilogram: sum.mass,
    secondsPerSquareMetre: sum.drag,
    secondsPerWatt: sum.watt,
    secondsPerRolling: sum.rolling,
    wattsPerKilogram: sum.workOfMass * perWork,
    wattsPerSquareMetre: sum.workOfDrag * perWork,
    wattsPerRolling: sum.workOfRolling * perWork,
  };
}

/** Where the pedal power of a ride goes, mean over its time. */
export interface PowerSplit extends PowerParts {
  readonly drivetrain: Watts;
  /** What descents waste: braking, and pedal power that a steady descent does not need. */
  readonly unused: Watts;
  readonly pedals: Watts;
}

/** Splits the power of a ride into what takes it; the parts sum to the power at the pedals. */
export function powerSplitOf(course: Course, ride: SteadyRide, power: Float64Array): PowerSplit {
  const sum = { air: 0, rolling: 0, bearings: 0, gravity: 0, pedals: 0 };
  for (let piece = 0; piece < course.count; piece += 1) {
    const v = ride.speed[piece] ?? 1;
    const share = (course.length[piece] ?? 0) / v / ride.seconds;
    const parts = powerParts(ride.load, spotOn(course, piece), v);
    sum.air += parts.air * share;
    sum.rolling += parts.rolling * share;
    sum.bearings += parts.bearings * share;
    sum.gravity += parts.gravity * share;
    sum.pedals += (power[piece] ?? 0) * share;
  }
  const drivetrain = sum.pedals * (1 - ride.load.efficiency);
  const used = sum.air + sum.rolling + sum.bearings + sum.gravity + drivetrain;
  return { ...sum, drivetrain, unused: sum.pedals - used };
}

const spotOn = (course: Course, piece: number) => ({
  sine: course.sine[piece] ?? 0,
  density: course.density[piece] ?? 0,
  headwind: course.headwind[piece] ?? 0,
});

/** Metres from the finish at which a rider is when `gap` seconds are left. */
export function metresBehind(course: Course, speed: Float64Array, gap: Seconds): Metres {
  let left = gap;
  let metres = 0;
  for (let piece = course.count - 1; piece >= 0 && left > 0; piece -= 1) {
    const v = speed[piece] ?? 0;
    const road = Math.min(course.length[piece] ?? 0, v * left);
    metres += road;
    left -= road / v;
  }
  return metres;
}

/** Metres climbed in an hour at a mean vertical speed, as climbers count it (VAM). */
export const climbingRate = (ascent: Metres, seconds: Seconds): number => (ascent / seconds) * 3600;

/** The slowest speed of a ride. */
export const slowestOf = ({ speed }: Pick<SteadyRide, 'speed'>): MetresPerSecond =>
  speed.reduce((slowest, v) => Math.min(slowest, v), Number.POSITIVE_INFINITY);
