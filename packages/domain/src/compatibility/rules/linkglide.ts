import type { ComponentFacts } from '../facts/part-facts.ts';
import { clash, type Finding, side } from '../finding.ts';
import { hasLabel, linkglide } from './labels.ts';
import type { Rule } from './rule.ts';

const hyperglide12 = /^shimano-(road|mtb)-12-/;
const kindOf = ({ families }: ComponentFacts): 'linkglide' | 'hyperglide' | null =>
  hasLabel(families, linkglide) ? 'linkglide' : hasLabel(families, hyperglide12) ? 'hyperglide' : null;

function judge(a: ComponentFacts | undefined, b: ComponentFacts | undefined): readonly Finding[] {
  if (!a || !b) return [];
  const [mine, its] = [kindOf(a), kindOf(b)];
  if (mine === null || its === null || mine === its) return [];
  return [clash(15, 'linkglide', 'blocks', [side(a, mine), side(b, its)])];
}

/** Rule 15: LINKGLIDE and CUES against Hyperglide 12, in levers, mech and cassette; the chain is free. */
export const linkglideParts: Rule = ({ shifters, rearDer, cassette }) => [
  ...judge(cassette, rearDer),
  ...judge(shifters, rearDer),
];
