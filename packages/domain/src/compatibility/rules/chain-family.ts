import type { ComponentFacts } from '../facts/part-facts.ts';
import { clash, notChecked, side, want } from '../finding.ts';
import { eagle, flattop, hasLabel, labelText, shareLabel, tType } from './labels.ts';
import type { Rule } from './rule.ts';

/** Flattop chains serve 12- and 13-speed Flattop cassettes alike. */
const isFlattop = ({ families }: ComponentFacts): boolean => hasLabel(families, flattop);

/** T-Type and 13 speeds take no stranger; the large rollers of Flattop do not sit between Eagle cogs. */
const isHard = (chain: ComponentFacts, cassette: ComponentFacts): boolean =>
  hasLabel(chain.families, tType) ||
  hasLabel(cassette.families, tType) ||
  chain.speed === 13 ||
  cassette.speed === 13 ||
  (isFlattop(chain) && hasLabel(cassette.families, eagle));

/** Rule 13: the chain follows the cassette. */
export const chainFamily: Rule = ({ chain, cassette }) => {
  if (!chain || !cassette) return [];
  const missing = notChecked(13, want(chain, 'families'), want(cassette, 'families'));
  if (missing.length > 0) return missing;
  if (shareLabel(chain.families, cassette.families) || (isFlattop(chain) && isFlattop(cassette))) return [];
  const severity = isHard(chain, cassette) ? 'blocks' : 'check';
  const sides = [
    side(chain, labelText(chain.families)),
    side(cassette, labelText(cassette.families)),
  ] as const;
  return [clash(13, 'chainFamily', severity, sides)];
};
