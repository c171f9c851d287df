import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Rule 42: a rim caliper has its own widest tyre. */
export const caliperClearance: Rule = ({ brakes, tyre }) => {
  if (!brakes || !tyre || brakes.isDisc === true) return [];
  if (brakes.maxTyreWidth === null || tyre.width === null)
    return notChecked(42, want(brakes, 'maxTyreWidth'), want(tyre, 'width'));
  if (tyre.width <= brakes.maxTyreWidth) return [];
  const sides = [side(tyre, tyre.width), side(brakes, brakes.maxTyreWidth)] as const;
  return [clash(42, 'caliperClearance', 'blocks', sides, { fixes: ['tyre', 'brakes'] })];
};
