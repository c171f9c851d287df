import type { Result, Seconds, Watts } from '../core/public.ts';
import { failure, success } from '../core/public.ts';
import { type ClimbSetup, loadOf, windAtRider } from './climb-setup.ts';
import { type ComparedWheels, changeOf } from './compared-wheels.ts';
import { type Course, layCourse } from './course.ts';
import type { ChangedWheels } from './difference.ts';
import { type PowerFault, powerForTime } from './effort.ts';
import { changeLoad } from './forces.ts';
import { type KineticFault, type KineticRide, kineticDefaults, rideFromStart } from './kinetic-ride.ts';
import { powerOnCourse } from './pacing.ts';
import type { Profile } from './profile.ts';
import { rideChanged, rideSteadily, type SteadyChange, type SteadyRide } from './quasi-steady.ts';
import { type Sensitivity, sensitivityOf } from './ride-figures.ts';
import { effectiveMass, pairInertia } from './wheel-inertia.ts';

/** What every wheelset of a comparison shares: the road, the power on it, and the baseline's ride. */
export interface Ground {
  readonly setup: ClimbSetup;
  readonly course: Course;
  readonly power: Float64Array;
  readonly averagePower: Watts;
  readonly baseline: ChangedWheels;
  /** The baseline's steady ride, from which all others start. */
  readonly ride: SteadyRide;
  /** The baseline's ride from rest, when the setup asks for one. */
  readonly start: KineticRide | null;
  readonly sensitivity: Sensitivity;
}

/** Why a road cannot be ridden as asked. */
export type RideFault = PowerFault | KineticFault;

/** Change from one wheelset to another. */
export const changeBetween = (from: ChangedWheels, to: ChangedWheels): SteadyChange => ({
  mass: to.change.mass - from.change.mass,
  dragArea: to.change.dragArea - from.change.dragArea,
  rolling: to.change.rolling - from.change.rolling,
});

function rideFromRest(
  { setup, course, power }: Pick<Ground, 'setup' | 'course' | 'power'>,
  { wheels, change }: ChangedWheels,
): Result<KineticRide, KineticFault> {
  const load = changeLoad(loadOf(setup), change);
  const inertia = pairInertia(wheels.weight, wheels.frontDepth ?? setup.reference.depth);
  const options = { ...kineticDefaults, effectiveMass: effectiveMass(load.mass, inertia) };
  return rideFromStart(course, load, power, options);
}

/** Lays the road of a setup and rides the baseline on it. */
export function prepareGround(
  profile: Profile,
  setup: ClimbSetup,
  wheels: ComparedWheels,
): Result<Ground, RideFault> {
  const course = layCourse(profile, { air: setup.air, wind: windAtRider(setup) });
  const baseline = { wheels, change: changeOf(wheels, setup.reference, wheels.tyre) };
  const load = changeLoad(loadOf(setup), baseline.change);
  const { effort } = setup;
  const average =
    effort.kind === 'power' ? success(effort.power) : powerForTime(course, load, effort.seconds);
  if (!average.ok) return average;
  const power = powerOnCourse(course, load, average.value, setup.plan);
  const ride = rideSteadily(course, load, power);
  const start = setup.start === 'standstill' ? rideFromRest({ setup, course, power }, baseline) : null;
  if (start !== null && !start.ok) return failure(start.fault);
  return success({
    ...{ setup, course, power, baseline, ride },
    averagePower: average.value,
    start: start?.value ?? null,
    sensitivity: sensitivityOf(course, ride),
  });
}

/** A wheelset's ride next to the baseline's. */
export interface ComparedRide {
  readonly seconds: Seconds;
  /** Seconds lost (positive) or won on each segment of the profile. */
  readonly bySegment: Float64Array;
  /** Steady speed on each piece of the course. */
  readonly speed: Float64Array;
}

/** Rides another wheelset on the same ground. */
export function rideCompared(ground: Ground, wheels: ChangedWheels): Result<ComparedRide, RideFault> {
  const { course, ride, power, start, baseline } = ground;
  const steady = rideChanged(course, ride, changeBetween(baseline, wheels), power);
  if (start === null) return success(steady);
  const kinetic = rideFromRest(ground, wheels);
  if (!kinetic.ok) return kinetic;
  const bySegment = kinetic.value.bySegment.map((seconds, place) => seconds - (start.bySegment[place] ?? 0));
  return success({ seconds: kinetic.value.seconds, bySegment, speed: steady.speed });
}

/** Time of the baseline. */
export const baselineSeconds = ({ ride, start }: Ground): Seconds => start?.seconds ?? ride.seconds;
