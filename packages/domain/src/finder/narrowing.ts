import type { Wheelset } from '../wheelset/public.ts';
import type { Span } from './filters.ts';
import {
  attributes,
  keptPart,
  type Preference,
  preferences,
  type Sliders,
  type SliderValue,
} from './preferences.ts';
import type { PreferenceStep } from './step.ts';

/** Narrowing never leaves fewer wheels than this (FND-07). */
export const fewestKept = 3;

/** The preferences in the order they are worked off: highest slider first, equal ones in their own order. */
export const orderOfWork = (sliders: Sliders): readonly Preference[] =>
  preferences.toSorted((a, b) => sliders[b] - sliders[a]);

/**
 * For how many wheels of a catalogue the figure behind each preference is known. A slider whose figure nobody knows
 * decides nothing.
 */
export const knownFor = (wheelsets: readonly Wheelset[]): Readonly<Record<Preference, number>> => {
  const known = (preference: Preference): number =>
    wheelsets.filter((wheelset) => attributes[preference].read(wheelset) !== null).length;
  return {
    aerodynamics: known('aerodynamics'),
    lowWeight: known('lowWeight'),
    stiffness: known('stiffness'),
    comfort: known('comfort'),
    lowPrice: known('lowPrice'),
  };
};

interface Narrowed {
  readonly step: PreferenceStep;
  readonly kept: readonly Wheelset[];
}

const unknown = Number.POSITIVE_INFINITY;

/** The figures of a list turned so that smaller is better, unknown ones last: numbers sort faster than wheels. */
function costsOf(list: readonly Wheelset[], preference: Preference): Float64Array {
  const { read, better } = attributes[preference];
  const sign = better === 'larger' ? -1 : 1;
  const costs = new Float64Array(list.length);
  let place = 0;
  for (const wheelset of list) {
    const figure = read(wheelset);
    costs[place] = figure === null ? unknown : sign * figure;
    place += 1;
  }
  return costs;
}

/** Splits a list at its best `count`; of equal figures the earlier ones in the list stay. */
function split(list: readonly Wheelset[], costs: Float64Array, count: number, worst: number) {
  let equal = count;
  for (const cost of costs) if (cost < worst) equal -= 1;
  const kept: Wheelset[] = [];
  const removed: Wheelset[] = [];
  let place = 0;
  for (const wheelset of list) {
    const cost = costs[place] ?? unknown;
    if (cost === worst) equal -= 1;
    (cost < worst || (cost === worst && equal >= 0) ? kept : removed).push(wheelset);
    place += 1;
  }
  return { kept, removed };
}

/** The kept figures: open at the better end, closed at the worst known one that stayed. */
function cutAt(preference: Preference, cost: number): Span {
  return attributes[preference].better === 'larger' ? { from: -cost, to: null } : { from: null, to: cost };
}

/** Works off one preference on a list that stands in the final order. */
export function narrow(
  list: readonly Wheelset[],
  id: Preference,
  slider: SliderValue,
  stopped: boolean,
): Narrowed {
  const costs = costsOf(list, id);
  let known = 0;
  for (const cost of costs) if (cost !== unknown) known += 1;
  const size = { before: list.length, after: list.length };
  const stay = (outcome: PreferenceStep['outcome']): Narrowed => ({
    kept: list,
    step: { kind: 'preference', id, slider, outcome, known, cut: null, removed: [], ...size },
  });
  if (slider === 0) return stay('off');
  if (stopped) return stay('afterStop');
  if (known * 2 < list.length) return stay('tooFewKnown');
  const count = Math.ceil(list.length / keptPart[slider]);
  if (count < fewestKept) return stay('wouldLeaveTooFew');
  const sorted = costs.toSorted();
  const { kept, removed } = split(list, costs, count, sorted[count - 1] ?? unknown);
  const cut = cutAt(id, sorted[Math.min(count, known) - 1] ?? unknown);
  const applied = { kind: 'preference', id, slider, outcome: 'applied', known, cut, removed } as const;
  return { kept, step: { ...applied, ...size, after: count } };
}
