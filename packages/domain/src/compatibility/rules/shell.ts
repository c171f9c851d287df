import { clash, notChecked, side, want } from '../finding.ts';
import { isOpenWidth, shellKind } from './bearing-shells.ts';
import type { Rule } from './rule.ts';

/** Rule 19: the cups are made for the frame's shell. */
export const shell: Rule = ({ frame, bottom_bracket: cups }) => {
  if (!frame || !cups) return [];
  if (frame.shell === null || cups.shell === null)
    return notChecked(19, want(cups, 'shell'), want(frame, 'shell'));
  if (shellKind(frame.shell) === shellKind(cups.shell)) return [];
  if (isOpenWidth(frame.shell, cups.shell))
    return notChecked(
      19,
      want(cups, 'shellWidth', cups.shell === 'T47' ? null : cups.shell),
      want(frame, 'shellWidth', frame.shell === 'T47' ? null : frame.shell),
    );
  return [
    clash(19, 'shell', 'blocks', [side(cups, cups.shell), side(frame, frame.shell)], {
      fixes: ['bottom_bracket'],
    }),
  ];
};
