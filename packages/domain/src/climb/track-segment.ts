import type { Metres } from '../core/public.ts';

const earthRadius: Metres = 6_371_000;
const radians = Math.PI / 180;
/** Distance between samples along the ground, m. */
export const sampleStep: Metres = 10;

/** Points of a road without repeats: way along the ground, height (NaN unknown) and position in degrees. */
export interface GroundPoints {
  readonly distance: Float64Array;
  readonly elevation: Float64Array;
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  /** Points that repeated the position of the one before. */
  readonly repeats: number;
}

/** Great-circle distance of two points on a sphere of 6371 km. */
export function distanceBetween(lat1: number, lon1: number, lat2: number, lon2: number): Metres {
  const north = Math.sin(((lat2 - lat1) * radians) / 2);
  const east = Math.sin(((lon2 - lon1) * radians) / 2);
  const chord = north * north + Math.cos(lat1 * radians) * Math.cos(lat2 * radians) * east * east;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Compass heading in degrees from one point to another, 0 to 360. */
function headingBetween(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const turn = (lon2 - lon1) * radians;
  const [from, to] = [lat1 * radians, lat2 * radians];
  const east = Math.sin(turn) * Math.cos(to);
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn);
  return (Math.atan2(east, north) / radians + 360) % 360;
}

/** Walks a road and drops points that repeat the position of the one before. */
export function walkSegment(
  latitude: Float64Array,
  longitude: Float64Array,
  elevation: Float64Array,
): GroundPoints {
  const all = latitude.length;
  const points = {
    distance: new Float64Array(all),
    elevation: new Float64Array(all),
    latitude: new Float64Array(all),
    longitude: new Float64Array(all),
  };
  let count = 0;
  let way = 0;
  for (let index = 0; index < all; index += 1) {
    const [lat, lon] = [latitude[index] ?? 0, longitude[index] ?? 0];
    if (count > 0) {
      const step = distanceBetween(
        points.latitude[count - 1] ?? 0,
        points.longitude[count - 1] ?? 0,
        lat,
        lon,
      );
      if (step === 0) continue;
      way += step;
    }
    points.distance[count] = way;
    points.elevation[count] = elevation[index] ?? Number.NaN;
    points.latitude[count] = lat;
    points.longitude[count] = lon;
    count += 1;
  }
  return {
    distance: points.distance.subarray(0, count),
    elevation: points.elevation.subarray(0, count),
    latitude: points.latitude.subarray(0, count),
    longitude: points.longitude.subarray(0, count),
    repeats: all - count,
  };
}

/** The middle one of a row of figures, read from at most twenty thousand of them; 0 of none. */
export function roughMedian(values: Float64Array): number {
  const stride = Math.ceil(values.length / 20_000) || 1;
  const sorted = values.filter((_, index) => index % stride === 0).sort();
  return sorted[sorted.length >> 1] ?? 0;
}

/** Fills unknown heights between known ones along the way; before the first and after the last they stay level. */
export function fillHeights(distance: Float64Array, elevation: Float64Array): Float64Array {
  const filled = Float64Array.from(elevation);
  let known = -1;
  for (let index = 0; index <= filled.length; index += 1) {
    if (index < filled.length && Number.isNaN(filled[index])) continue;
    const [before, after] = [filled[known], filled[index]];
    for (let gap = known + 1; gap < index; gap += 1) {
      const span = (distance[index] ?? 0) - (distance[known] ?? 0);
      const part = ((distance[gap] ?? 0) - (distance[known] ?? 0)) / span;
      filled[gap] =
        before === undefined || after === undefined
          ? (before ?? after ?? 0)
          : before + (after - before) * part;
    }
    known = index;
  }
  return filled;
}

/** Samples of a road at even distances along the ground, both ends included. */
export interface Samples {
  /** Distance between two samples, m; about {@link sampleStep}. */
  readonly step: Metres;
  readonly height: Float64Array;
  readonly heading: Float64Array;
}

/** Heading from a point to the next one; the last one keeps that of the step before. */
function headingFrom({ latitude, longitude }: GroundPoints, point: number): number {
  const from = Math.max(0, Math.min(point, latitude.length - 2));
  const to = Math.min(latitude.length - 1, from + 1);
  return headingBetween(latitude[from] ?? 0, longitude[from] ?? 0, latitude[to] ?? 0, longitude[to] ?? 0);
}

/** Samples heights along a road by straight lines between its points. */
export function sampleRoad(points: GroundPoints, heights: Float64Array): Samples {
  const total = points.distance.at(-1) ?? 0;
  const count = Math.max(1, Math.round(total / sampleStep));
  const step = total / count;
  const heading = new Float64Array(count + 1);
  const height = new Float64Array(count + 1);
  let point = 0;
  for (let index = 0; index <= count; index += 1) {
    const at = index * step;
    while (point < points.distance.length - 2 && (points.distance[point + 1] ?? 0) <= at) point += 1;
    const [from, to] = [points.distance[point] ?? 0, points.distance[point + 1] ?? 0];
    const [low, high] = [heights[point] ?? 0, heights[point + 1] ?? heights[point] ?? 0];
    heading[index] = headingFrom(points, point);
    height[index] = to > from ? low + (high - low) * Math.min(1, (at - from) / (to - from)) : low;
  }
  return { step, height, heading };
}
