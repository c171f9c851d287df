import { clash, side } from '../finding.ts';
import { hasLabel, shareLabel } from './labels.ts';
import type { Rule } from './rule.ts';

const eleven = /-11-di2$/;
const twelve = /-12-di2$/;
const generationOf = (labels: readonly string[]): 11 | 12 | null =>
  hasLabel(labels, eleven) ? 11 : hasLabel(labels, twelve) ? 12 : null;

/** Rule 4: 11-speed Di2 is wired, 12-speed Di2 is half wireless; they do not talk. */
export const di2Generation: Rule = ({ shifters, rearDer, frontDer }) => {
  if (!shifters) return [];
  return [rearDer, frontDer].flatMap((mech) => {
    if (!mech || shareLabel(shifters.families, mech.families)) return [];
    const [mine, its] = [generationOf(shifters.families), generationOf(mech.families)];
    if (mine === null || its === null || mine === its) return [];
    return [
      clash(4, 'di2Generation', 'blocks', [side(shifters, mine), side(mech, its)], {
        fixes: [mech.slot, 'shifters'],
      }),
    ];
  });
};
