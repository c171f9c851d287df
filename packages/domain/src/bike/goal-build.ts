import { failure, type PriceAndWeight, type Result, roundTo, success } from '../core/public.ts';
import { type BikeSelection, defaultSlotWeight } from '../frameset/public.ts';
import { wheelsetKey } from '../part/public.ts';
import { applyCommand } from './apply-command.ts';
import { type Build, emptyBuild, type OtherChoice } from './build.ts';
import { type BuildLine, buildLines } from './build-lines.ts';
import { type BuildTotals, totalsOf } from './build-totals.ts';
import type { BuildCatalogue } from './catalogue.ts';
import type { BuildCommand } from './command.ts';
import { type BikeFault, type Chain, chainsOf } from './goal-chains.ts';
import { withListed } from './goal-frames.ts';
import type { Option, Step } from './goal-options.ts';
import type { GoalWishes } from './goal-wishes.ts';
import { type WholeBike, wholeBike } from './whole-bike.ts';

/** What a build is to reach: not above a price, or not above a weight. */
export type BuildGoal =
  | { readonly kind: 'budget'; readonly dollars: number }
  | { readonly kind: 'weight'; readonly grams: number };

/** Why a part was taken. */
export type PartReason =
  | { readonly kind: 'cheapest' }
  /** A default part: it comes with the frame or the groupset, or is still to buy and counts nothing but a weight. */
  | { readonly kind: 'default'; readonly comesWith: 'frame' | 'groupset' | null }
  | { readonly kind: 'lighter'; readonly over: string; readonly grams: number; readonly dollars: number };

/** A whole bike as a starting point, with a reason for every line. */
export interface GoalBuild {
  readonly build: Build;
  readonly lines: readonly { readonly line: BuildLine; readonly reason: PartReason }[];
  readonly totals: BuildTotals;
  /** What the finished bike is likely to be, with what is still to buy. */
  readonly whole: WholeBike;
}

/** Why there is no such bike, with the nearest that there is. */
export type GoalFault =
  | { readonly code: 'nothingFits'; readonly slot: BikeFault }
  | { readonly code: 'budgetTooLow'; readonly least: number }
  | { readonly code: 'tooLight'; readonly lightest: number };

/** A bike of a chain. */
interface Candidate {
  readonly chain: Chain;
  readonly step: Step;
  readonly price: number;
  readonly weight: number;
}

const candidatesOf = (chains: readonly Chain[]): readonly Candidate[] =>
  chains.flatMap((chain) =>
    chain.steps.map((step) => ({
      chain,
      step,
      price: roundTo(chain.base.price + step.price, 2),
      weight: roundTo(chain.base.weight + step.weight - defaultsReplaced(chain), 2),
    })),
  );

/** What default bars and posts weigh in a base that get a part of their own. */
const defaultsReplaced = ({ places }: Chain): number =>
  (places.handlebar.length > 0 ? defaultSlotWeight.handlebar : 0) +
  (places.seatpost.length > 0 ? defaultSlotWeight.seatpost : 0);

const compare = (a: Candidate, b: Candidate, first: 'price' | 'weight'): number => {
  const second = first === 'price' ? 'weight' : 'price';
  return a[first] - b[first] || a[second] - b[second];
};

/** The smallest by one figure, then by the other. */
function best(candidates: readonly Candidate[], by: 'price' | 'weight'): Candidate | null {
  let found: Candidate | null = null;
  for (const candidate of candidates) {
    if (found === null || compare(candidate, found, by) < 0) found = candidate;
  }
  return found;
}

/** The build of a candidate: only what is chosen leaves a trace. */
function buildOf(bike: BikeSelection, { chain, step }: Candidate, at: string, keep: Build | null): Build {
  const { base, places } = chain;
  const chosen = <Choice>(options: readonly Option<Choice>[], place: string): Choice | null =>
    options[step.chosen[place] ?? 0]?.choice ?? null;
  const cockpit = chosen(places.handlebar, 'handlebar');
  const seatpost = chosen(places.seatpost, 'seatpost');
  const barred = cockpit ? withListed(base.configuration, 'handlebar', cockpit.bar) : base.configuration;
  const configuration = seatpost ? withListed(barred, 'seatpost', seatpost) : barred;
  const running = chosen(places.running, 'running');
  const stem: readonly OtherChoice[] = cockpit?.stem ? [{ kind: 'catalogue', part: cockpit.stem }] : [];
  const others = [
    ...(['saddle', 'pedal', 'grip', 'headset'] as const).flatMap(
      (place) => chosen(places[place], place) ?? [],
    ),
    ...stem,
    ...(running?.completing ?? []).map((part) => ({ kind: 'catalogue', part }) as const),
    ...(chosen(places.kept, 'kept') ?? []),
  ];
  const commands: readonly BuildCommand[] = [
    { kind: 'selectBike', bike },
    { kind: 'selectFrame', frame: base.frame },
    { kind: 'configureFrame', key: base.frame.frame.key, configuration },
    ...(running === null
      ? []
      : [
          { kind: 'selectWheelset', wheelset: running.pack.wheelset } as const,
          {
            kind: 'configureWheelset',
            key: wheelsetKey(running.pack.wheelset),
            configuration: { tyre: running.pack.tyre, tube: running.pack.tube, updatedAt: at },
          } as const,
          { kind: 'selectGroupset', groupset: running.drive.choice } as const,
        ]),
    ...others.map((other) => ({ kind: 'addOther', other }) as const),
  ];
  const made = commands.reduce(applyCommand, emptyBuild);
  return keep?.frame ? { ...made, frameSizes: keep.frameSizes } : made;
}

/** What brings the part of a place that has a default one. */
function comesWith({ frame, groupset }: Build, slot: BuildLine['slot']): 'frame' | 'groupset' | null {
  if (slot === 'bottomBracket') return groupset?.parts?.bottom_bracket ? 'groupset' : null;
  if (frame?.kind !== 'catalogue') return null;
  const isBrought =
    (slot === 'fork' || slot === 'handlebar' || slot === 'seatpost') && frame.frame[slot].included;
  return isBrought ? 'frame' : null;
}

/** Tubes and sealant fill the same place. */
const placeOf = ({ slot }: BuildLine): BuildLine['slot'] => (slot === 'sealant' ? 'tube' : slot);

/** Why each line stands there, from the cheapest bike's line in the same place. */
function reasonOf(build: Build, line: BuildLine, cheapest: readonly BuildLine[]): PartReason {
  const former = cheapest.find((other) => placeOf(other) === placeOf(line));
  const { price, weight } = line.figures;
  if (line.name === null) return { kind: 'default', comesWith: comesWith(build, line.slot) };
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
    whole: wholeBike(build, lines),
  };
};

/** Chains of the last catalogue: another amount of money asks for no new ones. */
const known = new WeakMap<BuildCatalogue, Map<string, ReturnType<typeof chainsOf>>>();

function knownChains(bike: BikeSelection, catalogue: BuildCatalogue, wishes: GoalWishes) {
  if (wishes.keep) return chainsOf(bike, catalogue, wishes);
  const ofCatalogue = known.get(catalogue) ?? new Map<string, ReturnType<typeof chainsOf>>();
  known.set(catalogue, ofCatalogue);
  const { gears = null, tyreWidth = null, brand = null, rider = null } = wishes;
  const key = JSON.stringify([bike, gears, tyreWidth, brand, rider]);
  const chains = ofCatalogue.get(key) ?? chainsOf(bike, catalogue, wishes);
  ofCatalogue.set(key, chains);
  return chains;
}

/**
 * A whole bike for a goal, without a block and without a check: on every frame the cheapest one whose parts go
 * together, then always the cheapest grams. A budget takes the lightest of these bikes that it pays for, a weight the
 * cheapest that reaches it: more money never gives a heavier bike, and a heavier goal never a lighter one. `at` is the
 * moment of the choice, as an ISO timestamp.
 */
export function goalBuild(
  goal: BuildGoal,
  bike: BikeSelection,
  catalogue: BuildCatalogue,
  at: string,
  wishes: GoalWishes = {},
): Result<GoalBuild, GoalFault> {
  const chains = knownChains(bike, catalogue, wishes);
  if (typeof chains === 'string') return failure({ code: 'nothingFits', slot: chains });
  const candidates = candidatesOf(chains);
  const cheapest = best(candidates, 'price');
  const lightest = best(candidates, 'weight');
  if (cheapest === null || lightest === null) return failure({ code: 'nothingFits', slot: 'frame' });
  const reaches = ({ price, weight }: Candidate) =>
    goal.kind === 'budget' ? price <= goal.dollars : weight <= goal.grams;
  const found = best(candidates.filter(reaches), goal.kind === 'budget' ? 'weight' : 'price');
  if (found === null) {
    return failure(
      goal.kind === 'budget'
        ? { code: 'budgetTooLow', least: cheapest.price }
        : { code: 'tooLight', lightest: lightest.weight },
    );
  }
  const keep = wishes.keep ?? null;
  return success(finish(buildOf(bike, found, at, keep), buildOf(bike, cheapest, at, keep)));
}
