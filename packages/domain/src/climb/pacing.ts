import type { Watts } from '../core/public.ts';
import type { Course } from './course.ts';
import { constantPower } from './effort.ts';
import type { Load } from './forces.ts';
import { type AltitudeModel, powerLeftAt } from './physiology.ts';
import { rideSteadily } from './quasi-steady.ts';

/** How a rider spends an average power; off by default. */
export interface PowerPlan {
  /** 0 is constant power; 1 gives more where the road is slow, within a tenth of the average (section 5). */
  readonly pacing: number;
  /** Height takes power by this estimate; `null` leaves it out. */
  readonly altitude: AltitudeModel | null;
}

/** Constant power at every height. */
export const evenPower: PowerPlan = { pacing: 0, altitude: null };

const widest = 0.1;

/** Power that varies with the speed of a ride at constant power, with the same mean over time. */
function paced(course: Course, load: Load, power: Float64Array, pacing: number): Float64Array {
  const { speed, seconds } = rideSteadily(course, load, power);
  const mean = course.total / seconds;
  const shares = speed.map((v) => 1 + Math.max(-widest, Math.min(widest, (pacing * (mean - v)) / mean)));
  let weighted = 0;
  shares.forEach((share, piece) => {
    weighted += (share * (course.length[piece] ?? 0)) / (speed[piece] ?? 1);
  });
  return power.map((watts, piece) => (watts * (shares[piece] ?? 1) * seconds) / weighted);
}

/** The pedal power on every piece of a course for an average power and a plan. */
export function powerOnCourse(course: Course, load: Load, average: Watts, plan: PowerPlan): Float64Array {
  const constant = constantPower(course, average);
  const model = plan.altitude;
  const left =
    model === null
      ? constant
      : constant.map((watts, piece) => watts * powerLeftAt(course.altitude[piece] ?? 0, model));
  return plan.pacing > 0 ? paced(course, load, left, plan.pacing) : left;
}
