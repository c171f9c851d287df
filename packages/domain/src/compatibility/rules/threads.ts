import { clash, side } from '../finding.ts';
import { threadOf } from './bearing-shells.ts';
import type { Rule } from './rule.ts';

/** Rule 22: two threads that look alike are still two threads. */
export const threads: Rule = ({ frame, bottom_bracket: cups }) => {
  if (!frame?.shell || !cups?.shell) return [];
  const [wanted, given] = [threadOf(frame.shell), threadOf(cups.shell)];
  if (wanted === null || given === null || wanted === given) return [];
  const sides = [side(cups, cups.shell), side(frame, frame.shell)] as const;
  return [clash(22, 'threads', 'blocks', sides, { fixes: ['bottom_bracket'] })];
};
