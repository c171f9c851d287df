import type { Seconds, Watts } from '../core/public.ts';
import { failure, type Result, success } from '../core/public.ts';
import type { Course } from './course.ts';
import type { Load } from './forces.ts';
import { rideSteadily } from './quasi-steady.ts';

/** More than any rider holds; no search goes beyond it (section 4). */
export const maxPower: Watts = 2000;

/** A target time that no power reaches: shorter than {@link maxPower} rides, or longer than rolling takes. */
export type PowerFault =
  | { readonly code: 'notReachable'; readonly fastest: Seconds }
  | { readonly code: 'rollsFaster'; readonly rolling: Seconds };

/** The same pedal power on every piece of a course. */
export const constantPower = (course: Course, power: Watts): Float64Array =>
  new Float64Array(course.count).fill(power);

/**
 * The argument between two others at which a rising function reaches a value: false position that halves the
 * weight of an end which stays (the Illinois rule), so that both ends close in.
 */
export function solveRising(f: (x: number) => number, wanted: number, from: number, to: number): number {
  let [low, high] = [from, to];
  let [below, above] = [f(low) - wanted, f(high) - wanted];
  let side = 0;
  for (let step = 0; step < 200 && high - low > 1e-7; step += 1) {
    const x = (low * above - high * below) / (above - below);
    const value = f(x) - wanted;
    if (Math.abs(value) < 1e-12 * Math.abs(wanted)) return x;
    if (value > 0) {
      high = x;
      above = value;
      if (side === 1) below /= 2;
      side = 1;
    } else {
      low = x;
      below = value;
      if (side === -1) above /= 2;
      side = -1;
    }
  }
  return Math.abs(below) < Math.abs(above) ? low : high;
}

/**
 * The steady power that finishes a course in a time. The mean speed rises with power and stays finite even where
 * no power means standing still, so it is solved for instead of the time.
 */
export function powerForTime(course: Course, load: Load, seconds: Seconds): Result<Watts, PowerFault> {
  const meanSpeed = (power: Watts) => {
    const time = rideSteadily(course, load, constantPower(course, power)).seconds;
    return Number.isFinite(time) ? course.total / time : 0;
  };
  const wanted = course.total / seconds;
  const fastest = meanSpeed(maxPower);
  if (wanted > fastest) return failure({ code: 'notReachable', fastest: course.total / fastest });
  const rolling = meanSpeed(0);
  if (rolling >= wanted) return failure({ code: 'rollsFaster', rolling: course.total / rolling });
  return success(solveRising(meanSpeed, wanted, 0, maxPower));
}
