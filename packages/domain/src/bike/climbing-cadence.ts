import {
  densityOnRoad,
  type Load,
  pedalPower,
  type Spot,
  sineOfGradient,
  standardGravity,
  steadySpeed,
  usualSetup,
} from '../climb/public.ts';
import type { Kilograms, MetresPerSecond, Watts } from '../core/public.ts';
import type { BikeType } from '../frameset/public.ts';
import type { Gear } from '../groupset/public.ts';
import type { WholeBike } from './whole-bike.ts';

/** Rolling resistance on the roads of a kind of bike: a usual road tyre, and rough ground (climb model, section 8). */
export const rollingOf: Readonly<Record<BikeType, number>> = { road: 0.004, gravel: 0.008, mountain: 0.008 };

/** Turns of the cranks in a minute below which most riders grind (ours; professionals climb at about 70). */
export const lowCadence = 60;

/** Weight of the finished bike: the middle of what it is likely to weigh. */
export const bikeKilogramsOf = ({ weight }: Pick<WholeBike, 'weight'>): Kilograms =>
  (weight.low + weight.high) / 2000;

/** A rider on a bike, as the climb model takes them. */
export interface Climber {
  readonly rider: Kilograms;
  readonly bike: Kilograms;
  readonly power: Watts;
  /** m². */
  readonly dragArea: number;
  readonly type: BikeType;
}

const loadOf = ({ rider, bike, dragArea, type }: Climber): Load => ({
  mass: rider + bike,
  dragArea,
  rolling: rollingOf[type],
  efficiency: usualSetup.efficiency,
  bearings: true,
  gravity: standardGravity,
});

/** Still air at sea level. */
const spotAt = (gradient: number): Spot => ({
  sine: sineOfGradient(gradient),
  density: densityOnRoad(usualSetup.air, 0, 0),
  headwind: 0,
});

/** Speed and cadence on a climb. */
export interface ClimbingPace {
  readonly speed: MetresPerSecond;
  /** Turns of the cranks in a minute. */
  readonly cadence: number;
}

/** How fast a rider climbs a gradient (0.08 is 8 %) and turns the cranks in a gear, ridden steadily. */
export function climbingPace(climber: Climber, gradient: number, gear: Gear): ClimbingPace {
  const speed = steadySpeed(loadOf(climber), spotAt(gradient), climber.power);
  return { speed, cadence: (speed / gear.development) * 60 };
}

/** Steeper than any paved road. */
const steepest = 0.4;

/**
 * The gradient up to which a gear can be turned at a cadence with the rider's power; 0 when not even on the flat.
 * The power that a speed takes rises with the gradient, so halving finds it.
 */
export function steepestFor(climber: Climber, gear: Gear, cadence: number): number {
  const load = loadOf(climber);
  const speed = (cadence / 60) * gear.development;
  let low = 0;
  let high = steepest;
  if (pedalPower(load, spotAt(high), speed) <= climber.power) return high;
  if (pedalPower(load, spotAt(low), speed) > climber.power) return 0;
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (pedalPower(load, spotAt(middle), speed) > climber.power) high = middle;
    else low = middle;
  }
  return low;
}
