import type { MetresPerSecond, Result, Seconds, Watts } from '../core/public.ts';
import { failure, success } from '../core/public.ts';
import type { ClimbSetup } from './climb-setup.ts';
import { type ComparedWheels, changeOf } from './compared-wheels.ts';
import type { Course } from './course.ts';
import {
  type ChangedWheels,
  type Difference,
  marginBetween,
  moneyPerSecond,
  verdictOn,
} from './difference.ts';
import {
  baselineSeconds,
  type ComparedRide,
  changeBetween,
  type Ground,
  prepareGround,
  type RideFault,
  rideCompared,
} from './ground.ts';
import { type Profile, type ProfileTotals, totalsOf } from './profile.ts';
import { climbingRate, metresBehind, type PowerSplit, powerSplitOf, slowestOf } from './ride-figures.ts';

/** How many wheelsets one comparison takes (product page of the climb calculator). */
export const comparedCount = { min: 2, max: 8 } as const;

/** One wheelset on a climb. */
export interface WheelsOnClimb {
  readonly wheels: ComparedWheels;
  readonly seconds: Seconds;
  readonly meanSpeed: MetresPerSecond;
  /** Metres climbed in an hour. */
  readonly climbingRate: number;
  /** Average power: the given one, or what the target time needs. */
  readonly power: Watts;
  /** Seconds lost (positive) or won on the baseline at its power, segment by segment of the profile. */
  readonly bySegment: Float64Array;
  /** `null` for the baseline itself. */
  readonly difference: Difference | null;
}

/** A comparison on one road. */
export interface ClimbComparison {
  readonly course: Course;
  readonly totals: ProfileTotals;
  readonly entries: readonly WheelsOnClimb[];
  /** Index of the baseline in {@link entries}. */
  readonly baseline: number;
  /** Where the baseline's power goes. */
  readonly split: PowerSplit;
  /** Speed of the baseline on each piece of the course. */
  readonly speed: Float64Array;
  /** The slowest of these: under walking pace a bicycle may not balance. */
  readonly slowest: MetresPerSecond;
}

/** Why a comparison cannot be made. */
export type ClimbFault = RideFault | { readonly code: 'noWheels' };

function differenceOf(ground: Ground, compared: ChangedWheels, ridden: ComparedRide): Difference {
  const { ride, course, sensitivity, baseline } = ground;
  const base = baselineSeconds(ground);
  const seconds = ridden.seconds - base;
  const change = changeBetween(baseline, compared);
  const margin = marginBetween(compared, baseline, sensitivity);
  // Where everything rolls into the brakes, no watt changes the time.
  const wattsPerSecond = sensitivity.secondsPerWatt < 0 ? 1 / sensitivity.secondsPerWatt : 0;
  const verdict = verdictOn(seconds, margin, base);
  const isAhead = seconds < 0;
  const apart = metresBehind(course, isAhead ? ride.speed : ridden.speed, Math.abs(seconds));
  return {
    ...{ seconds, margin, verdict, percent: (seconds / base) * 100 },
    metres: isAhead ? -apart : apart,
    watts:
      change.mass * sensitivity.wattsPerKilogram +
      change.dragArea * sensitivity.wattsPerSquareMetre +
      change.rolling * sensitivity.wattsPerRolling,
    wattsForTime: -seconds * wattsPerSecond || 0,
    wattsMargin: Math.abs(margin * wattsPerSecond),
    money: moneyPerSecond(compared.wheels, baseline.wheels, seconds, verdict),
  };
}

function entryOf(
  ground: Ground,
  totals: ProfileTotals,
  compared: ChangedWheels,
): Result<WheelsOnClimb, RideFault> {
  const ridden = rideCompared(ground, compared);
  if (!ridden.ok) return ridden;
  const { setup, course, averagePower } = ground;
  const { effort } = setup;
  const seconds = effort.kind === 'time' ? effort.seconds : ridden.value.seconds;
  const difference =
    compared.wheels === ground.baseline.wheels ? null : differenceOf(ground, compared, ridden.value);
  return success({
    ...{ wheels: compared.wheels, seconds, difference },
    meanSpeed: course.total / seconds,
    climbingRate: climbingRate(totals.ascent, seconds),
    // One step of Newton from the baseline's power finds the target time to far below a tenth of a watt.
    power:
      effort.kind === 'power' ? effort.power : Math.max(0, averagePower + (difference?.wattsForTime ?? 0)),
    bySegment: ridden.value.bySegment,
  });
}

/**
 * Compares wheelsets on a road for a rider (climb model, sections 5, 6 and 9). Times at equal power; for a target
 * time each wheelset gets the power it needs, and differences in seconds are those at the baseline's power.
 */
export function compareOnClimb(
  profile: Profile,
  setup: ClimbSetup,
  wheels: readonly ComparedWheels[],
  baseline = 0,
): Result<ClimbComparison, ClimbFault> {
  const base = wheels[baseline];
  if (base === undefined) return failure({ code: 'noWheels' });
  const prepared = prepareGround(profile, setup, base);
  if (!prepared.ok) return prepared;
  const ground = prepared.value;
  const { course, ride, power } = ground;
  const totals = totalsOf(profile);
  const entries: WheelsOnClimb[] = [];
  for (const each of wheels) {
    const compared =
      each === base ? ground.baseline : { wheels: each, change: changeOf(each, setup.reference, base.tyre) };
    const entry = entryOf(ground, totals, compared);
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  const split = powerSplitOf(course, ride, power);
  return success({
    ...{ course, totals, entries, baseline, split },
    speed: ride.speed,
    slowest: slowestOf(ride),
  });
}
