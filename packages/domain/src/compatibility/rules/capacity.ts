import { ringsOf } from '../facts/bike-facts.ts';
import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Rule 11: rings and cogs together ask the mech to take up no more chain than its maker says. */
export const capacity: Rule = (bike) => {
  const { cassette, rearDer } = bike;
  const rings = ringsOf(bike);
  if (!cassette || !rearDer || !rings) return [];
  const { smallestCog, largestCog } = cassette;
  const missing = notChecked(
    11,
    want(rings, 'rings'),
    want(cassette, 'smallestCog'),
    want(cassette, 'largestCog'),
    want(rearDer, 'capacity'),
  );
  if (missing.length > 0 || smallestCog === null || largestCog === null || rearDer.capacity === null)
    return missing;
  const needed = Math.max(...rings.rings) - Math.min(...rings.rings) + largestCog - smallestCog;
  if (needed <= rearDer.capacity) return [];
  return [clash(11, 'capacity', 'check', [side(cassette, needed), side(rearDer, rearDer.capacity)])];
};
