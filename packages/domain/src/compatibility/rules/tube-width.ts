import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Rule 46: a tube is made for a range of tyre widths. */
export const tubeWidth: Rule = ({ tube, tyre }) => {
  if (!tube || !tyre || tube.isSealant) return [];
  const { minTyreWidth: least, maxTyreWidth: most } = tube;
  if (tyre.width === null || least === null || most === null)
    return notChecked(46, want(tyre, 'width'), want(tube, 'minTyreWidth'), want(tube, 'maxTyreWidth'));
  if (tyre.width >= least && tyre.width <= most) return [];
  const sides = [side(tube, `${least}-${most}`), side(tyre, tyre.width)] as const;
  return [clash(46, 'tubeWidth', 'check', sides, { fixes: ['tube', 'tyre'] })];
};
