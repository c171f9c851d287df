import type { BikeFacts } from './facts/bike-facts.ts';
import type { Clash } from './finding.ts';
import type { Rule } from './rule.ts';

/**
 * What some rules have against a bike, blocks and checks alike, in the order of the rules. Lists ask it with only
 * the rules that decide about them, so that a page loads no others.
 */
export const clashesOf = <Code extends string>(
  rules: readonly Rule<Code>[],
  bike: BikeFacts,
): readonly Clash<Code>[] =>
  rules
    .flatMap(({ judge }) => judge(bike))
    .flatMap((finding) => (finding.severity === 'blocks' || finding.severity === 'check' ? [finding] : []));
