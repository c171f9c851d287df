import type { Kilograms, Metres, MetresPerSecond, Seconds } from '../core/public.ts';
import { failure, type Result, success } from '../core/public.ts';
import type { Course } from './course.ts';
import { bearingForce, type Load } from './forces.ts';
import { meanSpeed, type RoadForces, shortestStep, suitableStep } from './kinetic-step.ts';
import { fastestDescent } from './quasi-steady.ts';

/** How a ride with kinetic energy is worked out. */
export interface KineticOptions {
  readonly effectiveMass: Kilograms;
  /** Longest step along the road; shorter ones are taken where the speed changes quickly. */
  readonly step: Metres;
  readonly startSpeed: MetresPerSecond;
}

/** Defaults of section 5 for everything but the mass. */
export const kineticDefaults = { step: 10, startSpeed: 0.5 } as const;

/** Where the energy of a ride goes, J. What the pedals give to the wheel is the sum of the rest. */
export interface EnergySplit {
  readonly wheel: number;
  readonly air: number;
  readonly rolling: number;
  readonly bearings: number;
  readonly gravity: number;
  readonly brakes: number;
  readonly kinetic: number;
}

/** A ride from a start, with the time that it takes to gain and lose speed. */
export interface KineticRide {
  readonly seconds: Seconds;
  readonly finalSpeed: MetresPerSecond;
  /** Time on each segment of the profile. */
  readonly bySegment: Float64Array;
  readonly energy: EnergySplit;
}

/** The rider comes to a stop before the end: too little power for the slope. */
export interface KineticFault {
  readonly code: 'standsStill';
  readonly segment: number;
}

const noFriction = { constant: 0, perSpeed: 0 } as const;

const roadOf = (course: Course, piece: number, load: Load, power: number): RoadForces => ({
  drag: 0.5 * (course.density[piece] ?? 0) * load.dragArea,
  wind: course.headwind[piece] ?? 0,
  pull: load.mass * load.gravity * (course.sine[piece] ?? 0),
  rolling: load.mass * load.gravity * load.rolling * (course.cosine[piece] ?? 1),
  friction: load.bearings ? bearingForce : noFriction,
  wheelPower: load.efficiency * power,
});

interface Tally {
  wheel: number;
  air: number;
  rolling: number;
  bearings: number;
  gravity: number;
  brakes: number;
}

function account(tally: Tally, road: RoadForces, v: number, step: number): void {
  const air = v + road.wind;
  tally.wheel += (road.wheelPower * step) / v;
  tally.air += road.drag * air * Math.abs(air) * step;
  tally.rolling += road.rolling * step;
  tally.bearings += (road.friction.constant + road.friction.perSpeed * v) * step;
  tally.gravity += road.pull * step;
}

/** Rides one piece; the seconds and the speed at its end, or `null` when the rider stops. */
function ridePiece(road: RoadForces, start: number, length: number, options: KineticOptions, tally: Tally) {
  const mass = options.effectiveMass;
  let v = start;
  let left = length;
  let seconds = 0;
  while (left > 1e-9) {
    let step = Math.min(left, suitableStep(road, v, mass, options.step));
    let mean = meanSpeed(road, v, step, mass);
    while (mean === null && step > shortestStep) {
      step /= 2;
      mean = meanSpeed(road, v, step, mass);
    }
    if (mean === null) return null;
    const end = 2 * mean - v;
    account(tally, road, mean, step);
    seconds += step / mean;
    left -= step;
    v = Math.min(end, fastestDescent);
    tally.brakes += 0.5 * mass * (end * end - v * v);
  }
  return { seconds, v };
}

/**
 * Rides a course from a start speed with the kinetic energy of rider and wheels (section 5): energy form over
 * distance, implicit midpoint. Descents are braked at {@link fastestDescent}.
 */
export function rideFromStart(
  course: Course,
  load: Load,
  power: Float64Array,
  options: KineticOptions,
): Result<KineticRide, KineticFault> {
  const tally: Tally = { wheel: 0, air: 0, rolling: 0, bearings: 0, gravity: 0, brakes: 0 };
  const bySegment = new Float64Array(course.profile.length.length);
  const startSpeed = Math.max(options.startSpeed, 1e-3);
  let v = startSpeed;
  let seconds = 0;
  for (let piece = 0; piece < course.count; piece += 1) {
    const segment = course.segment[piece] ?? 0;
    const road = roadOf(course, piece, load, power[piece] ?? 0);
    const ridden = ridePiece(road, v, course.length[piece] ?? 0, options, tally);
    if (ridden === null) return failure({ code: 'standsStill', segment });
    seconds += ridden.seconds;
    bySegment[segment] = (bySegment[segment] ?? 0) + ridden.seconds;
    v = ridden.v;
  }
  const kinetic = 0.5 * options.effectiveMass * (v * v - startSpeed * startSpeed);
  return success({ seconds, finalSpeed: v, bySegment, energy: { ...tally, kinetic } });
}
