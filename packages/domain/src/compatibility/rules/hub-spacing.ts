import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Rule 26: hubs are as wide as the frame and fork are open; a conversion needs a re-dished wheel. */
export const hubSpacing: Rule = ({ frame, wheelset }) => {
  if (!frame || !wheelset) return [];
  return (['front', 'rear'] as const).flatMap((end) => {
    const [wanted, given] = [frame.hubSpacing[end], wheelset.hubSpacing[end]];
    if (wanted === null || given === null)
      return notChecked(26, want(wheelset, 'hubSpacing', given), want(frame, 'hubSpacing', wanted));
    if (wanted === given) return [];
    return [
      clash(26, 'hubSpacing', 'blocks', [side(wheelset, given), side(frame, wanted)], {
        end,
        fixes: ['wheelset'],
      }),
    ];
  });
};
