import type { BikeFacts } from './facts/bike-facts.ts';
import type { BikeSlot } from './facts/part-facts.ts';
import { type Finding, severities } from './finding.ts';
import { mergeFindings } from './merge-findings.ts';
import { rules, rulesFor } from './rules/all-rules.ts';

/** Every finding of every rule by itself, in the order of the rule book. */
export const judgeEachRule = (bike: BikeFacts): readonly Finding[] => rules.flatMap((rule) => rule(bike));

const rank = ({ severity }: Finding): number => severities.indexOf(severity);

const hardestFirst = (findings: readonly Finding[]): readonly Finding[] =>
  [...mergeFindings(findings)].sort((a, b) => rank(a) - rank(b));

/**
 * The findings on a whole bike, one for each cause: blocks, checks, notes and then what could not be checked.
 * A part that is not chosen is not spoken about.
 */
export const judgeBike = (bike: BikeFacts): readonly Finding[] => hardestFirst(judgeEachRule(bike));

/** The findings on a bike that speak about one place. */
export const judgePlace = (bike: BikeFacts, slot: BikeSlot): readonly Finding[] =>
  hardestFirst(rulesFor(slot).flatMap((rule) => rule(bike))).filter((finding) => concerns(finding, slot));

/** Whether a finding speaks about a place of the bike. */
export const concerns = (finding: Finding, slot: BikeSlot): boolean =>
  finding.severity === 'notChecked'
    ? finding.slots.includes(slot)
    : finding.part.slot === slot || finding.other?.slot === slot;
