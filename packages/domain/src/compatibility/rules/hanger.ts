import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Rule 30: a Full Mount mech takes the hanger's place, and only the universal one can be replaced by it. */
export const hanger: Rule = ({ frame, rearDer }) => {
  if (!frame || !rearDer) return [];
  if (rearDer.cage === null) return notChecked(30, want(rearDer, 'cage'), want(frame, 'hanger', true));
  if (rearDer.cage !== 'full-mount' || frame.hanger === 'universal') return [];
  const sides = [side(rearDer), side(frame)] as const;
  if (frame.hanger === 'kit') return [clash(30, 'hangerKit', 'check', sides, { fixes: [] })];
  if (frame.hanger === null) return [clash(30, 'hangerUnknown', 'note', sides, { fixes: ['rearDer'] })];
  return [clash(30, 'hanger', 'blocks', sides, { fixes: ['rearDer', 'frame'] })];
};
