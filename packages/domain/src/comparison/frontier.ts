import { byNumber, thenBy } from '../core/public.ts';
import type { Wheelset } from '../wheelset/public.ts';

/** A wheelset with the figures that the plot needs. */
export interface Placed {
  readonly wheelset: Wheelset;
  readonly price: number;
  readonly weight: number;
  /** Of the front rim; null while depth does not count. */
  readonly depth: number | null;
}

/** A wheelset that another one beats in every figure that counts. */
export interface Beaten {
  readonly placed: Placed;
  /** The nearest wheelset on the frontier that is no dearer, no heavier and, if depth counts, no shallower. */
  readonly by: Placed;
  readonly cheaperBy: number;
  readonly lighterBy: number;
  /** Null while depth does not count. */
  readonly deeperBy: number | null;
}

/** The Pareto frontier of price and weight, and of depth if it counts. */
export interface Frontier {
  /** Wheelsets that none beats, from cheap to dear (and so from heavy to light while depth does not count). */
  readonly best: readonly Placed[];
  readonly beaten: readonly Beaten[];
  /** Wheelsets of which a figure that counts is unknown; they stand next to the plot. */
  readonly unplaced: readonly Wheelset[];
}

/** Which figures make one wheelset better than another: less price, less weight, and more depth for an aero rider. */
export const frontierAims = ['price-weight', 'price-weight-depth'] as const;
/** One of {@link frontierAims}. */
export type FrontierAim = (typeof frontierAims)[number];

function place(wheelset: Wheelset, aim: FrontierAim): Placed | null {
  const { price, weight } = wheelset;
  const depth = aim === 'price-weight' ? null : wheelset.front.rimDepth;
  if (price === null || weight === null) return null;
  return aim === 'price-weight-depth' && depth === null ? null : { wheelset, price, weight, depth };
}

const depthOf = ({ depth }: Placed): number => depth ?? 0;

/** Whether `a` is at least as good as `b` in all figures and better in one. */
const beats = (a: Placed, b: Placed): boolean =>
  a.price <= b.price &&
  a.weight <= b.weight &&
  depthOf(a) >= depthOf(b) &&
  (a.price < b.price || a.weight < b.weight || depthOf(a) > depthOf(b));

const fromCheapToDear = thenBy<Placed>(
  byNumber(({ price }) => price),
  byNumber(({ weight }) => weight),
  byNumber(depthOf, 'descending'),
);

/** Finds the frontier in one pass over the wheelsets from cheap to dear: one that beats another comes before it. */
export function priceWeightFrontier(
  wheelsets: readonly Wheelset[],
  aim: FrontierAim = 'price-weight',
): Frontier {
  const placed: Placed[] = [];
  const unplaced: Wheelset[] = [];
  for (const wheelset of wheelsets) {
    const found = place(wheelset, aim);
    if (found === null) unplaced.push(wheelset);
    else placed.push(found);
  }
  const best: Placed[] = [];
  const others: Placed[] = [];
  for (const candidate of placed.sort(fromCheapToDear)) {
    // While depth does not count, the latest one is the lightest so far and the only one to ask.
    const rivals = aim === 'price-weight' ? best.slice(-1) : best;
    (rivals.some((rival) => beats(rival, candidate)) ? others : best).push(candidate);
  }
  return { best, beaten: others.map((other) => beatenBy(other, best)), unplaced };
}

function beatenBy(placed: Placed, best: readonly Placed[]): Beaten {
  // The dearest rival is the nearest in price, and without depth the lightest that costs no more.
  const by = best.findLast((candidate) => beats(candidate, placed)) ?? placed;
  return {
    placed,
    by,
    cheaperBy: placed.price - by.price,
    lighterBy: placed.weight - by.weight,
    deeperBy: placed.depth === null ? null : depthOf(by) - depthOf(placed),
  };
}
