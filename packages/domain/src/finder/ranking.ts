import { byNumber, byText, thenBy } from '../core/public.ts';
import type { Wheelset } from '../wheelset/public.ts';
import { asksForGravel, type FinderAnswers, slidersOf } from './answers.ts';
import { type FilterId, filtersFor } from './filters.ts';
import { narrow, orderOfWork } from './narrowing.ts';
import { type ResultReasons, reasonsFor } from './reasons.ts';
import type { FilterStep, FinderStep, PreferenceStep } from './step.ts';

/** What the finder answers: the trace of its work, the wheels it found, and why each is among them. */
export interface Ranking {
  readonly steps: readonly FinderStep[];
  readonly results: readonly Wheelset[];
  /** Reasons of one result; worked out when asked, because few results are ever looked at. */
  readonly reasons: (result: Wheelset) => ResultReasons;
}

const byName = thenBy<Wheelset>(
  byText((wheelset) => wheelset.name),
  byNumber((wheelset) => wheelset.id),
);

/** Order of results: the retailer's index from high to low, unknown last, then name, then id (FND-07). */
export const finalOrder = thenBy<Wheelset>(
  byNumber((wheelset) => wheelset.xfactorIndex, 'descending'),
  byName,
);

const ordered = new WeakMap<readonly Wheelset[], readonly Wheelset[]>();

/**
 * A catalogue in the final order, remembered: counts and stability rank the same one dozens of times.
 * Names are slow to compare, so only wheels of one index are compared by name.
 */
function inFinalOrder(wheelsets: readonly Wheelset[]): readonly Wheelset[] {
  const known = ordered.get(wheelsets);
  if (known) return known;
  const sorted = [...Map.groupBy(wheelsets, (wheelset) => wheelset.xfactorIndex)]
    .sort(([a], [b]) => (b ?? Number.NEGATIVE_INFINITY) - (a ?? Number.NEGATIVE_INFINITY))
    .flatMap(([, group]) => group.sort(byName));
  ordered.set(wheelsets, sorted);
  return sorted;
}

interface Filtered {
  readonly steps: readonly FilterStep[];
  readonly kept: readonly Wheelset[];
}

/** The wheels that meet every condition of the answers, save those named in `without`. */
export function filterWheelsets(
  wheelsets: readonly Wheelset[],
  answers: FinderAnswers,
  without: readonly FilterId[] = [],
): Filtered {
  const filters = filtersFor(answers).filter(({ id }) => !without.includes(id));
  const removed = filters.map((): Wheelset[] => []);
  const kept: Wheelset[] = [];
  // One pass over the wheels, because ten thousand of them do not fit the cache of a processor.
  for (const wheelset of wheelsets) {
    const failed = filters.findIndex(({ keeps }) => !keeps(wheelset));
    (removed[failed] ?? kept).push(wheelset);
  }
  let before = wheelsets.length;
  const steps = filters.map(({ id, cut }, place): FilterStep => {
    const left = removed[place] ?? [];
    const step = { kind: 'filter', id, cut, before, after: before - left.length, removed: left } as const;
    before = step.after;
    return step;
  });
  return { steps, kept };
}

/** Works off the preferences on a list in final order; a step that would leave too few ends the narrowing. */
function narrowByPreferences(list: readonly Wheelset[], answers: FinderAnswers) {
  const sliders = slidersOf(answers);
  const steps: PreferenceStep[] = [];
  let kept = list;
  let stopped = false;
  for (const preference of orderOfWork(sliders)) {
    const narrowed = narrow(kept, preference, sliders[preference], stopped);
    steps.push(narrowed.step);
    kept = narrowed.kept;
    stopped ||= narrowed.step.outcome === 'wouldLeaveTooFew';
  }
  return { steps, kept };
}

/**
 * Ranks wheelsets for a visitor's answers: conditions, then preferences from the highest slider down, then the
 * final order (specification 3, section 5; FND-04 to FND-07). Gravel takes the conditions and the order only.
 */
export function rank(wheelsets: readonly Wheelset[], answers: FinderAnswers): Ranking {
  const filtered = filterWheelsets(inFinalOrder(wheelsets), answers);
  const narrowed = asksForGravel(answers)
    ? { steps: [], kept: filtered.kept }
    : narrowByPreferences(filtered.kept, answers);
  const steps = [...filtered.steps, ...narrowed.steps];
  const results = narrowed.kept;
  return { steps, results, reasons: (result) => reasonsFor(result, steps, results, finalOrder) };
}
