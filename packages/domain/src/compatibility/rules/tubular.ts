import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Rule 45: glued tyres on rims for glue, all others on rims with a bead seat. */
export const tubular: Rule = ({ tyre, wheelset }) => {
  if (!tyre || !wheelset) return [];
  if (tyre.type === null || wheelset.rimType === null)
    return notChecked(45, want(tyre, 'type'), want(wheelset, 'rimType'));
  if ((tyre.type === 'tubular') === (wheelset.rimType === 'Tubular')) return [];
  const sides = [side(tyre, tyre.type), side(wheelset, wheelset.rimType)] as const;
  return [clash(45, 'tubular', 'blocks', sides, { fixes: ['tyre', 'wheelset'] })];
};
