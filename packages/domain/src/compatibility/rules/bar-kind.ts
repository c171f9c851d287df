import type { FrameFacts } from '../facts/frame-facts.ts';
import type { ComponentFacts } from '../facts/part-facts.ts';
import { clash, type Finding, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** A drop-bar lever and a flat-bar caliper move different amounts of oil. */
function judgeRatio(shifters: ComponentFacts, brakes: ComponentFacts): readonly Finding[] {
  if (brakes.hasOwnLevers || shifters.brakeActuation === 'none') return [];
  if (shifters.bar === null || brakes.bar === null)
    return notChecked(36, want(shifters, 'bar'), want(brakes, 'bar'));
  const isHydraulic = shifters.brakeActuation === 'hydraulic' && brakes.brakeActuation === 'hydraulic';
  if (!isHydraulic || shifters.bar === brakes.bar) return [];
  return [
    clash(36, 'brakeRatio', 'check', [side(shifters, shifters.bar), side(brakes, brakes.bar)], {
      fixes: ['brakes', 'shifters'],
    }),
  ];
}

/** Only a bar that the frame is sold with is known for certain. */
function judgeBar(shifters: ComponentFacts, frame: FrameFacts): readonly Finding[] {
  if (shifters.bar === null || frame.bar === null)
    return notChecked(36, want(shifters, 'bar'), want(frame, 'bar'));
  if (shifters.bar === frame.bar) return [];
  const sides = [side(shifters, shifters.bar), side(frame, frame.bar)] as const;
  return [clash(36, 'barKind', 'blocks', sides, { fixes: ['shifters'] })];
}

/** Rule 36: levers and shifters belong to a kind of bar, and to calipers of that kind. */
export const barKind: Rule = ({ shifters, brakes, frame }) => [
  ...(shifters && brakes ? judgeRatio(shifters, brakes) : []),
  ...(shifters && frame ? judgeBar(shifters, frame) : []),
];
