import { clash, notChecked, side, want } from '../finding.ts';
import { ends } from './rim-table.ts';
import type { Rule } from './rule.ts';

/** The maker's figure already holds its clearance: up to this much more is tight, beyond it does not go. */
const tolerated = 2;
/** A tyre grows by 1 mm for each 2.5 mm that the rim is wider than usual. */
const growthStep = 2.5;
/** Inner rim widths that tyres of a kind are measured on. */
const usualRim = (width: number): number => (width < 28 ? 19 : width < 45 ? 21 : 30);

/** Width on this rim, to a tenth of a millimetre. */
function widthOnRim(width: number, innerWidth: number | null): number {
  const wider = innerWidth === null ? 0 : Math.max(0, innerWidth - usualRim(width));
  return Math.round((width + wider / growthStep) * 10) / 10;
}

/** Rule 41: the tyre, as wide as it gets on this rim, against the room in frame and fork. */
export const clearance: Rule = ({ frame, tyre, wheelset, fork }) => {
  if (!frame || !tyre) return [];
  const { width } = tyre;
  if (width === null) return notChecked(41, want(tyre, 'width'));
  return ends.flatMap((end) => {
    if (end === 'front' && fork) return notChecked(41, want(fork, 'maxTyreWidth'));
    const most = frame.maxTyreWidth[end];
    if (most === null) return notChecked(41, want(frame, 'maxTyreWidth', most));
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
