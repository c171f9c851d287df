import type { BikeFacts } from './facts/bike-facts.ts';
import type { Subject } from './facts/part-facts.ts';
import { type Finding, severities } from './finding.ts';
import { mergeFindings } from './merge-findings.ts';
import { type BikeFinding, judgeEachRule, rules, rulesFor } from './rule-book.ts';

const rank = ({ severity }: Finding): number => severities.indexOf(severity);

const hardestFirst = (findings: readonly BikeFinding[]): readonly BikeFinding[] =>
  [...mergeFindings(findings)].sort((a, b) => rank(a) - rank(b));

/**
 * The findings on a whole bike, one for each cause: blocks, checks, notes and then what could not be checked.
 * A part that is not chosen is not spoken about.
 */
export const judgeBike = (bike: BikeFacts): readonly BikeFinding[] => hardestFirst(judgeEachRule(bike));

/**
 * Whether any rule blocks a bike or wants something of it checked; the first that does is enough. With subjects only
 * the rules that can speak about one of them are asked: of the rest of the bike it is known already.
 */
export function hasClash(bike: BikeFacts, ...about: readonly Subject[]): boolean {
  const asked = about.length === 0 ? [rules] : about.map(rulesFor);
  return asked.some((some) =>
    some.some(({ judge }) =>
      judge(bike).some(({ severity }) => severity === 'blocks' || severity === 'check'),
    ),
  );
}

/** The findings on a bike that speak about one subject. */
export const judgePlace = (bike: BikeFacts, subject: Subject): readonly BikeFinding[] =>
  hardestFirst(rulesFor(subject).flatMap(({ judge }) => judge(bike))).filter((finding) =>
    concerns(finding, subject),
  );

/** Whether a finding speaks about a subject. */
export const concerns = (finding: Finding, subject: Subject): boolean =>
  finding.severity === 'notChecked'
    ? finding.slots.includes(subject)
    : finding.part.slot === subject || finding.other?.slot === subject;
