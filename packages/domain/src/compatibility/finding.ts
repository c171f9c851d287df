import type { Subject } from './facts/part-facts.ts';

/**
 * How hard a finding is: the parts cannot be put together or are unsafe (blocks), they work badly or need
 * something more (check), something to know (note), or a field is missing (notChecked). Hardest first.
 */
export const severities = ['blocks', 'check', 'note', 'notChecked'] as const;
/** One of {@link severities}. */
export type Severity = (typeof severities)[number];

/** One part of a finding and the value that it brings; null where the part has no value of its own to show. */
export interface FindingSide {
  readonly slot: Subject;
  readonly name: string;
  readonly value: string | number | null;
  /** Fields behind the value that are general knowledge and on no page: estimates. */
  readonly recalled: readonly string[];
}

/** What a rule found; the texts are made from it where it is shown. `rules` are numbers of docs/compatibility-rules.md. */
export interface Clash<Code extends string = string> {
  readonly severity: Exclude<Severity, 'notChecked'>;
  readonly rules: readonly number[];
  readonly code: Code;
  readonly part: FindingSide;
  /** null: the part alone is the matter, as a crank that has no ring yet. */
  readonly other: FindingSide | null;
  readonly end: 'front' | 'rear' | null;
  /** Slots in which another choice would resolve it, the easiest first. */
  readonly fixes: readonly Subject[];
  /** A block that rests on an estimate and is therefore a check: confirmed data would make it hard. */
  readonly isSoftened: boolean;
}

/** A field that a rule needs and that nobody knows. */
export interface MissingField {
  readonly slot: Subject;
  readonly name: string;
  readonly isOwn: boolean;
  readonly field: string;
}

/** A rule that could not speak, and the fields that it lacks. */
export interface Unchecked {
  readonly severity: 'notChecked';
  readonly rules: readonly number[];
  readonly missing: readonly MissingField[];
  /** The slots that the rule is about, those of which everything is known too. */
  readonly slots: readonly Subject[];
}

/** A verdict of one rule, or of several that found the same cause. */
export type Finding<Code extends string = string> = Clash<Code> | Unchecked;
