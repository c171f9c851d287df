import type { Metres } from '../core/public.ts';
import { type GroundPoints, roughMedian } from './track-segment.ts';

/** A zero this far from its neighbours is a sensor that says nothing yet, m. */
const farFromZero: Metres = 20;
/** Steeper than this no road joins two points; rise over run. */
const impossible = 0.5;
/** A hole or tower of heights is at least this deep, m. */
const deepest: Metres = 30;
/** A hole or tower takes up at most this part of the points; beyond, nobody knows which side is right. */
const largestHole = 0.05;
/** A single height is wild when it misses the lines through its neighbours by this much, m... */
const wildest: Metres = 6;
/** ...by this part of the way to the nearer neighbour... */
const wildSlope = 0.2;
/** ...and by this many times what heights of this road usually miss theirs by. */
const wildShare = 5;

/** Whether every known height of a file is zero: a recorder without a sensor. */
export const areHeightsZero = (elevation: Float64Array): boolean =>
  elevation.every((height) => height === 0 || Number.isNaN(height));

interface KnownHeights {
  /** How many heights are known; the functions below count these only. */
  readonly count: number;
  /** Point of the road that a known height belongs to. */
  readonly point: (index: number) => number;
  readonly at: (index: number) => number;
  readonly way: (index: number) => Metres;
}

function knownHeights(distance: Float64Array, elevation: Float64Array): KnownHeights {
  let count = 0;
  const points = new Uint32Array(elevation.length);
  elevation.forEach((height, point) => {
    if (Number.isNaN(height)) return;
    points[count] = point;
    count += 1;
  });
  const pointOf = (index: number): number => (index >= 0 && index < count ? (points[index] ?? -1) : -1);
  return {
    count,
    point: pointOf,
    at: (index) => elevation[pointOf(index)] ?? Number.NaN,
    way: (index) => distance[pointOf(index)] ?? Number.NaN,
  };
}

/** Height of a wall between two known heights: how far a step is beyond any road; 0 where a road may join them. */
function wallAfter({ at, way }: KnownHeights, index: number, least: Metres): Metres {
  const step = at(index + 1) - at(index);
  return Math.abs(step) > least && Math.abs(step) > impossible * (way(index + 1) - way(index)) ? step : 0;
}

/** Marks zeros that a wall parts from the heights next to them. */
function clearZeros(elevation: Float64Array, known: KnownHeights): number {
  let cleared = 0;
  let from = 0;
  while (from < known.count) {
    let to = from;
    while (to < known.count && known.at(to) === 0) to += 1;
    if (to > from) {
      const isWalled =
        (from > 0 && wallAfter(known, from - 1, farFromZero) !== 0) ||
        (to < known.count && wallAfter(known, to - 1, farFromZero) !== 0);
      if (isWalled) for (let index = from; index < to; index += 1) clear(elevation, known, index);
      cleared += isWalled ? to - from : 0;
    }
    from = to + 1;
  }
  return cleared;
}

function clear(elevation: Float64Array, { point }: KnownHeights, index: number): void {
  elevation[point(index)] = Number.NaN;
}

/** Marks short holes and towers: heights between a wall one way and a wall back. */
function clearHoles(elevation: Float64Array, known: KnownHeights): number {
  const most = Math.max(1, largestHole * known.count);
  let cleared = 0;
  let edge = -1;
  let wall = 0;
  for (let index = 0; index + 1 < known.count; index += 1) {
    const step = wallAfter(known, index, deepest);
    if (step === 0) continue;
    if (step * wall < 0 && index - edge <= most) {
      for (let inside = edge + 1; inside <= index; inside += 1) clear(elevation, known, inside);
      cleared += index - edge;
      wall = 0;
    } else wall = step;
    edge = index;
  }
  return cleared;
}

/** Value at a place of the line through two others. */
const onLine = (at: number, x1: number, y1: number, x2: number, y2: number): number =>
  x2 === x1 ? y1 : y1 + ((y2 - y1) * (at - x1)) / (x2 - x1);

/** How far a height lies off the line through two others. */
const missOf = ({ at, way }: KnownHeights, index: number, a: number, b: number): Metres =>
  at(index) - onLine(way(index), way(a), at(a), way(b), at(b));

/** What heights of this road usually miss the line between their neighbours by. */
function usualMiss(known: KnownHeights): Metres {
  const stride = Math.ceil(known.count / 20_000) || 1;
  return roughMedian(
    Float64Array.from({ length: Math.floor(known.count / stride) }, (_, sample) => {
      const index = sample * stride;
      return index > 0 && index + 1 < known.count ? Math.abs(missOf(known, index, index - 1, index + 1)) : 0;
    }),
  );
}

/** Whether a single height misses the line between its neighbours and both lines that lead to it, all one way. */
function isWild(known: KnownHeights, index: number, usual: Metres): boolean {
  const between = missOf(known, index, index - 1, index + 1);
  if (Math.abs(between) <= Math.max(wildest, wildShare * usual)) return false;
  const nearest = Math.min(known.way(index) - known.way(index - 1), known.way(index + 1) - known.way(index));
  const least = Math.max(wildest, wildSlope * nearest, wildShare * usual);
  const misses = [
    between,
    missOf(known, index, index - 2, index - 1),
    missOf(known, index, index + 1, index + 2),
  ];
  return misses.every((miss) => miss * Math.sign(between) > least);
}

function clearWild(elevation: Float64Array, known: KnownHeights): number {
  const usual = usualMiss(known);
  const wild: number[] = [];
  for (let index = 2; index + 2 < known.count; index += 1) if (isWild(known, index, usual)) wild.push(index);
  for (const index of wild) clear(elevation, known, index);
  return wild.length;
}

/** Heights of a road without those that cannot be true, and how many these were. */
export interface CheckedHeights {
  /** NaN where nothing is known. */
  readonly elevation: Float64Array;
  /** Zeros and holes far from the heights next to them: unknown. */
  readonly holes: number;
  /** Single heights that miss their neighbours in every direction. */
  readonly wild: number;
}

/** Takes heights that cannot be true for unknown: zeros and holes far from their neighbours, single wild ones. */
export function checkHeights({ distance, elevation }: GroundPoints): CheckedHeights {
  const checked = Float64Array.from(elevation);
  let known = knownHeights(distance, checked);
  const zeros = clearZeros(checked, known);
  if (zeros > 0) known = knownHeights(distance, checked);
  const holes = clearHoles(checked, known);
  if (holes > 0) known = knownHeights(distance, checked);
  return { elevation: checked, holes: zeros + holes, wild: clearWild(checked, known) };
}
