import type { Metres } from '../core/public.ts';
import { sineOfGradient } from './forces.ts';

/** A road as segments of even slope, in arrays so that thousands of segments stay fast. */
export interface Profile {
  /** Road length of each segment, m. */
  readonly length: Float64Array;
  /** Height gained on each segment, m; negative goes down. */
  readonly rise: Float64Array;
  /** Height above sea level at the middle of each segment, m. */
  readonly altitude: Float64Array;
  /** Height above sea level at the start, m. */
  readonly startAltitude: Metres;
  /** Compass heading of each segment in degrees; `null` when the road has no known direction. */
  readonly heading: Float64Array | null;
}

/** A stretch of even slope; `sine` is rise over road length, as guide books give gradients. */
export interface Stretch {
  readonly length: Metres;
  readonly sine: number;
}

/** A profile from stretches that follow each other from a height. */
export function profileOf(stretches: readonly Stretch[], startAltitude: Metres): Profile {
  const length = Float64Array.from(stretches, (stretch) => stretch.length);
  const rise = Float64Array.from(stretches, (stretch) => stretch.length * stretch.sine);
  const altitude = new Float64Array(length.length);
  let height = startAltitude;
  rise.forEach((climbed, place) => {
    altitude[place] = height + climbed / 2;
    height += climbed;
  });
  return { length, rise, altitude, startAltitude, heading: null };
}

/** A road of one gradient (rise over horizontal run, 0.08 for 8 %) and one road length. */
export const constantProfile = (gradient: number, length: Metres, startAltitude: Metres): Profile =>
  profileOf([{ length, sine: sineOfGradient(gradient) }], startAltitude);

/** The figures that a rider knows a road by. */
export interface ProfileTotals {
  readonly length: Metres;
  readonly ascent: Metres;
  readonly descent: Metres;
  readonly lowest: Metres;
  readonly highest: Metres;
  /** Rise over road length of the whole. */
  readonly averageSine: number;
  /** Largest mean of rise over road length on any 100 m (or on the whole, when shorter). */
  readonly steepest: number;
}

/** Totals of a profile. Ascent and descent are sums of segments, as smooth or rough as these are. */
export function totalsOf(profile: Profile): ProfileTotals {
  let length = 0;
  let ascent = 0;
  let descent = 0;
  let height = profile.startAltitude;
  let lowest = height;
  let highest = height;
  profile.rise.forEach((rise, place) => {
    length += profile.length[place] ?? 0;
    if (rise > 0) ascent += rise;
    else descent -= rise;
    height = (profile.altitude[place] ?? 0) + rise / 2;
    lowest = Math.min(lowest, height, height - rise);
    highest = Math.max(highest, height, height - rise);
  });
  const averageSine = length > 0 ? (ascent - descent) / length : 0;
  return { length, ascent, descent, lowest, highest, averageSine, steepest: steepestOf(profile, 100) };
}

/** Largest mean slope on any stretch of a length, at the ends of segments; the mean of all when it is shorter. */
export function steepestOf(profile: Profile, over: Metres): number {
  const { length, rise } = profile;
  let steepest = Number.NEGATIVE_INFINITY;
  let road = 0;
  let climbed = 0;
  let first = 0;
  for (let last = 0; last < length.length; last += 1) {
    road += length[last] ?? 0;
    climbed += rise[last] ?? 0;
    while (road - (length[first] ?? 0) >= over - 1e-6) {
      road -= length[first] ?? 0;
      climbed -= rise[first] ?? 0;
      first += 1;
    }
    if (road >= over - 1e-6) steepest = Math.max(steepest, climbed / road);
  }
  if (Number.isFinite(steepest)) return steepest;
  return road > 0 ? climbed / road : 0;
}
