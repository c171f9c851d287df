import { failure, type PriceAndWeight, type Result, roundTo, success } from '../core/public.ts';
import type { BikeSelection } from '../frameset/public.ts';
import { applyCommand } from './apply-command.ts';
import type { Build } from './build.ts';
import { type BuildLine, buildLines } from './build-lines.ts';
import { type BuildTotals, totalsOf } from './build-totals.ts';
import type { BuildCatalogue } from './catalogue.ts';
import { type BikeFault, cheapestBike } from './cheapest-bike.ts';
import { isFitting, lighterSwaps } from './cheapest-grams.ts';

/** What a build is to reach: not above a price, or not above a weight. */
export type BuildGoal =
  | { readonly kind: 'budget'; readonly dollars: number }
  | { readonly kind: 'weight'; readonly grams: number };

/** Why a part was taken. */
export type PartReason =
  | { readonly kind: 'cheapest' }
  /** A default part: it comes with the frame, or is still to buy and counts nothing but a weight. */
  | { readonly kind: 'default'; readonly isIncluded: boolean }
  | { readonly kind: 'lighter'; readonly over: string; readonly grams: number; readonly dollars: number };

/** A whole bike as a starting point, with a reason for every line. */
export interface GoalBuild {
  readonly build: Build;
  readonly lines: readonly { readonly line: BuildLine; readonly reason: PartReason }[];
  readonly totals: BuildTotals;
}

/** Why there is no such bike, with the nearest that there is. */
export type GoalFault =
  | { readonly code: 'nothingFits'; readonly slot: BikeFault }
  | { readonly code: 'budgetTooLow'; readonly least: number }
  | { readonly code: 'tooLight'; readonly lightest: number };

/** No way to a lighter bike has more steps; a guard, not a rule. */
const mostSteps = 80;

/** The bike after the next cheapest grams; null when nothing lighter fits. */
function lighter(build: Build, catalogue: BuildCatalogue): Build | null {
  const swap = lighterSwaps(build, catalogue).find((each) => isFitting(build, each));
  return swap === undefined ? null : swap.commands.reduce(applyCommand, build);
}

/** Whether a frame brings the part of a place. */
function isIncluded({ frame }: Build, slot: BuildLine['slot']): boolean {
  if (frame?.kind !== 'catalogue') return false;
  return (slot === 'fork' || slot === 'handlebar' || slot === 'seatpost') && frame.frame[slot].included;
}

/** Why each line stands there, from the cheapest bike's line in the same place. */
function reasonOf(build: Build, line: BuildLine, cheapest: readonly BuildLine[]): PartReason {
  const former = cheapest.find(({ slot }) => slot === line.slot);
  const { price, weight } = line.figures;
  if (line.name === null) return { kind: 'default', isIncluded: isIncluded(build, line.slot) };
  if (former === undefined || former.name === line.name) return { kind: 'cheapest' };
  const { figures } = former;
  const less = (a: PriceAndWeight['price'], b: PriceAndWeight['price']) =>
    a.kind === 'missing' || b.kind === 'missing' ? 0 : roundTo(a.value - b.value, 2);
  return {
    kind: 'lighter',
    over: former.name ?? '',
    grams: less(figures.weight, weight),
    dollars: less(price, figures.price),
  };
}

const finish = (build: Build, cheapest: Build): GoalBuild => {
  const lines = buildLines(build);
  const first = buildLines(cheapest);
  return {
    build,
    lines: lines.map((line) => ({ line, reason: reasonOf(build, line, first) })),
    totals: totalsOf(lines),
  };
};

/**
 * A whole bike for a goal: the cheapest one whose parts go together, then always the cheapest grams, until the next
 * step breaks the budget or the weight is reached. All goals walk the same way, so that more money never gives a
 * heavier bike and a heavier goal never a lighter one. `at` is the moment of the choice, as an ISO timestamp.
 */
export function goalBuild(
  goal: BuildGoal,
  bike: BikeSelection,
  catalogue: BuildCatalogue,
  at: string,
): Result<GoalBuild, GoalFault> {
  const cheapest = cheapestBike(bike, catalogue, at);
  if (!cheapest.ok) return failure({ code: 'nothingFits', slot: cheapest.fault });
  let build = cheapest.value;
  let totals = totalsOf(buildLines(build));
  if (goal.kind === 'budget' && totals.price.value > goal.dollars) {
    return failure({ code: 'budgetTooLow', least: totals.price.value });
  }
  for (let step = 0; step < mostSteps; step += 1) {
    if (goal.kind === 'weight' && totals.weight.value <= goal.grams) break;
    const next = lighter(build, catalogue);
    if (next === null) break;
    const nextTotals = totalsOf(buildLines(next));
    if (goal.kind === 'budget' && nextTotals.price.value > goal.dollars) break;
    build = next;
    totals = nextTotals;
  }
  if (goal.kind === 'weight' && totals.weight.value > goal.grams) {
    return failure({ code: 'tooLight', lightest: totals.weight.value });
  }
  return success(finish(build, cheapest.value));
}
