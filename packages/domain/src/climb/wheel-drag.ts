import type { MetresPerSecond, Millimetres, Watts } from '../core/public.ts';

const shallow: Millimetres = 25;
const deepest: Millimetres = 90;
/** Share of the front wheel in the drag of both; the rear one is shielded (section 6). */
const frontShare = 0.57;
/** How far the curve below may be off, up or down: it is an estimate, not a test of a product. */
export const dragUncertainty = 0.5;

/**
 * Drag area that a pair of rims of a depth saves against 25 mm, in m² (negative saves). Ours, fitted below the
 * published figures of the climb model, section 6, because today's shallow wheels have few bladed spokes.
 */
export function dragOfDepth(depth: Millimetres): number {
  const counted = Math.min(deepest, Math.max(shallow, depth));
  return -0.013 * (1 - Math.exp(-(counted - shallow) / 25));
}

/** {@link dragOfDepth} for a pair with different depths. */
export const dragOfPair = (front: Millimetres, rear: Millimetres): number =>
  frontShare * dragOfDepth(front) + (1 - frontShare) * dragOfDepth(rear);

/** Watts that a drag area costs at an airspeed in air of a density (kg/m³). */
export const wattsOfDrag = (dragArea: number, speed: MetresPerSecond, density = 1.225): Watts =>
  0.5 * density * dragArea * speed ** 3;

/** Drag area of a measured cost in watts at an airspeed (kg/m³): for a visitor's own tunnel figure. */
export const dragOfWatts = (watts: Watts, speed: MetresPerSecond, density = 1.225): number =>
  (2 * watts) / (density * speed ** 3);
