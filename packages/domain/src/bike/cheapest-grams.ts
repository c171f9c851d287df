import { byNumber, byText, type Compare, estimateIn, roundTo, thenBy } from '../core/public.ts';
import type { BikeSlot } from '../part/public.ts';
import { applyCommand } from './apply-command.ts';
import type { Build } from './build.ts';
import { judgeBuild } from './build-facts.ts';
import { type BuildLine, buildLines } from './build-lines.ts';
import { totalsOf } from './build-totals.ts';
import type { BuildCatalogue } from './catalogue.ts';
import type { BuildCommand } from './command.ts';
import { type SwapCandidate, swapCandidates } from './swap-candidates.ts';

/** One part for another that makes the bike lighter. */
export interface Swap {
  readonly slot: BikeSlot;
  readonly from: string;
  readonly to: string;
  readonly grams: number;
  /** What the bike costs more; negative is cheaper. */
  readonly dollars: number;
  readonly dollarsPerGram: number;
  /** Which of the two differences rest on a figure that no page states. */
  readonly estimates: readonly ('price' | 'weight')[];
  readonly commands: readonly BuildCommand[];
}

/** Lighter and not dearer: the part that is chosen now is beaten on both counts. */
export const isBeating = ({ dollars }: Pick<Swap, 'dollars'>): boolean => dollars <= 0;

/** Beating swaps first, the most grams on top; then the cheapest gram. */
export const bySwapWorth: Compare<Swap> = (a, b) => {
  if (isBeating(a) !== isBeating(b)) return isBeating(a) ? -1 : 1;
  const worth = isBeating(a)
    ? byNumber<Swap>(({ grams }) => grams, 'descending')
    : byNumber<Swap>(({ dollarsPerGram }) => dollarsPerGram);
  return thenBy(
    worth,
    byNumber<Swap>(({ grams }) => grams, 'descending'),
    byNumber<Swap>(({ dollars }) => dollars),
    byText<Swap>(({ to }) => to),
  )(a, b);
};

const isKnown = ({ figures }: BuildLine): boolean =>
  figures.price.kind === 'counted' && figures.weight.kind === 'counted';

const estimatesOf = (...lines: readonly BuildLine[]): Swap['estimates'] =>
  (['price', 'weight'] as const).filter((kind) =>
    lines.some(({ figures }) => estimateIn(figures[kind]) !== 0),
  );

/** The line that two builds do not share; undefined when there is none or more than one. */
function onlyIn(these: readonly BuildLine[], those: readonly BuildLine[]): BuildLine | undefined {
  const texts = new Set(those.map((line) => JSON.stringify(line)));
  const found = these.filter((line) => !texts.has(JSON.stringify(line)));
  return found.length === 1 ? found[0] : undefined;
}

/** Every lighter swap whose old and new figures are known, not yet judged by the fit rules; best first. */
export function lighterSwaps(build: Build, catalogue: BuildCatalogue): readonly Swap[] {
  const lines = buildLines(build);
  const before = totalsOf(lines);
  const evaluate = ({ slot, commands }: SwapCandidate): readonly Swap[] => {
    const next = buildLines(commands.reduce(applyCommand, build));
    const after = totalsOf(next);
    const grams = roundTo(before.weight.value - after.weight.value, 2);
    if (grams <= 0) return [];
    const from = onlyIn(lines, next);
    const to = onlyIn(next, lines);
    if (from === undefined || to === undefined || !isKnown(from) || !isKnown(to)) return [];
    const dollars = roundTo(after.price.value - before.price.value, 2);
    return [
      {
        slot,
        from: from.name ?? '',
        to: to.name ?? '',
        grams,
        dollars,
        dollarsPerGram: roundTo(dollars / grams, 4),
        estimates: estimatesOf(from, to),
        commands,
      },
    ];
  };
  return swapCandidates(build, catalogue).flatMap(evaluate).sort(bySwapWorth);
}

/** What the fit rules say cannot be put together, as texts to compare. */
export function blocksOf(build: Build): ReadonlySet<string> {
  const blocks = judgeBuild(build).flatMap((finding) =>
    finding.severity === 'blocks'
      ? [`${finding.code} ${finding.part.slot} ${finding.other?.slot} ${finding.end}`]
      : [],
  );
  return new Set(blocks);
}

/** Whether a swap brings nothing that cannot be put together. */
export function isFitting(build: Build, { commands }: Pick<Swap, 'commands'>): boolean {
  const before = blocksOf(build);
  const after = blocksOf(commands.reduce(applyCommand, build));
  return [...after].every((block) => before.has(block));
}

const mostInPlace = 3;

/**
 * Swaps of single parts that save weight, the cheapest grams first. Only parts with known price and weight and
 * without a new clash; in each place at most three, none of them heavier and dearer than another.
 */
export function cheapestGrams(build: Build, catalogue: BuildCatalogue): readonly Swap[] {
  const taken: Swap[] = [];
  const isWorthIt = (swap: Swap): boolean => {
    const rivals = taken.filter(({ slot, from }) => slot === swap.slot && from === swap.from);
    return (
      rivals.length < mostInPlace &&
      !rivals.some(({ grams, dollars }) => grams >= swap.grams && dollars <= swap.dollars)
    );
  };
  for (const swap of lighterSwaps(build, catalogue)) {
    if (isWorthIt(swap) && isFitting(build, swap)) taken.push(swap);
  }
  return taken;
}
