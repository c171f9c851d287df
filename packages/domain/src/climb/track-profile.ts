import { failure, type Metres, type Result, success } from '../core/public.ts';
import { levelBumps, limitSlope, rawRise, runningLine, runningMedian } from './elevation-filter.ts';
import { type Profile, totalsOf } from './profile.ts';
import type { Track, TrackFault } from './track.ts';
import { areHeightsZero, type CheckedHeights, checkHeights } from './track-heights.ts';
import { partsWithWay, repeatedParts, roadsOf } from './track-parts.ts';
import { cleanPositions } from './track-positions.ts';
import { fillHeights, type GroundPoints, type Samples, sampleRoad } from './track-segment.ts';

/** Above this part of points without a height a track is refused (section 5). */
const mostUnknownHeights = 0.05;
/** Roads are not steeper than this, up or down; rise over run. */
const steepestRoad = 0.35;
/** A road shorter than this says nothing about wheels, m. */
const shortestRoad: Metres = 100;
/** No ride is longer than this, and memory stays bounded, m. */
const longestRoad: Metres = 2_000_000;
/** When smoothing takes more than this part of the rise, the heights are not to be trusted. */
const largestSmoothing = 0.2;

/** What was found and done on the way from a track to a profile; the page states it. */
export interface TrackReport {
  readonly kind: Track['kind'];
  readonly name: string | null;
  readonly points: number;
  /** Parts of the file that have a way. */
  readonly segments: number;
  /** Parts of the road that were joined without the way between them. */
  readonly gaps: number;
  /** Parts that cover a road that earlier parts cover already; all are ridden. */
  readonly repeatedParts: number;
  /** Points that repeat the position of the one before. */
  readonly repeats: number;
  readonly skipped: number;
  /** Points out of all proportion to their neighbours, or at 0/0. */
  readonly strays: number;
  /** Heights that were absent or could not be true, and were filled in from their neighbours. */
  readonly filledHeights: number;
  /** Heights that were single and wild, and were taken from their neighbours. */
  readonly wildHeights: number;
  /** Points of a route's extension, which carry no height: between the others an even slope is assumed. */
  readonly shaping: number;
  /** Way steeper than 35 %, whose rise was spread over more road, m along the ground. */
  readonly held: Metres;
  /** Sum of all upward steps of the file, m. */
  readonly rawRise: Metres;
  /** Rise that is ridden, after smoothing and in moves of at least 3 m: the one rise of this road. */
  readonly rise: Metres;
  /** Whether smoothing took more than {@link largestSmoothing} of the rise. */
  readonly isRough: boolean;
  readonly endsEarly: boolean;
}

/** A road from a file. */
export interface TrackProfile {
  readonly profile: Profile;
  readonly report: TrackReport;
}

interface Road extends CheckedHeights {
  readonly points: GroundPoints;
  /** Heights without unknown ones. */
  readonly filled: Float64Array;
}

interface SmoothRoad extends Samples {
  readonly smooth: Float64Array;
}

const roadWith = (points: GroundPoints): Road => {
  const checked = checkHeights(points);
  return { points, ...checked, filled: fillHeights(points.distance, checked.elevation) };
};

const smoothed = ({ points, filled }: Road): SmoothRoad => {
  const samples = sampleRoad(points, filled);
  return { ...samples, smooth: levelBumps(runningLine(runningMedian(samples.height))) };
};

/** Segments of the profile from samples, road after road; the way whose slope was held. */
function profileFrom(roads: readonly SmoothRoad[]): { readonly profile: Profile; readonly held: Metres } {
  const count = sumOf(roads, ({ smooth }) => smooth.length - 1);
  const floats = () => new Float64Array(count);
  const profile = { length: floats(), rise: floats(), altitude: floats(), heading: floats() };
  let segment = 0;
  let held = 0;
  let startAltitude: Metres | null = null;
  for (const { step, smooth, heading } of roads) {
    const height = limitSlope(smooth, steepestRoad * step);
    startAltitude ??= height[0] ?? 0;
    for (let index = 1; index < height.length; index += 1, segment += 1) {
      const [from, to] = [height[index - 1] ?? 0, height[index] ?? 0];
      const given = (smooth[index] ?? 0) - (smooth[index - 1] ?? 0);
      if (Math.abs(given) > steepestRoad * step + 1e-6) held += step;
      profile.length[segment] = Math.hypot(step, to - from);
      profile.rise[segment] = to - from;
      profile.altitude[segment] = (from + to) / 2;
      profile.heading[segment] = heading[index - 1] ?? 0;
    }
  }
  return { profile: { ...profile, startAltitude: startAltitude ?? 0 }, held };
}

const sumOf = <Item>(items: readonly Item[], read: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + read(item), 0);

const unknownIn = (heights: Float64Array): number =>
  heights.reduce((count, height) => count + Number(Number.isNaN(height)), 0);

/** Whether a track's points can be a road: long enough, not endless, with heights. */
function faultOf(track: Track, roads: readonly Road[]): TrackFault | null {
  const points = sumOf(roads, ({ filled }) => filled.length);
  const metres = sumOf(roads, ({ points: { distance } }) => distance.at(-1) ?? 0);
  if (metres < shortestRoad) return { code: 'tooShort', metres };
  if (metres > longestRoad) return { code: 'tooLong', metres };
  const unknown = sumOf(roads, ({ elevation, wild }) => unknownIn(elevation) - wild);
  const own = points - track.shaping;
  const missing = areHeightsZero(track.elevation) ? own : Math.max(0, unknown - track.shaping);
  return missing > mostUnknownHeights * own ? { code: 'noElevation', missing, points: own } : null;
}

/**
 * A road from the points of a file (section 5): stray positions left out, parts joined, repeats dropped, few
 * unknown and wild heights filled, sampled every 10 m, smoothed by a median and a line over 110 m, ups and downs
 * under 3 m levelled, slopes held at 35 %.
 */
export function profileOfTrack(given: Track): Result<TrackProfile, TrackFault> {
  const clean = cleanPositions(given);
  if (!clean.ok) return clean;
  const { track, strays } = clean.value;
  const roads = roadsOf(track).map(roadWith);
  const fault = faultOf(track, roads);
  if (fault !== null) return failure(fault);
  const { profile, held } = profileFrom(roads.map(smoothed));
  const raw = sumOf(roads, ({ filled }) => rawRise(filled));
  const rise = totalsOf(profile).ascent;
  const { kind, name, skipped, shaping, endsEarly } = track;
  return success({
    profile,
    report: {
      ...{ kind, name, skipped, strays, shaping, endsEarly, held, rise },
      points: sumOf(roads, ({ filled }) => filled.length),
      segments: partsWithWay(track),
      gaps: roads.length - 1,
      repeatedParts: repeatedParts(track),
      repeats: sumOf(roads, ({ points: { repeats } }) => repeats),
      filledHeights: sumOf(roads, ({ elevation, wild }) => unknownIn(elevation) - wild) - shaping,
      wildHeights: sumOf(roads, ({ wild }) => wild),
      rawRise: raw,
      isRough: raw - rise > largestSmoothing * raw,
    },
  });
}
