import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Rule 34: cable levers pull calipers of their own pull, and no hydraulic ones. Brake sets bring their own levers. */
export const brakePull: Rule = ({ shifters, brakes }) => {
  if (!shifters || !brakes || brakes.hasOwnLevers || shifters.brakeActuation === 'none') return [];
  const [given, wanted] = [shifters.brakeActuation, brakes.brakeActuation];
  if (given === null || wanted === null)
    return notChecked(34, want(shifters, 'brakeActuation'), want(brakes, 'brakeActuation'));
  // A hydraulic lever on a bike of cable brakes is rule 33's matter.
  if (given === wanted || given === 'hydraulic') return [];
  return [clash(34, 'brakePull', 'blocks', [side(shifters, given), side(brakes, wanted)])];
};
