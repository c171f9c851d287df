import type { BikeFacts, JudgedSlot } from './facts/bike-facts.ts';
import type { FactOf, PartFacts, Subject } from './facts/part-facts.ts';
import type { Clash, Finding, FindingSide, MissingField, Unchecked } from './finding.ts';

/** The facts that a rule reads, by the slot that has them. */
export type FactsNeeded = {
  readonly [Slot in JudgedSlot]?: readonly FactOf<NonNullable<BikeFacts[Slot]>>[];
};

/** One rule of docs/compatibility-rules.md. It says nothing about a part that is not chosen. */
export interface Rule<Code extends string = string> {
  readonly number: number;
  /** Slots that its findings can name. */
  readonly slots: readonly JudgedSlot[];
  /** What its clashes are about; each has a text. */
  readonly codes: readonly Code[];
  readonly facts: FactsNeeded;
  readonly judge: (bike: BikeFacts) => readonly Finding<Code>[];
}

interface ClashDetails {
  readonly end?: 'front' | 'rear';
  /** Slots in which another choice would resolve it; without them a change of either part does. */
  readonly fixes?: readonly Subject[];
}

type Sides = readonly [FindingSide] | readonly [FindingSide, FindingSide];

/** How a rule speaks: its number is filled in, and its codes are the only ones it can use. */
export interface Say<Code extends string> {
  clash(code: Code, severity: Clash['severity'], sides: Sides, details?: ClashDetails): Clash<Code>;
  /** "Not checked" with what is missing; empty when every field is known. */
  unknown(...wanted: readonly Wanted[]): readonly Finding<Code>[];
}

/** A field that a rule needs, with whether it is known. */
export interface Wanted extends MissingField {
  readonly isKnown: boolean;
}

const isKnown = (value: unknown): boolean =>
  value !== null && value !== undefined && (!Array.isArray(value) || value.length > 0);

/** A field of a part that a rule needs; for a pair (front, rear) the one that is meant is given by itself. */
export const want = <Facts extends PartFacts, Field extends FactOf<Facts> & keyof Facts>(
  facts: Facts,
  field: Field,
  value: unknown = facts[field],
): Wanted => ({
  slot: facts.slot,
  name: facts.name,
  isOwn: facts.isOwn,
  field,
  isKnown: isKnown(value),
});

/** A part with its value, and the fields that the value rests on. */
export const side = <Facts extends PartFacts>(
  facts: Facts,
  value: FindingSide['value'] = null,
  ...fields: readonly FactOf<Facts>[]
): FindingSide => ({
  slot: facts.slot,
  name: facts.name,
  value,
  recalled: fields.filter((field) => facts.recalled.includes(field)),
});

/** Makes a clash; a block that rests on a recalled fact becomes a check that names it. */
function clashOf<Code extends string>(
  number: number,
  code: Code,
  severity: Clash['severity'],
  sides: Sides,
  details: ClashDetails,
): Clash<Code> {
  const [part, other = null] = sides;
  const isSoftened = severity === 'blocks' && sides.some(({ recalled }) => recalled.length > 0);
  return {
    severity: isSoftened ? 'check' : severity,
    rules: [number],
    code,
    part,
    other,
    end: details.end ?? null,
    fixes: details.fixes ?? [part.slot, ...(other === null ? [] : [other.slot])],
    isSoftened,
  };
}

function unknownOf(number: number, wanted: readonly Wanted[]): readonly Unchecked[] {
  const missing = wanted
    .filter(({ isKnown: known }) => !known)
    .map(({ slot, name, isOwn, field }) => ({ slot, name, isOwn, field }));
  if (missing.length === 0) return [];
  return [
    {
      severity: 'notChecked',
      rules: [number],
      missing,
      slots: [...new Set(wanted.map(({ slot }) => slot))],
    },
  ];
}

const isSlot = (slot: string, facts: FactsNeeded): slot is JudgedSlot => slot in facts;

/**
 * Makes a rule: its slots are those of its facts, and it speaks with its own number and codes only.
 * @__NO_SIDE_EFFECTS__
 */
export function rule<const Code extends string>({
  number,
  codes,
  facts,
  judge,
}: {
  readonly number: number;
  readonly codes: readonly Code[];
  readonly facts: FactsNeeded;
  readonly judge: (bike: BikeFacts, say: Say<Code>) => readonly Finding<Code>[];
}): Rule<Code> {
  const say: Say<Code> = {
    clash: (code, severity, sides, details = {}) => clashOf(number, code, severity, sides, details),
    unknown: (...wanted) => unknownOf(number, wanted),
  };
  const slots = Object.keys(facts).filter((slot) => isSlot(slot, facts));
  return { number, codes, facts, slots, judge: (bike) => judge(bike, say) };
}
