import { widthOnRim } from '../../part/public.ts';
import { clash, notChecked, side, want } from '../finding.ts';
import { ends } from './rim-table.ts';
import type { Rule } from './rule.ts';

/** The maker's figure already holds its clearance: up to this much more is tight, beyond it does not go. */
const tolerated = 2;
/** Rule 41: the tyre, as wide as it gets on this rim, against the room in frame and fork. */
export const clearance: Rule = ({ frame, tyre, wheelset, fork }) => {
  if (!frame || !tyre) return [];
  const { width } = tyre;
  if (width === null) return notChecked(41, want(tyre, 'width'), want(frame, 'maxTyreWidth'));
  return ends.flatMap((end) => {
    if (end === 'front' && fork) return notChecked(41, want(tyre, 'width'), want(fork, 'maxTyreWidth'));
    const most = frame.maxTyreWidth[end];
    if (most === null) return notChecked(41, want(tyre, 'width'), want(frame, 'maxTyreWidth', most));
    const measured = widthOnRim(width, wheelset?.innerWidth[end] ?? null);
    if (measured <= most) return [];
    const severity = measured - most > tolerated ? 'blocks' : 'check';
    return [
      clash(41, 'clearance', severity, [side(tyre, measured), side(frame, most)], {
        end,
        fixes: ['tyre', 'frame'],
      }),
    ];
  });
};
