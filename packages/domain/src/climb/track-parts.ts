import type { Metres } from '../core/public.ts';
import type { Track } from './track.ts';
import { distanceBetween, type GroundPoints, walkSegment } from './track-segment.ts';

/** Parts this near to each other are one road, whatever the recorder's steps, m. */
const nearestGap: Metres = 30;
/** A gap up to this many of the steps next to it is a step like them: a cut, not a pause. */
const usualGap = 1.5;

interface Span {
  readonly from: number;
  readonly to: number;
}

function spansOf({ starts, latitude }: Track): readonly Span[] {
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? latitude.length }));
}

const stepIn = (track: Track, a: number, b: number): Metres =>
  distanceBetween(
    track.latitude[a] ?? 0,
    track.longitude[a] ?? 0,
    track.latitude[b] ?? 0,
    track.longitude[b] ?? 0,
  );

/** Whether a part goes on where the one before it ends, so that the gap is one step of the road. */
function goesOn(track: Track, before: Span, next: Span): boolean {
  const gap = stepIn(track, before.to - 1, next.from);
  const last = before.to - before.from > 1 ? stepIn(track, before.to - 2, before.to - 1) : 0;
  const first = next.to - next.from > 1 ? stepIn(track, next.from, next.from + 1) : 0;
  return gap <= Math.max(nearestGap, usualGap * Math.max(last, first));
}

const hasWay = (track: Track, { from, to }: Span): boolean => {
  for (let point = from + 1; point < to; point += 1) if (stepIn(track, from, point) > 0) return true;
  return false;
};

/** How many parts of a track have more than one position. */
export const partsWithWay = (track: Track): number =>
  spansOf(track).filter((span) => hasWay(track, span)).length;

/** The roads of a track: parts that go on where the one before ends are one road, others are roads of their own. */
export function roadsOf(track: Track): readonly GroundPoints[] {
  const roads: Span[] = [];
  for (const span of spansOf(track)) {
    const last = roads.at(-1);
    if (last && goesOn(track, last, span)) roads[roads.length - 1] = { from: last.from, to: span.to };
    else roads.push(span);
  }
  return roads
    .map(({ from, to }) =>
      walkSegment(
        track.latitude.subarray(from, to),
        track.longitude.subarray(from, to),
        track.elevation.subarray(from, to),
      ),
    )
    .filter(({ distance }) => distance.length > 1);
}

/** Side of a square of the grid in which two ways count as the same road, degrees of latitude (about 22 m). */
const square = 2e-4;
/** A part covers the same road when this share of its squares, and more than a crossing, is on earlier parts. */
const sameRoad = { share: 0.3, squares: 10 } as const;

/** Number of a square of the grid; squares keep their size as meridians close in. */
const squareAt = (latitude: number, longitude: number): number => {
  const row = Math.round(latitude / square);
  const column = Math.round((longitude * Math.cos(row * square * (Math.PI / 180))) / square);
  return row * 4_000_000 + column;
};

const neighbours = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * 4_000_000 + column));

/** Squares that a part crosses, its steps filled in. */
function squaresOf(track: Track, { from, to }: Span): ReadonlySet<number> {
  const squares = new Set<number>();
  for (let point = from; point < to; point += 1) {
    const next = Math.min(to - 1, point + 1);
    const [lat = 0, lon = 0] = [track.latitude[point], track.longitude[point]];
    const [north, east] = [(track.latitude[next] ?? lat) - lat, (track.longitude[next] ?? lon) - lon];
    const count = Math.min(1000, Math.max(1, Math.ceil(Math.max(Math.abs(north), Math.abs(east)) / square)));
    for (let part = 0; part < count; part += 1)
      squares.add(squareAt(lat + (north * part) / count, lon + (east * part) / count));
  }
  return squares;
}

/** How many parts of a track cover, for a good part, a road that earlier parts of it cover already. */
export function repeatedParts(track: Track): number {
  const spans = spansOf(track).filter(({ from, to }) => to - from > 1);
  if (spans.length < 2) return 0;
  const seen = new Set<number>();
  let repeated = 0;
  for (const span of spans) {
    const squares = squaresOf(track, span);
    let known = 0;
    for (const each of squares) if (neighbours.some((offset) => seen.has(each + offset))) known += 1;
    if (known > sameRoad.squares && known >= sameRoad.share * squares.size) repeated += 1;
    for (const each of squares) seen.add(each);
  }
  return repeated;
}
