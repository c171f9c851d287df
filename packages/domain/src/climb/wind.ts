import type { MetresPerSecond } from '../core/public.ts';

/** Wind as a rider knows it: straight along the road, or from a direction as forecasts give it. */
export type Wind =
  | { readonly kind: 'along' /** Positive against the rider. */; readonly headwind: MetresPerSecond }
  | {
      readonly kind: 'from';
      readonly speed: MetresPerSecond;
      /** Degrees the wind comes from: 0 is north, 90 east. */
      readonly direction: number;
    };

/** Forecast wind is for 10 m above the ground; about this part of it reaches a rider (ours, section 3). */
export const shelterFactor = 0.6;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The part of a wind against a rider who heads for `heading` (degrees), and the part across. */
export function windOnRoad(speed: MetresPerSecond, direction: number, heading: number) {
  const angle = radians(direction - heading);
  return { headwind: speed * Math.cos(angle), crosswind: speed * Math.sin(angle) };
}

/** Angle in degrees between the road and the air that meets a rider at a speed. */
export const yawAngle = (airspeed: MetresPerSecond, crosswind: MetresPerSecond): number =>
  (Math.atan2(crosswind, airspeed) * 180) / Math.PI;
