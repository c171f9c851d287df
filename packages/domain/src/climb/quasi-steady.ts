import type { Kilograms, MetresPerSecond, Seconds } from '../core/public.ts';
import type { Course } from './course.ts';
import { bearingForce, changeLoad, type Load } from './forces.ts';
import { type Balance, solveBalance } from './steady-speed.ts';

/** Faster than this a rider brakes (ours, section 5). */
export const fastestDescent: MetresPerSecond = 25;

/** What differs between two wheelsets on a steady road. */
export interface SteadyChange {
  readonly mass: Kilograms;
  readonly dragArea: number;
  /** Coefficient of rolling resistance. */
  readonly rolling: number;
}

/** A ride at the steady speed of every piece of a course. */
export interface SteadyRide {
  readonly load: Load;
  readonly seconds: Seconds;
  /** Force along the road per kilogram on each piece: gravity and rolling, N/kg. */
  readonly force: Float64Array;
  /** Speed on each piece, m/s, braked to {@link fastestDescent}. */
  readonly speed: Float64Array;
  /** Speed on each piece without brakes; what the next wheelset starts its search from. */
  readonly unbraked: Float64Array;
  /** Change of speed on each piece per kilogram, per square metre of drag area and per watt at the pedals. */
  readonly perMass: Float64Array;
  readonly perDragArea: Float64Array;
  readonly perWatt: Float64Array;
}

function forcePerKilogram(course: Course, { gravity, rolling }: Load): Float64Array {
  const force = new Float64Array(course.count);
  for (let piece = 0; piece < course.count; piece += 1) {
    force[piece] = gravity * ((course.sine[piece] ?? 0) + rolling * (course.cosine[piece] ?? 1));
  }
  return force;
}

const startBalance = (load: Load): Balance => ({
  ...{ drag: 0, linear: 0, power: 0, wind: 0 },
  square: load.bearings ? bearingForce.perSpeed : 0,
});

/** Rides a course at steady speed; `power` is the pedal power on every piece. */
export function rideSteadily(course: Course, load: Load, power: Float64Array): SteadyRide {
  const { count, density, headwind, length } = course;
  const force = forcePerKilogram(course, load);
  const floats = () => new Float64Array(count);
  const slopes = { perMass: floats(), perDragArea: floats(), perWatt: floats() };
  const ride = { load, force, speed: floats(), unbraked: floats(), ...slopes };
  const balance = startBalance(load);
  const constant = load.bearings ? bearingForce.constant : 0;
  let seconds = 0;
  let v = 0;
  for (let piece = 0; piece < count; piece += 1) {
    const rho = density[piece] ?? 0;
    const perKilogram = force[piece] ?? 0;
    balance.drag = 0.5 * rho * load.dragArea;
    balance.linear = load.mass * perKilogram + constant;
    balance.power = load.efficiency * (power[piece] ?? 0);
    balance.wind = headwind[piece] ?? 0;
    v = solveBalance(balance, v);
    const air = v + balance.wind;
    const drag = air * Math.abs(air);
    const slope = balance.drag * (drag + 2 * Math.abs(air) * v) + balance.linear + 2 * balance.square * v;
    const speed = Math.min(v, fastestDescent);
    const braked = speed < v ? 0 : 1;
    ride.unbraked[piece] = v;
    ride.speed[piece] = speed;
    ride.perMass[piece] = (-braked * perKilogram * v) / slope;
    ride.perDragArea[piece] = (-braked * 0.5 * rho * drag * v) / slope;
    ride.perWatt[piece] = (braked * load.efficiency) / slope;
    seconds += (length[piece] ?? 0) / speed;
  }
  return { ...ride, seconds };
}

/** The seconds that a changed load takes on each segment, next to those of the ride it is compared with. */
export interface ChangedRide {
  readonly seconds: Seconds;
  /** Time difference on each segment of the profile, positive is slower. */
  readonly bySegment: Float64Array;
  readonly speed: Float64Array;
}

/**
 * Rides again with a little more or less mass and drag. The known ride and its slopes give a start so close
 * that one or two steps of Newton find the exact answer, which keeps eight wheelsets as fast as two.
 */
export function rideChanged(
  course: Course,
  base: SteadyRide,
  change: SteadyChange,
  power: Float64Array,
): ChangedRide {
  const { count, density, headwind, length, segment, cosine } = course;
  const load = changeLoad(base.load, change);
  const rollingForce = load.gravity * change.rolling;
  const bySegment = new Float64Array(course.profile.length.length);
  const speed = new Float64Array(count);
  const balance = startBalance(load);
  const constant = load.bearings ? bearingForce.constant : 0;
  let seconds = 0;
  for (let piece = 0; piece < count; piece += 1) {
    balance.drag = 0.5 * (density[piece] ?? 0) * load.dragArea;
    balance.linear = load.mass * ((base.force[piece] ?? 0) + rollingForce * (cosine[piece] ?? 1)) + constant;
    balance.power = load.efficiency * (power[piece] ?? 0);
    balance.wind = headwind[piece] ?? 0;
    const near =
      (base.unbraked[piece] ?? 0) +
      change.mass * (base.perMass[piece] ?? 0) +
      change.dragArea * (base.perDragArea[piece] ?? 0);
    const v = Math.min(solveBalance(balance, near), fastestDescent);
    const road = length[piece] ?? 0;
    const place = segment[piece] ?? 0;
    const time = road / v;
    speed[piece] = v;
    seconds += time;
    bySegment[place] = (bySegment[place] ?? 0) + time - road / (base.speed[piece] ?? 1);
  }
  return { seconds, bySegment, speed };
}
