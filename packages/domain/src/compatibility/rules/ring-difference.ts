import { ringsOf } from '../facts/bike-facts.ts';
import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Rule 24: a front mech lifts the chain over so many teeth and no more. */
export const ringDifference: Rule = (bike) => {
  const { frontDer } = bike;
  const rings = ringsOf(bike);
  if (!frontDer || !rings || rings.rings.length === 1) return [];
  if (frontDer.ringDifference === null || rings.rings.length === 0)
    return notChecked(24, want(frontDer, 'ringDifference'), want(rings, 'rings'));
  const difference = Math.max(...rings.rings) - Math.min(...rings.rings);
  if (difference <= frontDer.ringDifference) return [];
  const sides = [side(rings, difference), side(frontDer, frontDer.ringDifference)] as const;
  return [clash(24, 'ringDifference', 'check', sides, { fixes: [rings.slot, 'frontDer'] })];
};
