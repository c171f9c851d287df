import { clash, side } from '../finding.ts';
import { shareLabel } from './labels.ts';
import type { Rule } from './rule.ts';

const road = 'shimano-road-12-mech';
const mountain = 'shimano-mtb-12-mech';
const groundOf = (labels: readonly string[]): 'road' | 'mountain' | null =>
  labels.includes(road) ? 'road' : labels.includes(mountain) ? 'mountain' : null;

/** Rule 5: Shimano's mechanical 12 speeds pull differently on road and mountain; 105 and GRX are one group. */
export const roadMountainPull: Rule = ({ shifters, rearDer }) => {
  if (!shifters || !rearDer || shareLabel(shifters.families, rearDer.families)) return [];
  const [mine, its] = [groundOf(shifters.families), groundOf(rearDer.families)];
  if (mine === null || its === null || mine === its) return [];
  const sides = [side(shifters, mine), side(rearDer, its)] as const;
  return [clash(5, 'roadMountainPull', 'blocks', sides, { fixes: ['rearDer', 'shifters'] })];
};
