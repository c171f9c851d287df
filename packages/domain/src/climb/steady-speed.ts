import type { MetresPerSecond, Watts } from '../core/public.ts';
import { bearingForce, cosineOf, type Load, type Spot } from './forces.ts';

/**
 * The power balance at one spot as a cubic in the speed v (climb model, section 4):
 * drag (v + wind)|v + wind| v + linear v + square v² = power at the wheel.
 */
export interface Balance {
  drag: number;
  linear: number;
  square: number;
  power: number;
  wind: number;
}

const precision = 1e-10;
const topSpeed = 40;
const scanStep = 0.05;
const mostSteps = 100;

const surplus = ({ drag, linear, square, power, wind }: Balance, v: number): number => {
  const air = v + wind;
  return (drag * air * Math.abs(air) + linear + square * v) * v - power;
};

const slope = ({ drag, linear, square, wind }: Balance, v: number): number => {
  const air = v + wind;
  return drag * (air * Math.abs(air) + 2 * Math.abs(air) * v) + linear + 2 * square * v;
};

/** Newton's method where the balance is convex and rises through its root: never leaves the root's right side. */
function newton(balance: Balance, start: number): number {
  let v = start;
  for (let step = 0; step < mostSteps; step += 1) {
    const change = surplus(balance, v) / slope(balance, v);
    v -= change;
    // The error after a step is about the square of the step, far below the precision asked for.
    if (Math.abs(change) < 1e-6) break;
  }
  return v;
}

/** A speed beyond every root; Infinity when nothing ever slows the rider down (no drag, downhill). */
function speedBeyond(balance: Balance): number {
  let v = topSpeed;
  while (surplus(balance, v) <= 0) {
    v *= 2;
    if (v > 1e6) return Number.POSITIVE_INFINITY;
  }
  return v;
}

/** The largest root by looking downwards from beyond it: for winds that push harder than the rider rides. */
function largestRoot(balance: Balance): number {
  let above = speedBeyond(balance);
  if (!Number.isFinite(above)) return above;
  while (above > 0 && surplus(balance, above - scanStep) > 0) above -= scanStep;
  let below = Math.max(0, above - scanStep);
  if (above <= 0) return 0;
  while (above - below > precision) {
    const middle = (above + below) / 2;
    if (surplus(balance, middle) > 0) above = middle;
    else below = middle;
  }
  return above < 2 * precision ? 0 : above;
}

/** Up or level with a wind from behind that is faster than the rider: one root between rest and that wind. */
function pushedRoot(balance: Balance, near: number): number {
  let above = -balance.wind;
  let below = 0;
  if (balance.power <= 0 && slope(balance, 0) >= 0) return 0;
  let v = near > 0 && near < above ? near : above / 2;
  for (let step = 0; step < mostSteps && above - below > precision; step += 1) {
    const value = surplus(balance, v);
    if (value > 0) above = v;
    else below = v;
    const next = v - value / slope(balance, v);
    const isInside = next > below && next < above;
    const change = Math.abs(next - v);
    v = isInside ? next : (above + below) / 2;
    if (isInside && change < precision) break;
  }
  return v;
}

/** Downhill or with a tailwind: Newton where the largest root is known to lie right of standing air. */
function rollingRoot(balance: Balance, near: number): number {
  const still = Math.max(0, -balance.wind);
  const isAlone = surplus(balance, still) < 0 || (still === 0 && balance.power <= 0);
  if (!isAlone) return balance.linear > 0 ? pushedRoot(balance, near) : largestRoot(balance);
  const start = near > still && slope(balance, near) > 0 ? near : speedBeyond(balance);
  return Number.isFinite(start) ? Math.max(0, newton(balance, start)) : start;
}

/**
 * The steady speed of a balance, the largest one where several exist; never negative, never NaN.
 * `near` is a speed close to the answer where one is known, 0 otherwise.
 */
export function solveBalance(balance: Balance, near: number): MetresPerSecond {
  const { drag, linear, power, wind } = balance;
  if (linear <= 0 || wind < 0) return rollingRoot(balance, near);
  if (power <= 0) return 0;
  if (near > 0) return newton(balance, near);
  const byDrag = drag > 0 ? Math.cbrt(power / drag) : Number.POSITIVE_INFINITY;
  return newton(balance, Math.min(byDrag, power / linear));
}

/** Writes the balance of a load at a spot for a pedal power into a reusable object. */
export function balanceOf(load: Load, spot: Spot, power: Watts): Balance {
  const weight = load.mass * load.gravity;
  const friction = load.bearings ? bearingForce : { constant: 0, perSpeed: 0 };
  return {
    drag: 0.5 * spot.density * load.dragArea,
    linear: weight * (spot.sine + load.rolling * cosineOf(spot.sine)) + friction.constant,
    square: friction.perSpeed,
    power: load.efficiency * power,
    wind: spot.headwind,
  };
}

/** The steady speed at which a pedal power carries a load at a spot. */
export const steadySpeed = (load: Load, spot: Spot, power: Watts): MetresPerSecond =>
  solveBalance(balanceOf(load, spot, power), 0);

/** Below this speed a bicycle may not balance (ours); the figure is still given. */
export const walkingPace: MetresPerSecond = 1.5;
