import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Rule 10: the largest cog must not be above the mech's; below the maker's smallest cassette it shifts badly. */
export const largestCog: Rule = ({ cassette, rearDer }) => {
  if (!cassette || !rearDer) return [];
  const [cog, most, least] = [cassette.largestCog, rearDer.largestCog, rearDer.leastLargestCog];
  if (cog === null || most === null)
    return notChecked(10, want(cassette, 'largestCog'), want(rearDer, 'largestCog'));
  if (cog > most) return [clash(10, 'largestCog', 'blocks', [side(cassette, cog), side(rearDer, most)])];
  if (least === null || cog >= least) return [];
  return [clash(10, 'smallCassette', 'check', [side(cassette, cog), side(rearDer, least)])];
};
