import type { Compare } from '../core/public.ts';
import type { Wheelset } from '../wheelset/public.ts';
import type { FilterId, Span } from './filters.ts';
import { type Attribute, attributes, type Preference } from './preferences.ts';
import type { FinderStep, PreferenceStep } from './step.ts';

/** What one step says for a result. */
export type Contribution =
  | {
      readonly kind: 'meets';
      readonly step: FilterId;
      /** The wheel's own figure where the condition is a span of one; `null` when unknown or no figure. */
      readonly figure: number | null;
      readonly cut: Span | null;
      /** How many wheels the condition removed. */
      readonly removed: number;
    }
  | {
      readonly kind: 'amongBest';
      readonly step: Preference;
      readonly figure: number | null;
      /** 1 is the best; equal figures share a place; `null` when the figure is unknown. */
      readonly place: number | null;
      readonly of: number;
      readonly kept: number;
    };

/** A wheel that nearly stood next to a result, and the step that removed it. */
export interface Rival {
  readonly wheelset: Wheelset;
  readonly step: FilterId | Preference;
}

/** Why a wheel is among the results. */
export interface ResultReasons {
  readonly contributions: readonly Contribution[];
  /** The removed wheels that would stand nearest to this one in the final order, nearest first. */
  readonly rivals: readonly Rival[];
  /** The step that removed most of {@link rivals}; the earlier one when equal; `null` without rivals. */
  readonly decisiveStep: FilterId | Preference | null;
}

/** How many rivals a result names. */
export const rivalCount = 5;

/** A wheel for another bike is no rival: these conditions are left out of the search. */
const otherBikes: readonly string[] = ['brake', 'use'];

const figureBehind: Partial<Record<FilterId, (wheelset: Wheelset) => number | null>> = {
  outerWidth: ({ front }) => front.outerWidth,
  riderLimit: ({ riderWeightLimit }) => riderWeightLimit,
  innerWidth: ({ front }) => front.innerWidth,
};

/** Place of a figure among the wheels of a step; an unknown figure has none. */
function placeOf(
  figure: number | null,
  list: readonly Wheelset[],
  { read, better }: Attribute,
): number | null {
  if (figure === null) return null;
  const sign = better === 'larger' ? 1 : -1;
  const ahead = list.filter((other) => {
    const value = read(other);
    return value !== null && sign * (value - figure) > 0;
  });
  return ahead.length + 1;
}

/** The wheels that a step found: the results and all that it or a later step removed. */
const listBefore = (step: PreferenceStep, steps: readonly FinderStep[], results: readonly Wheelset[]) => [
  ...results,
  ...steps.slice(steps.indexOf(step)).flatMap(({ removed }) => removed),
];

function contributionsOf(result: Wheelset, steps: readonly FinderStep[], results: readonly Wheelset[]) {
  return steps.flatMap((step): readonly Contribution[] => {
    if (step.kind === 'filter') {
      const { id, cut, removed } = step;
      const figure = figureBehind[id]?.(result) ?? null;
      return [{ kind: 'meets', step: id, cut, removed: removed.length, figure }];
    }
    if (step.outcome !== 'applied') return [];
    const attribute = attributes[step.id];
    const figure = attribute.read(result);
    const place = placeOf(figure, listBefore(step, steps, results), attribute);
    return [{ kind: 'amongBest', step: step.id, of: step.before, kept: step.after, figure, place }];
  });
}

/** The removed wheels next to a result in the final order, those before and after it by turns. */
function rivalsOf(
  result: Wheelset,
  steps: readonly FinderStep[],
  order: Compare<Wheelset>,
): readonly Rival[] {
  const removed = steps
    .filter(({ id }) => !otherBikes.includes(id))
    .flatMap(({ id, removed }) => removed.map((wheelset) => ({ wheelset, step: id })))
    .sort((a, b) => order(a.wheelset, b.wheelset));
  const ahead = removed.filter(({ wheelset }) => order(wheelset, result) < 0).reverse();
  const behind = removed.slice(ahead.length);
  return ahead
    .flatMap((rival, place) => [rival, ...behind.slice(place, place + 1)])
    .concat(behind.slice(ahead.length))
    .slice(0, rivalCount);
}

function mostFrequentStep(rivals: readonly Rival[], steps: readonly FinderStep[]) {
  const count = (id: string) => rivals.filter((rival) => rival.step === id).length;
  const [most] = steps.toSorted((a, b) => count(b.id) - count(a.id));
  return most && count(most.id) > 0 ? most.id : null;
}

/** Reasons of one result of a ranking with these steps. */
export function reasonsFor(
  result: Wheelset,
  steps: readonly FinderStep[],
  results: readonly Wheelset[],
  order: Compare<Wheelset>,
): ResultReasons {
  const rivals = rivalsOf(result, steps, order);
  return {
    contributions: contributionsOf(result, steps, results),
    rivals,
    decisiveStep: mostFrequentStep(rivals, steps),
  };
}
