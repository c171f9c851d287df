import type { ComponentFacts } from '../facts/part-facts.ts';
import { clash, type Finding, notChecked, side, want } from '../finding.ts';
import { appSet, hasLabel } from './labels.ts';
import type { Rule } from './rule.ts';

/** A radio lever counts no gears: the mech does. */
const countsNothing = ({ families }: ComponentFacts): boolean =>
  hasLabel(families, /^sram-axs-/) || hasLabel(families, appSet);

function judge(a: ComponentFacts, b: ComponentFacts): readonly Finding[] {
  if (a.speed === null || b.speed === null) return notChecked(9, want(a, 'speed'), want(b, 'speed'));
  return a.speed === b.speed ? [] : [clash(9, 'speeds', 'blocks', [side(a, a.speed), side(b, b.speed)])];
}

/** Rule 9: mech, cassette and levers have the same number of speeds; crank and chain do not count. */
export const speeds: Rule = ({ shifters, rearDer, cassette }) => [
  ...(cassette && rearDer ? judge(cassette, rearDer) : []),
  ...(shifters && rearDer && !countsNothing(shifters) ? judge(shifters, rearDer) : []),
];
