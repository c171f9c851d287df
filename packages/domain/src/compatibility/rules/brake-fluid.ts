import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Rule 35: DOT fluid destroys the seals of mineral oil brakes, and the reverse. */
export const brakeFluid: Rule = ({ shifters, brakes }) => {
  if (!shifters || !brakes || brakes.hasOwnLevers) return [];
  if (shifters.brakeActuation !== 'hydraulic' || brakes.brakeActuation !== 'hydraulic') return [];
  if (shifters.brakeFluid === null || brakes.brakeFluid === null)
    return notChecked(35, want(shifters, 'brakeFluid'), want(brakes, 'brakeFluid'));
  if (shifters.brakeFluid === brakes.brakeFluid) return [];
  const sides = [side(shifters, shifters.brakeFluid), side(brakes, brakes.brakeFluid)] as const;
  return [clash(35, 'brakeFluid', 'blocks', sides)];
};
