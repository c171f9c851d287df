import { bikeSlots } from '../part/public.ts';
import type { BikeFacts } from './facts/bike-facts.ts';
import type { Subject } from './facts/part-facts.ts';
import type { Clash, Finding } from './finding.ts';
import type { Rule } from './rule.ts';
import * as brakes from './rules/brakes.ts';
import * as cassetteAndChain from './rules/cassette-and-chain.ts';
import * as completingParts from './rules/completing-parts.ts';
import * as crank from './rules/crank.ts';
import * as frameAndGears from './rules/frame-and-gears.ts';
import * as frameParts from './rules/frame-parts.ts';
import * as freehub from './rules/freehub.ts';
import * as powerMeter from './rules/power-meter.ts';
import * as shifting from './rules/shifting.ts';
import * as tubes from './rules/tubes.ts';
import * as tyres from './rules/tyres.ts';
import * as wheels from './rules/wheels.ts';

const chapters = [
  shifting,
  cassetteAndChain,
  freehub,
  crank,
  powerMeter,
  frameAndGears,
  brakes,
  tyres,
  wheels,
  tubes,
  frameParts,
  completingParts,
] as const;

type RuleIn<Chapter> = Chapter extends unknown ? Chapter[keyof Chapter] : never;
type AnyRule = RuleIn<(typeof chapters)[number]>;

/** What a clash is about; several belong to one rule. A code without a text is a type error in the texts. */
export type ClashCode = AnyRule['codes'][number];

/** Every rule: whatever a chapter exports, in the order of the rule book. */
export const rules: readonly Rule<ClashCode>[] = chapters
  .flatMap((chapter): readonly Rule<ClashCode>[] => Object.values(chapter))
  .sort((a, b) => a.number - b.number);

const subjects: readonly Subject[] = [...bikeSlots, 'bike', 'rider'];
const bySubject = new Map(
  subjects.map((subject) => [subject, rules.filter(({ slots }) => slots.some((slot) => slot === subject))]),
);

/** The rules that can speak about a subject: a list of thousands of parts is judged by these alone. */
export const rulesFor = (subject: Subject): readonly Rule<ClashCode>[] => bySubject.get(subject) ?? [];

/** A finding of the rule book. */
export type BikeFinding = Finding<ClashCode>;

/** A clash of the rule book. */
export type BikeClash = Clash<ClashCode>;

/** Every finding of every rule by itself, in the order of the rule book. */
export const judgeEachRule = (bike: BikeFacts): readonly BikeFinding[] =>
  rules.flatMap(({ judge }) => judge(bike));
