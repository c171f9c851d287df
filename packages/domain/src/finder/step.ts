import type { Wheelset } from '../wheelset/public.ts';
import type { FilterId, Span } from './filters.ts';
import type { Preference, SliderValue } from './preferences.ts';

/** A condition of the trace: every wheel either meets it or leaves. */
export interface FilterStep {
  readonly kind: 'filter';
  readonly id: FilterId;
  readonly before: number;
  readonly after: number;
  /** The span that is kept; `null` where the condition is no span. */
  readonly cut: Span | null;
  readonly removed: readonly Wheelset[];
}

/** Why a preference did or did not narrow the list. */
export const narrowingOutcomes = ['applied', 'off', 'tooFewKnown', 'wouldLeaveTooFew', 'afterStop'] as const;
/** One of {@link narrowingOutcomes}. */
export type NarrowingOutcome = (typeof narrowingOutcomes)[number];

/** A preference of the trace: the best part of the list stays, in the visitor's own order of weight. */
export interface PreferenceStep {
  readonly kind: 'preference';
  readonly id: Preference;
  readonly slider: SliderValue;
  readonly outcome: NarrowingOutcome;
  readonly before: number;
  readonly after: number;
  /** How many of the wheels before this step have a known figure. */
  readonly known: number;
  /** The kept figures: the worst known one that stayed is the closed end; `null` when nothing was cut. */
  readonly cut: Span | null;
  readonly removed: readonly Wheelset[];
}

/** One step of the trace (FND-03, dev mode). */
export type FinderStep = FilterStep | PreferenceStep;
