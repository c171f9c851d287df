import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Rule 37: flat against post mount works with a named adapter in either direction. */
export const brakeMount: Rule = ({ frame, brakes }) => {
  if (!frame || !brakes || brakes.isDisc === false) return [];
  const [wanted, given] = [frame.brakeMount, brakes.mount];
  if (wanted === null || given === null)
    return notChecked(37, want(brakes, 'mount'), want(frame, 'brakeMount'));
  if (wanted === given) return [];
  return [
    clash(37, 'brakeMount', 'check', [side(brakes, given), side(frame, wanted)], { fixes: ['brakes'] }),
  ];
};
