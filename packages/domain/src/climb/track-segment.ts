import type { Metres } from '../core/public.ts';

const earthRadius: Metres = 6_371_000;
const radians = Math.PI / 180;
/** Distance between samples along the ground, m. */
export const sampleStep: Metres = 10;

/** Points of one segment without repeats: way along the ground, height (NaN unknown) and heading to the next. */
export interface GroundPoints {
  readonly distance: Float64Array;
  readonly elevation: Float64Array;
  /** Degrees from each point to the next one. */
  readonly heading: Float64Array;
  readonly repeats: number;
}

/** Great-circle distance of two places on a sphere of 6371 km. */
export function distanceBetween(lat1: number, lon1: number, lat2: number, lon2: number): Metres {
  const north = Math.sin(((lat2 - lat1) * radians) / 2);
  const east = Math.sin(((lon2 - lon1) * radians) / 2);
  const chord = north * north + Math.cos(lat1 * radians) * Math.cos(lat2 * radians) * east * east;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Compass heading in degrees from one place to another, 0 to 360. */
export function headingBetween(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const turn = (lon2 - lon1) * radians;
  const [from, to] = [lat1 * radians, lat2 * radians];
  const east = Math.sin(turn) * Math.cos(to);
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn);
  return (Math.atan2(east, north) / radians + 360) % 360;
}

/** Walks a segment and drops points that repeat the place of the one before. */
export function walkSegment(
  latitude: Float64Array,
  longitude: Float64Array,
  elevation: Float64Array,
): GroundPoints {
  const distance: number[] = [];
  const heights: number[] = [];
  const heading: number[] = [];
  let way = 0;
  let last = 0;
  for (let place = 0; place < latitude.length; place += 1) {
    const here = [latitude[place] ?? 0, longitude[place] ?? 0] as const;
    const before = [latitude[last] ?? 0, longitude[last] ?? 0] as const;
    const step = distanceBetween(...before, ...here);
    if (place > 0 && step === 0) continue;
    if (place > 0) heading.push(headingBetween(...before, ...here));
    way += step;
    distance.push(way);
    heights.push(elevation[place] ?? Number.NaN);
    last = place;
  }
  heading.push(heading.at(-1) ?? 0);
  return {
    distance: Float64Array.from(distance),
    elevation: Float64Array.from(heights),
    heading: Float64Array.from(heading),
    repeats: latitude.length - distance.length,
  };
}

/** Fills unknown heights between known ones along the way; before the first and after the last they stay level. */
export function fillHeights({ distance, elevation }: GroundPoints): Float64Array {
  const filled = Float64Array.from(elevation);
  let known = -1;
  for (let place = 0; place <= filled.length; place += 1) {
    if (place < filled.length && Number.isNaN(filled[place])) continue;
    const [before, after] = [filled[known], filled[place]];
    for (let gap = known + 1; gap < place; gap += 1) {
      const span = (distance[place] ?? 0) - (distance[known] ?? 0);
      const part = ((distance[gap] ?? 0) - (distance[known] ?? 0)) / span;
      filled[gap] =
        before === undefined || after === undefined
          ? (before ?? after ?? 0)
          : before + (after - before) * part;
    }
    known = place;
  }
  return filled;
}

/** Samples of a segment at even distances along the ground, its end included. */
export interface Samples {
  readonly distance: Float64Array;
  readonly height: Float64Array;
  readonly heading: Float64Array;
}

/** Samples heights along a segment by straight lines between its points. */
export function sampleSegment(points: GroundPoints, heights: Float64Array): Samples {
  const total = points.distance.at(-1) ?? 0;
  const whole = Math.floor(total / sampleStep + 1e-9);
  const hasRest = total - whole * sampleStep > 1e-6;
  const distance = Float64Array.from({ length: whole + 1 + Number(hasRest) }, (_, place) =>
    Math.min(total, place * sampleStep),
  );
  let point = 0;
  const heading = new Float64Array(distance.length);
  const height = distance.map((at, place) => {
    while (point < points.distance.length - 2 && (points.distance[point + 1] ?? 0) <= at) point += 1;
    const [from, to] = [points.distance[point] ?? 0, points.distance[point + 1] ?? 0];
    const [low, high] = [heights[point] ?? 0, heights[point + 1] ?? heights[point] ?? 0];
    heading[place] = points.heading[point] ?? 0;
    return to > from ? low + ((high - low) * (at - from)) / (to - from) : low;
  });
  return { distance, height, heading };
}
