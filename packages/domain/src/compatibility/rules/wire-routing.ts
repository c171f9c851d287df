import { clash, notChecked, side, want } from '../finding.ts';
import { hasLabel } from './labels.ts';
import type { Rule } from './rule.ts';

/** Electronic gears of which both mechs hang on one battery in the frame. */
const wired = /-di2$|^ltwoo-erx|-eps$/;

/** Rule 31: Di2 and eRX with two mechs need room for a battery and a wire to both. */
export const wireRouting: Rule = ({ frame, rearDer, frontDer }) => {
  if (!frame || !rearDer || !frontDer || !rearDer.isElectronic || !hasLabel(rearDer.families, wired))
    return [];
  if (frame.routing === null) return notChecked(31, want(rearDer, 'families'), want(frame, 'routing'));
  const sides = [side(rearDer), side(frame, frame.routing)] as const;
  if (frame.routing === 'mechanical-only')
    return [clash(31, 'noWireRoom', 'blocks', sides, { fixes: ['rearDer', 'frame'] })];
  return [clash(31, 'wireRoom', 'note', sides, { fixes: [] })];
};
