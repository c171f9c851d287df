import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Rule 32: a frame for wireless gears has no way in for a cable. */
export const cableRouting: Rule = ({ frame, rearDer }) => {
  if (!frame || !rearDer) return [];
  if (frame.routing === null || rearDer.isElectronic === null)
    return notChecked(32, want(rearDer, 'isElectronic'), want(frame, 'routing'));
  if (frame.routing !== 'wireless-only' || rearDer.isElectronic) return [];
  const sides = [side(rearDer), side(frame, frame.routing)] as const;
  return [clash(32, 'noCableRouting', 'blocks', sides, { fixes: ['rearDer', 'frame'] })];
};
