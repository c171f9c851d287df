import type { Metres } from '../core/public.ts';
import { type Air, densityOnRoad } from './air.ts';
import { cosineOf } from './forces.ts';
import type { Profile } from './profile.ts';
import { type Wind, windOnRoad } from './wind.ts';

/** Segments are cut into pieces of at most this length, so that the air follows the height (section 5). */
export const longestPiece: Metres = 100;

/** A profile with its air and wind worked out once for all wheelsets, piece by piece. */
export interface Course {
  readonly profile: Profile;
  /** Number of pieces. */
  readonly count: number;
  readonly length: Float64Array;
  readonly sine: Float64Array;
  readonly cosine: Float64Array;
  readonly density: Float64Array;
  /** Along the road, positive against the rider, m/s. */
  readonly headwind: Float64Array;
  readonly altitude: Float64Array;
  /** The segment of the profile that a piece belongs to. */
  readonly segment: Uint32Array;
  /** Length of all pieces, m. */
  readonly total: Metres;
}

/** The weather on a road: air, and the wind that reaches the rider (already sheltered). */
export interface Weather {
  readonly air: Air;
  readonly wind: Wind;
}

const piecesOf = (length: number, longest: number): number => Math.max(1, Math.ceil(length / longest - 1e-9));

/** Wind along a segment; a wind from a direction on a road without directions counts as none. */
function headwindOn(profile: Profile, segment: number, wind: Wind): number {
  if (wind.kind === 'along') return wind.headwind;
  const heading = profile.heading?.[segment];
  return heading === undefined ? 0 : windOnRoad(wind.speed, wind.direction, heading).headwind;
}

/** Lays a course over a profile. */
export function layCourse(profile: Profile, { air, wind }: Weather, longest = longestPiece): Course {
  const pieces = Array.from(profile.length, (length) => piecesOf(length, longest));
  const count = pieces.reduce((sum, each) => sum + each, 0);
  const floats = () => new Float64Array(count);
  const course = {
    ...{ profile, count, length: floats(), sine: floats(), cosine: floats(), density: floats() },
    ...{ headwind: floats(), altitude: floats(), segment: new Uint32Array(count) },
  };
  let piece = 0;
  let total = 0;
  pieces.forEach((parts, segment) => {
    const road = profile.length[segment] ?? 0;
    const rise = profile.rise[segment] ?? 0;
    const sine = road > 0 ? rise / road : 0;
    const headwind = headwindOn(profile, segment, wind);
    const start = (profile.altitude[segment] ?? 0) - rise / 2;
    total += road;
    for (let part = 0; part < parts; part += 1, piece += 1) {
      const altitude = start + (rise * (part + 0.5)) / parts;
      course.length[piece] = road / parts;
      course.sine[piece] = sine;
      course.cosine[piece] = cosineOf(sine);
      course.density[piece] = densityOnRoad(air, altitude, profile.startAltitude);
      course.headwind[piece] = headwind;
      course.altitude[piece] = altitude;
      course.segment[piece] = segment;
    }
  });
  return { ...course, total };
}
