import { failure, type Metres, type Result, success } from '../core/public.ts';
import { countedRise, rawRise, runningMean, runningMedian } from './elevation-filter.ts';
import type { Profile } from './profile.ts';
import type { Track, TrackFault } from './track.ts';
import { fillHeights, type GroundPoints, type Samples, sampleSegment, walkSegment } from './track-segment.ts';

/** Above this part of points without a height a track is refused (section 5). */
export const mostUnknownHeights = 0.05;
/** Roads are not steeper than this, up or down; rise over run. */
export const steepestRoad = 0.35;
/** A road shorter than this says nothing about wheels, m. */
export const shortestRoad: Metres = 100;
/** When smoothing takes more than this part of the rise, the heights are not to be trusted. */
export const largestSmoothing = 0.2;

/** What was found and done on the way from a track to a profile; the page states it. */
export interface TrackReport {
  readonly kind: Track['kind'];
  readonly name: string | null;
  readonly points: number;
  /** Parts that were joined without the way between them. */
  readonly segments: number;
  readonly repeats: number;
  readonly skipped: number;
  readonly filledHeights: number;
  /** Samples whose slope was held at {@link steepestRoad}. */
  readonly clamped: number;
  readonly rawRise: Metres;
  /** Rise after smoothing, counted in moves of at least 3 m. */
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

const segmentsOf = ({ starts, latitude, longitude, elevation }: Track): readonly GroundPoints[] =>
  starts.map((start, place) => {
    const end = starts[place + 1] ?? latitude.length;
    return walkSegment(
      latitude.subarray(start, end),
      longitude.subarray(start, end),
      elevation.subarray(start, end),
    );
  });

const unknownIn = ({ elevation }: GroundPoints): number =>
  elevation.reduce((count, height) => count + Number(Number.isNaN(height)), 0);

interface SmoothSegment extends Samples {
  readonly smooth: Float64Array;
}

const smoothed = (points: GroundPoints): SmoothSegment => {
  const samples = sampleSegment(points, fillHeights(points));
  return { ...samples, smooth: runningMean(runningMedian(samples.height)) };
};

/** Segments of the profile from samples, part after part; the number of slopes that were held. */
function profileFrom(parts: readonly SmoothSegment[]): {
  readonly profile: Profile;
  readonly clamped: number;
} {
  const count = parts.reduce((sum, { distance }) => sum + distance.length - 1, 0);
  const floats = () => new Float64Array(count);
  const profile = { length: floats(), rise: floats(), altitude: floats(), heading: floats() };
  let segment = 0;
  let clamped = 0;
  for (const { distance, smooth, heading } of parts) {
    for (let place = 1; place < distance.length; place += 1, segment += 1) {
      const ground = (distance[place] ?? 0) - (distance[place - 1] ?? 0);
      const [from, to] = [smooth[place - 1] ?? 0, smooth[place] ?? 0];
      const steepest = steepestRoad * ground;
      const rise = Math.max(-steepest, Math.min(steepest, to - from));
      if (rise !== to - from) clamped += 1;
      profile.length[segment] = Math.hypot(ground, rise);
      profile.rise[segment] = rise;
      profile.altitude[segment] = (from + to) / 2;
      profile.heading[segment] = heading[place - 1] ?? 0;
    }
  }
  return { profile: { ...profile, startAltitude: parts[0]?.smooth[0] ?? 0 }, clamped };
}

const sumOf = <Item>(items: readonly Item[], read: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + read(item), 0);

/**
 * A road from the points of a file (section 5): parts joined without the gaps, repeats dropped, few unknown
 * heights filled, sampled every 10 m, smoothed by a median and a mean over 110 m, slopes held at 35 %.
 */
export function profileOfTrack(track: Track): Result<TrackProfile, TrackFault> {
  const all = segmentsOf(track);
  const segments = all.filter(({ distance }) => distance.length > 1);
  const points = sumOf(segments, ({ distance }) => distance.length);
  const filledHeights = sumOf(segments, unknownIn);
  const metres = sumOf(segments, ({ distance }) => distance.at(-1) ?? 0);
  if (metres < shortestRoad) return failure({ code: 'tooShort', metres });
  if (filledHeights > mostUnknownHeights * points) {
    return failure({ code: 'noElevation', missing: filledHeights, points });
  }
  const parts = segments.map(smoothed);
  const { profile, clamped } = profileFrom(parts);
  const raw = sumOf(segments, (each) => rawRise(fillHeights(each)));
  const rise = sumOf(parts, ({ smooth }) => countedRise(smooth));
  const { kind, name, skipped, endsEarly } = track;
  return success({
    profile,
    report: {
      ...{ kind, name, points, segments: segments.length, skipped, filledHeights, clamped, rise, endsEarly },
      repeats: sumOf(all, ({ repeats }) => repeats),
      rawRise: raw,
      isRough: raw - rise > largestSmoothing * raw,
    },
  });
}
