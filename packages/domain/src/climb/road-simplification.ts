import type { Metres } from '../core/public.ts';
import type { Profile } from './profile.ts';

/** A bend of a road that is drawn with few of them. */
export interface RoadBend {
  /** Along the road from its start, m. */
  readonly at: Metres;
  /** Above sea level, m. */
  readonly height: Metres;
  /** Compass heading of the road from here to the next bend, degrees; 0 when unknown. */
  readonly heading: number;
}

/** A road with few bends, and how far its heights are off at most. */
export interface SimpleRoad {
  readonly bends: readonly RoadBend[];
  readonly error: Metres;
}

/** Starts and ends of the segments of a profile; two of them at one spot where the height jumps between parts. */
function outlineOf(profile: Profile): { readonly at: Float64Array; readonly height: Float64Array } {
  const { length, rise, altitude } = profile;
  const at = new Float64Array(2 * length.length);
  const height = new Float64Array(2 * length.length);
  let road = 0;
  length.forEach((metres, segment) => {
    const [middle, climbed] = [altitude[segment] ?? 0, rise[segment] ?? 0];
    at[2 * segment] = road;
    height[2 * segment] = middle - climbed / 2;
    road += metres;
    at[2 * segment + 1] = road;
    height[2 * segment + 1] = middle + climbed / 2;
  });
  return { at, height };
}

interface Span {
  readonly from: number;
  readonly to: number;
  /** Point between the ends that is farthest off the line through them, and by how much. */
  readonly worst: number;
  readonly error: Metres;
}

function spanOf(at: Float64Array, height: Float64Array, from: number, to: number): Span {
  const [start = 0, low = 0] = [at[from], height[from]];
  const road = (at[to] ?? 0) - start;
  const slope = road > 0 ? ((height[to] ?? 0) - low) / road : 0;
  let worst = from;
  let error = 0;
  for (let point = from + 1; point < to; point += 1) {
    const off = Math.abs((height[point] ?? 0) - low - slope * ((at[point] ?? 0) - start));
    if (off > error) [worst, error] = [point, off];
  }
  return { from, to, worst, error };
}

/** Mean heading of the segments between two points of the outline, by their length. */
function headingBetweenBends({ heading, length }: Profile, from: number, to: number): number {
  if (heading === null) return 0;
  let [north, east] = [0, 0];
  for (let segment = from >> 1; segment <= (to - 1) >> 1; segment += 1) {
    const angle = ((heading[segment] ?? 0) * Math.PI) / 180;
    north += (length[segment] ?? 0) * Math.cos(angle);
    east += (length[segment] ?? 0) * Math.sin(angle);
  }
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** Heights this near to the road need no further bend, m. */
const nearEnough: Metres = 0.1;

/** The road of a profile with at most `most` bends: always the one added next that mends the largest error. */
export function simplifyRoad(profile: Profile, most: number): SimpleRoad {
  const { at, height } = outlineOf(profile);
  const spans: Span[] = [spanOf(at, height, 0, at.length - 1)];
  while (spans.length < most - 1) {
    const index = spans.reduce(
      (best, { error }, each) => (error > (spans[best]?.error ?? 0) ? each : best),
      0,
    );
    const span = spans[index];
    if (span === undefined || span.error < nearEnough) break;
    const { from, to, worst } = span;
    spans.splice(index, 1, spanOf(at, height, from, worst), spanOf(at, height, worst, to));
  }
  const bend = (point: number, heading: number): RoadBend => ({
    at: at[point] ?? 0,
    height: height[point] ?? 0,
    heading,
  });
  const last = spans.at(-1)?.to ?? 0;
  return {
    bends: [
      ...spans.map(({ from, to }) => bend(from, headingBetweenBends(profile, from, to))),
      bend(last, 0),
    ],
    error: spans.reduce((largest, { error }) => Math.max(largest, error), 0),
  };
}

/** Every end of a segment as a bend: the road as it is. */
export function bendsOf(profile: Profile): readonly RoadBend[] {
  const { at, height } = outlineOf(profile);
  const bends: RoadBend[] = [];
  for (let point = 0; point < at.length; point += 1) {
    const isInside = point % 2 === 1 && point < at.length - 1;
    // The end of a segment is the start of the next one unless the height jumps between parts.
    if (isInside && Math.abs((height[point + 1] ?? 0) - (height[point] ?? 0)) < 1e-6) continue;
    const heading = point % 2 === 0 ? (profile.heading?.[point >> 1] ?? 0) : 0;
    bends.push({ at: at[point] ?? 0, height: height[point] ?? 0, heading });
  }
  return bends;
}

/** The profile of a road by its bends; two bends at one spot are a jump between parts and no way. */
export function profileOfBends(bends: readonly RoadBend[]): Profile {
  const length = new Float64Array(bends.length);
  const rise = new Float64Array(bends.length);
  const altitude = new Float64Array(bends.length);
  const heading = new Float64Array(bends.length);
  let count = 0;
  let startAltitude = 0;
  for (let index = 0; index + 1 < bends.length; index += 1) {
    const bend = bends[index];
    const next = bends[index + 1];
    if (!bend || !next || next.at <= bend.at) continue;
    if (count === 0) startAltitude = bend.height;
    length[count] = next.at - bend.at;
    rise[count] = next.height - bend.height;
    altitude[count] = bend.height + (next.height - bend.height) / 2;
    heading[count] = bend.heading;
    count += 1;
  }
  return {
    length: length.slice(0, count),
    rise: rise.slice(0, count),
    altitude: altitude.slice(0, count),
    startAltitude,
    heading: heading.slice(0, count),
  };
}
