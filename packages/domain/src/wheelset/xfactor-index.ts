import type { Wheelset } from './wheelset.ts';

/** Rim depth beyond this many millimetres counts no further in the index. */
export const indexDepthCap = 60;

type Figures = Pick<Wheelset, 'intendedUse' | 'weight' | 'price' | 'front' | 'rear'>;

/** The parts of the index: what they look at, the end that is better, and their share of it in hundredths. */
export const indexParts = [
  { part: 'weight', better: 'smaller', share: 40 },
  { part: 'depth', better: 'larger', share: 30 },
  { part: 'price', better: 'smaller', share: 30 },
] as const;
/** One of {@link indexParts}. */
export type IndexPart = (typeof indexParts)[number]['part'];

function depthOf({ front, rear }: Figures): number | null {
  const depths = [front.rimDepth, rear.rimDepth].filter((depth) => depth !== null);
  if (depths.length === 0) return null;
  const mean = depths.reduce((sum, depth) => sum + depth, 0) / depths.length;
  return Math.min(indexDepthCap, mean);
}

const readOf: Readonly<Record<IndexPart, (wheelset: Figures) => number | null>> = {
  weight: ({ weight }) => weight,
  depth: depthOf,
  price: ({ price }) => price,
};

/** Wheels are ranked among those for the same use; "road, gravel" counts as road. */
function groupOf({ intendedUse }: Figures): string {
  const use = intendedUse.trim().toLowerCase();
  return use === 'road, gravel' ? 'road' : use;
}

/** One part of a wheelset's index: its figure, and the share of the others that it beats, in hundredths. */
export interface IndexShare {
  readonly part: IndexPart;
  readonly figure: number;
  readonly rank: number;
  readonly share: number;
}

/**
 * The parts of a wheelset's index among a catalogue, those that are known: of the other wheels of its use with a known
 * figure, the part that is worse and half of those that are equal; 50 where there are no others.
 */
export function indexSharesOf(wheelset: Figures, catalogue: readonly Figures[]): readonly IndexShare[] {
  const group = groupOf(wheelset);
  const others = catalogue.filter((other) => other !== wheelset && groupOf(other) === group);
  return indexParts.flatMap(({ part, better, share }): readonly IndexShare[] => {
    const read = readOf[part];
    const figure = read(wheelset);
    if (figure === null) return [];
    const known = others.map(read).filter((value) => value !== null);
    const sign = better === 'smaller' ? 1 : -1;
    const worse = known.filter((value) => sign * (value - figure) > 0).length;
    const equal = known.filter((value) => value === figure).length;
    const rank = known.length === 0 ? 50 : (100 * (worse + equal / 2)) / known.length;
    return [{ part, figure, rank, share }];
  });
}

/**
 * The Xfactor index of a wheelset among a catalogue, to one decimal: the mean of its known parts by their shares
 * (data/wheelsets.README.md); null when fewer than two are known. A shop may state indices of its own instead.
 */
export function xfactorIndexOf(wheelset: Figures, catalogue: readonly Figures[]): number | null {
  const shares = indexSharesOf(wheelset, catalogue);
  if (shares.length < 2) return null;
  const weight = shares.reduce((sum, { share }) => sum + share, 0);
  const sum = shares.reduce((total, { share, rank }) => total + share * rank, 0);
  return Math.floor((sum / weight) * 10 + 0.5 + 1e-9) / 10;
}
