import { crankOf } from '../facts/bike-facts.ts';
import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Trek's BB90 and BB95 hold their bearings in the frame, for 24 mm spindles only. */
const onlySmall = /^BB9[05]$/;
const smallSpindles = ['24mm', 'GXP'];

/** Rule 21: without chosen cups, the pairs of shell and spindle for which no bottom bracket can exist. */
export const bottomBracketMissing: Rule = (bike) => {
  const crank = crankOf(bike);
  const { frame } = bike;
  if (bike.bottom_bracket || !crank || !frame) return [];
  if (crank.spindle === null || frame.shell === null)
    return notChecked(21, want(crank, 'spindle'), want(frame, 'shell'));
  if (!onlySmall.test(frame.shell) || smallSpindles.includes(crank.spindle)) return [];
  const sides = [side(crank, crank.spindle), side(frame, frame.shell)] as const;
  return [clash(21, 'noBottomBracket', 'blocks', sides, { fixes: [crank.slot] })];
};
