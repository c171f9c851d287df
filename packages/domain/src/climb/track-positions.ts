import { failure, type Metres, type Result, success } from '../core/public.ts';
import type { Track, TrackFault } from './track.ts';
import { distanceBetween, roughMedian } from './track-segment.ts';

/** Nearer than this to latitude 0, longitude 0 (sea) is a recorder's mark for "no fix", degrees. */
const nullIsland = 1e-3;
/** Faster than this no bicycle is, m/s. */
const fastest = 40;
/** Steps below this are never a jump, m. */
const shortestJump: Metres = 300;
/** A step this many times the usual step of the file is out of proportion. */
const outOfProportion = 10;
/** Fewer steps than this say little about the usual one. */
const fewSteps = 10;
/** Two points that follow each other are never further apart on a road, m. */
const farthest: Metres = 100_000;
/** A jump longer than this is not ridden: the way goes on in a part of its own, m. */
const longestBridge: Metres = 10_000;
/** Stray points come in groups of at most this size, and this part of the file. */
const strayGroup = { points: 20, share: 0.05 } as const;
/** A file with more strays than this part of its points (and more than a few) is not to be trusted. */
const mostStrays = { points: 3, share: 0.05 } as const;

/** A track whose positions follow each other as a road does. */
export interface CleanTrack {
  readonly track: Track;
  /** Points that were left out: at 0/0, or out of all proportion to their neighbours. */
  readonly strays: number;
}

/** Points of one part, by their index in the track. */
type Part = readonly number[];

class Steps {
  private readonly track: Track;
  private readonly jump: Metres;
  /** The usual step of the file. */
  readonly usual: Metres;

  constructor(track: Track) {
    this.track = track;
    this.usual = this.usualStep();
    this.jump = Math.min(farthest, Math.max(shortestJump, outOfProportion * this.usual));
  }

  /**
   * Median of the steps between points that follow each other, repeats left out; of few steps the lower quartile,
   * since a single point that jumps off and back would be the half of them.
   */
  private usualStep(): Metres {
    const { latitude } = this.track;
    const stride = Math.ceil(latitude.length / 20_000) || 1;
    const count = Math.max(0, Math.floor((latitude.length - 1) / stride));
    const steps = Float64Array.from({ length: count }, (_, sample) =>
      this.between(sample * stride, sample * stride + 1),
    ).filter((step) => step > 0);
    return steps.length < fewSteps ? (steps.sort()[steps.length >> 2] ?? 0) : roughMedian(steps);
  }

  between(a: number, b: number): Metres {
    const { latitude, longitude } = this.track;
    return distanceBetween(latitude[a] ?? 0, longitude[a] ?? 0, latitude[b] ?? 0, longitude[b] ?? 0);
  }

  /** Whether the times of two points say how fast the step was: impossibly (true), possibly (false), or nothing. */
  isTooFast(a: number, b: number, metres: Metres): boolean | null {
    const seconds = (this.track.time[b] ?? Number.NaN) - (this.track.time[a] ?? Number.NaN);
    return seconds > 0 ? metres > shortestJump / 3 && metres / seconds > fastest : null;
  }

  /** Whether a step is out of proportion: too fast, or without times far longer than the steps of this file. */
  isJump(a: number, b: number): boolean {
    const metres = this.between(a, b);
    if (metres > farthest) return true;
    return this.isTooFast(a, b, metres) ?? metres > this.jump;
  }

  /** Whether a small group is no place of the way, by the points before and after it that are. */
  isStray(before: number | undefined, group: Part, after: number | undefined): boolean {
    const [first = 0, last = 0] = [group[0], group.at(-1)];
    if (before === undefined) return after === undefined || this.isApart(last, after);
    return after === undefined ? this.isApart(before, first) : this.isAside(before, group, after);
  }

  /** Whether the points of a group lead away from the way and back to it. */
  private isAside(before: number, group: Part, after: number): boolean {
    const [first = 0, last = 0] = [group[0], group.at(-1)];
    const there = this.between(before, first);
    const back = this.between(last, after);
    return there + back > 3 * this.between(before, after) + this.jump;
  }

  /** Whether a group at an end of a part is too far from it to belong to it. */
  private isApart(a: number, b: number): boolean {
    const metres = this.between(a, b);
    return this.isTooFast(a, b, metres) ?? metres > Math.min(farthest, Math.max(1000, 50 * this.usual));
  }
}

/** Cuts a part at its jumps. */
function runsOf(part: Part, steps: Steps): readonly Part[] {
  const cuts = part.flatMap((point, index) =>
    index > 0 && steps.isJump(part[index - 1] ?? 0, point) ? [index] : [],
  );
  return [0, ...cuts].map((from, index) => part.slice(from, cuts[index] ?? part.length));
}

/** For every run the first point of the next run that `isLarge`; undefined where none follows. */
function nextLarge(runs: readonly Part[], isLarge: (run: Part) => boolean): readonly (number | undefined)[] {
  let next: number | undefined;
  const found = runs.toReversed().map((run) => {
    const after = next;
    if (isLarge(run)) next = run[0];
    return after;
  });
  return found.reverse();
}

/** The runs of a part that belong to its way. */
function runsOnTheWay(runs: readonly Part[], steps: Steps, total: number): readonly Part[] {
  if (runs.length < 2) return runs;
  const size = Math.max(1, Math.min(strayGroup.points, strayGroup.share * total));
  const longest = runs.reduce((most, run) => Math.max(most, run.length), 0);
  const isLarge = (run: Part): boolean => run.length > 1 && (run.length > size || run.length === longest);
  const following = nextLarge(runs, isLarge);
  const known: Part[] = [];
  runs.forEach((run, index) => {
    if (isLarge(run) || !steps.isStray(known.at(-1)?.at(-1), run, following[index])) known.push(run);
  });
  return known;
}

/** Joins runs again where the jump between them may be ridden in a straight line. */
function partsOfRuns(runs: readonly Part[], steps: Steps): readonly Part[] {
  if (runs.length < 2) return runs;
  const parts: Part[][] = [];
  for (const run of runs) {
    const last = parts.at(-1);
    const [from, to] = [last?.at(-1)?.at(-1) ?? 0, run[0] ?? 0];
    const metres = steps.between(from, to);
    if (last && metres <= longestBridge) last.push(run);
    else parts.push([run]);
  }
  return parts.map((joined) => joined.flat());
}

const isNowhere = ({ latitude, longitude }: Track, point: number): boolean =>
  Math.abs(latitude[point] ?? 0) < nullIsland && Math.abs(longitude[point] ?? 0) < nullIsland;

/** Whether no point is nowhere and no step a jump, as in most files: then nothing is left out. */
function isSteady(track: Track, steps: Steps): boolean {
  const starts = new Set(track.starts);
  for (let point = 0; point < track.latitude.length; point += 1)
    if (isNowhere(track, point) || (!starts.has(point) && steps.isJump(point - 1, point))) return false;
  return true;
}

function partsOf(track: Track): readonly Part[] {
  const total = track.latitude.length;
  return track.starts.map((start, index) => {
    const part: number[] = [];
    for (let point = start; point < (track.starts[index + 1] ?? total); point += 1)
      if (!isNowhere(track, point)) part.push(point);
    return part;
  });
}

/**
 * Leaves out the points that are no place of the road: 0/0, and those that jump off and back out of all proportion
 * to their neighbours (by speed where the file has times, else by the steps of the file), at the ends as well.
 * A jump that leads on is ridden in a straight line up to 10 km, and parts the way beyond.
 */
export function cleanPositions(track: Track): Result<CleanTrack, TrackFault> {
  const total = track.latitude.length;
  const steps = new Steps(track);
  if (isSteady(track, steps)) return success({ track, strays: 0 });
  const parts = partsOf(track);
  const clean = parts.flatMap((part) =>
    part.length === 0 ? [] : partsOfRuns(runsOnTheWay(runsOf(part, steps), steps, total), steps),
  );
  const points = clean.flat();
  const strays = total - points.length;
  if (strays > mostStrays.points && strays > mostStrays.share * total)
    return failure({ code: 'strayPositions', strays, points: total });
  const starts: number[] = [];
  let count = 0;
  for (const part of clean) {
    starts.push(count);
    count += part.length;
  }
  if (strays === 0 && starts.length === track.starts.length) return success({ track, strays });
  const take = (values: Float64Array) => Float64Array.from(points, (point) => values[point] ?? Number.NaN);
  return success({
    strays,
    track: {
      ...track,
      starts,
      latitude: take(track.latitude),
      longitude: take(track.longitude),
      elevation: take(track.elevation),
      time: take(track.time),
    },
  });
}
