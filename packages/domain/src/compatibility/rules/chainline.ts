import { crankOf } from '../facts/bike-facts.ts';
import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Narrow road lines lie at 44.5 to 45 mm, wide ones at 46.9 to 49.7 mm. */
const farthestApart = 1.5;

/** Rule 25: the front mech stands over the rings of a crank with its own chainline. */
export const chainline: Rule = (bike) => {
  const { frontDer } = bike;
  const crank = crankOf(bike);
  if (!frontDer || !crank) return [];
  if (frontDer.chainline === null || crank.chainline === null)
    return notChecked(25, want(frontDer, 'chainline'), want(crank, 'chainline'));
  if (Math.abs(frontDer.chainline - crank.chainline) <= farthestApart) return [];
  const sides = [side(frontDer, frontDer.chainline), side(crank, crank.chainline)] as const;
  return [clash(25, 'chainline', 'check', sides)];
};
