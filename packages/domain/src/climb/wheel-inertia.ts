import type { Grams, Kilograms, Metres, Millimetres } from '../core/public.ts';

/** Parts of one wheel as they turn (climb model, section 6; the composite of GoldenCheetah's simulator). */
export interface TurningWheel {
  readonly rim: Kilograms;
  /** Tyre, tube and sealant. */
  readonly tyre: Kilograms;
  readonly spokes: Kilograms;
  readonly outerRadius: Metres;
  readonly innerRadius: Metres;
}

/** Rolling radius of a 700 x 23 tyre. */
export const rollingRadius: Metres = 0.334;
const rimLipRadius = 0.316;
/** Tyre and sealant of one wheel when nothing is known of them. */
const usualTyre: Kilograms = 0.246;

/** Moment of inertia in kg m²: rim and tyre as a thick ring, spokes as rods, the hub as nothing. */
export const wheelInertia = ({ rim, tyre, spokes, outerRadius, innerRadius }: TurningWheel): number =>
  0.5 * (rim + tyre) * (outerRadius ** 2 + innerRadius ** 2) + (spokes * innerRadius ** 2) / 3;

/** Part of a bare wheel's mass in the rim: 45 %, and 0.3 points more per millimetre beyond 40 (ours). */
const rimShare = (depth: Millimetres): number => 0.45 + 0.003 * Math.max(0, depth - 40);
const spokeShare = 0.18;

/** Inertia of both wheels of a set with usual tyres, kg m², from the weight of the bare pair and its rim depth. */
export function pairInertia(weight: Grams, depth: Millimetres): number {
  const bare = weight / 2000;
  const wheel = {
    rim: bare * rimShare(depth),
    tyre: usualTyre,
    spokes: bare * spokeShare,
    outerRadius: rollingRadius,
    innerRadius: rimLipRadius - depth / 1000,
  };
  return 2 * wheelInertia(wheel);
}

/** Mass that has to be accelerated: what turns counts a second time by its inertia over the radius squared. */
export const effectiveMass = (mass: Kilograms, inertia: number, radius = rollingRadius): Kilograms =>
  mass + inertia / (radius * radius);
