import { byNumber, thenBy } from '../core/public.ts';
import type { Wheelset } from '../wheelset/public.ts';

/** A wheelset with the two figures that the plot needs. */
export interface Placed {
  readonly wheelset: Wheelset;
  readonly price: number;
  readonly weight: number;
}

/** A wheelset that another one beats in price and weight at once. */
export interface Beaten {
  readonly placed: Placed;
  /** The nearest wheelset on the frontier that is no dearer and no heavier. */
  readonly by: Placed;
  readonly cheaperBy: number;
  readonly lighterBy: number;
}

/** The Pareto frontier of price and weight. */
export interface Frontier {
  /** Wheelsets that none beats, from cheap to dear (and so from heavy to light). */
  readonly best: readonly Placed[];
  readonly beaten: readonly Beaten[];
  /** Wheelsets whose price or weight is unknown; they stand beside the plot. */
  readonly unplaced: readonly Wheelset[];
}

/** Whether `a` is at least as good as `b` in both figures and better in one. */
const beats = (a: Placed, b: Placed): boolean =>
  a.price <= b.price && a.weight <= b.weight && (a.price < b.price || a.weight < b.weight);

/** Finds the frontier in one pass over the wheelsets from cheap to dear. */
export function priceWeightFrontier(wheelsets: readonly Wheelset[]): Frontier {
  const placed = wheelsets.flatMap((wheelset): Placed[] =>
    wheelset.price === null || wheelset.weight === null
      ? []
      : [{ wheelset, price: wheelset.price, weight: wheelset.weight }],
  );
  placed.sort(
    thenBy(
      byNumber(({ price }) => price),
      byNumber(({ weight }) => weight),
    ),
  );
  const best: Placed[] = [];
  const others: Placed[] = [];
  for (const candidate of placed) {
    const lightest = best.at(-1);
    if (lightest === undefined || !beats(lightest, candidate)) best.push(candidate);
    else others.push(candidate);
  }
  return {
    best,
    beaten: others.map((other) => beatenBy(other, best)),
    unplaced: wheelsets.filter(({ price, weight }) => price === null || weight === null),
  };
}

function beatenBy(placed: Placed, best: readonly Placed[]): Beaten {
  const rivals = best.filter((candidate) => beats(candidate, placed));
  // The dearest rival is the nearest in price and therefore the lightest that costs no more.
  const by = rivals.at(-1) ?? placed;
  return { placed, by, cheaperBy: placed.price - by.price, lighterBy: placed.weight - by.weight };
}
