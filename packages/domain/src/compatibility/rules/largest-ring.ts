import { ringsOf } from '../facts/bike-facts.ts';
import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Rule 27: a ring above the frame's maximum touches the chainstay. */
export const largestRing: Rule = (bike) => {
  const rings = ringsOf(bike);
  const { frame } = bike;
  if (!frame || !rings) return [];
  if (frame.largestRing === null || rings.rings.length === 0)
    return notChecked(27, want(rings, 'rings'), want(frame, 'largestRing'));
  const ring = Math.max(...rings.rings);
  if (ring <= frame.largestRing) return [];
  const sides = [side(rings, ring), side(frame, frame.largestRing)] as const;
  return [clash(27, 'largestRing', 'blocks', sides, { fixes: [rings.slot] })];
};
