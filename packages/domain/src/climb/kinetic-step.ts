import type { Metres } from '../core/public.ts';

/** A piece of road as the rider feels it: forces in newtons, powers in watts. */
export interface RoadForces {
  readonly drag: number;
  readonly wind: number;
  /** Gravity, N. */
  readonly pull: number;
  readonly rolling: number;
  readonly friction: { readonly constant: number; readonly perSpeed: number };
  readonly wheelPower: number;
}

/** Steps are halved down to this many metres before a rider is said to stand still. */
export const shortestStep: Metres = 1e-3;
/** Part of the kinetic energy that one step may change, so that a start from rest stays accurate. */
const largestChange = 0.2;

const resistance = ({ drag, wind, pull, rolling, friction }: RoadForces, v: number): number => {
  const air = v + wind;
  return pull + rolling + drag * air * Math.abs(air) + friction.constant + friction.perSpeed * v;
};

/** Mean speed of a step by the implicit midpoint; `null` when the rider would stop within it. */
export function meanSpeed(road: RoadForces, from: number, step: number, mass: number): number | null {
  const excess = (v: number) =>
    2 * mass * v * (v - from) - step * (road.wheelPower / v - resistance(road, v));
  let low = from / 2;
  if (excess(low) >= 0) return null;
  let high = Math.max(from, 0.1);
  while (excess(high) < 0) high *= 2;
  while (high - low > 1e-12 * high) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (excess(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** A step short enough that the speed changes only a little on it. */
export function suitableStep(road: RoadForces, v: number, mass: number, longest: number): number {
  const force = Math.abs(road.wheelPower / v - resistance(road, v));
  return Math.max(
    shortestStep,
    Math.min(longest, (largestChange * 0.5 * mass * v * v) / Math.max(force, 1e-9)),
  );
}
