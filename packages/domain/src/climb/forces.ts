import type { Kilograms, MetresPerSecond, Watts } from '../core/public.ts';

/** Standard gravity, m/s². */
export const standardGravity = 9.80665;

/** What moves: rider, bicycle and all they carry, with everything that resists. */
export interface Load {
  readonly mass: Kilograms;
  /** CdA of rider and bicycle, m². */
  readonly dragArea: number;
  /** Coefficient of rolling resistance. */
  readonly rolling: number;
  /** Part of the pedal power that reaches the wheel. */
  readonly efficiency: number;
  /** Whether the friction of the wheel bearings is counted (Martin et al. 1998). */
  readonly bearings: boolean;
  /** m/s²; {@link standardGravity} unless a published case says otherwise. */
  readonly gravity: number;
}

/** A load with mass, drag area and rolling resistance changed. */
export const changeLoad = (
  load: Load,
  change: { readonly mass: Kilograms; readonly dragArea: number; readonly rolling: number },
): Load => ({
  ...load,
  mass: load.mass + change.mass,
  dragArea: load.dragArea + change.dragArea,
  rolling: load.rolling + change.rolling,
});

/** A spot on a road: its slope and the air above it. */
export interface Spot {
  /** Sine of the slope: rise over road length. */
  readonly sine: number;
  /** kg/m³. */
  readonly density: number;
  /** Along the road, positive against the rider. */
  readonly headwind: MetresPerSecond;
}

/** The slope for a gradient given as rise over horizontal run (0.08 for 8 %). */
export const sineOfGradient = (gradient: number): number => gradient / Math.hypot(1, gradient);
/** Cosine of a slope whose sine is given. */
export const cosineOf = (sine: number): number => Math.sqrt(1 - sine * sine);

/** Watts at the wheel that each resistance takes; negative where it pushes (section 2, Martin et al. 1998). */
export interface PowerParts {
  readonly air: Watts;
  readonly rolling: Watts;
  readonly bearings: Watts;
  readonly gravity: Watts;
}

/** Friction of both wheels' bearings in newtons, constant part and part per m/s. */
export const bearingForce = { constant: 0.091, perSpeed: 0.0087 } as const;

/** Power at the wheel for a steady speed, part by part. Drag keeps the sign of the airspeed: a tailwind pushes. */
export function powerParts(load: Load, spot: Spot, speed: MetresPerSecond): PowerParts {
  const airspeed = speed + spot.headwind;
  const weight = load.mass * load.gravity;
  const friction = load.bearings ? bearingForce.constant + bearingForce.perSpeed * speed : 0;
  return {
    air: 0.5 * spot.density * load.dragArea * airspeed * Math.abs(airspeed) * speed,
    rolling: load.rolling * weight * cosineOf(spot.sine) * speed,
    bearings: friction * speed,
    gravity: weight * spot.sine * speed,
  };
}

/** Sum of {@link powerParts}; negative where gravity or wind give more than the rest takes. */
export function wheelPower(load: Load, spot: Spot, speed: MetresPerSecond): Watts {
  const { air, rolling, bearings, gravity } = powerParts(load, spot, speed);
  return air + rolling + bearings + gravity;
}

/** Pedal power that keeps a steady speed; 0 where the bicycle rolls by itself. */
export const pedalPower = (load: Load, spot: Spot, speed: MetresPerSecond): Watts =>
  Math.max(0, wheelPower(load, spot, speed)) / load.efficiency;

/** Mean power at the wheel that changes the speed of a mass with turning wheels over a time in seconds. */
export const kineticPower = (
  effective: Kilograms,
  from: MetresPerSecond,
  to: MetresPerSecond,
  seconds: number,
): Watts => (0.5 * effective * (to * to - from * from)) / seconds;
