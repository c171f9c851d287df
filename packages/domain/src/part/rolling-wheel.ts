import { type Millimetres, millimetresToInches } from '../core/public.ts';
import type { WheelSize } from '../frameset/public.ts';

/** Diameter on which the tyre's bead sits (ISO 5775): 700c and 29 are one size. */
export const beadSeatDiameter: Readonly<Record<WheelSize, Millimetres>> = {
  '700c': 622,
  '29': 622,
  '27.5': 584,
};

/**
 * Diameter of a wheel with its tyre. A tyre is taken to be as high as it is wide, which is good to about 1 %;
 * the rider's weight then shortens the rolled way by about as much again.
 */
export const rollingDiameter = (size: WheelSize, tyreWidth: Millimetres): Millimetres =>
  beadSeatDiameter[size] + 2 * tyreWidth;

/** Metres that a wheel rolls in one turn. */
export const rollingMetres = (size: WheelSize, tyreWidth: Millimetres): number =>
  (Math.PI * rollingDiameter(size, tyreWidth)) / 1000;

/** Diameter in inches, the base of gear inches. */
export const rollingInches = (size: WheelSize, tyreWidth: Millimetres): number =>
  millimetresToInches(rollingDiameter(size, tyreWidth));
