import type { ComponentFacts } from '../facts/part-facts.ts';
import { clash, type Finding, side } from '../finding.ts';
import { eagle, hasLabel, tType } from './labels.ts';
import type { Rule } from './rule.ts';

const shimano = /^shimano-mtb-12-/;
const systems = { shimano, eagle, transmission: tType } as const;

function systemOf({ families }: ComponentFacts): string | null {
  const own = Object.entries(systems).filter(([, pattern]) => hasLabel(families, pattern));
  return own.length === 1 ? (own[0]?.[0] ?? null) : null;
}

function judge(a: ComponentFacts | undefined, b: ComponentFacts | undefined): readonly Finding[] {
  if (!a || !b) return [];
  const [mine, its] = [systemOf(a), systemOf(b)];
  if (mine === null || its === null || mine === its) return [];
  return [clash(7, 'mountainSystems', 'blocks', [side(a, mine), side(b, its)])];
}

/** Rule 7: Shimano 12, Eagle and Eagle Transmission do not mix across mech, cassette and chain. */
export const mountainSystems: Rule = ({ rearDer, cassette, chain }) => [
  ...judge(cassette, rearDer),
  ...judge(chain, cassette),
  ...judge(chain, rearDer),
];
