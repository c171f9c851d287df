/** Points of a recorded or planned way, segment after segment, as a file states them. */
export interface Track {
  readonly kind: 'track' | 'route';
  readonly name: string | null;
  /** Degrees. */
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  /** Metres above sea level; NaN where the file says nothing. */
  readonly elevation: Float64Array;
  /** Place of the first point of every segment that has points. */
  readonly starts: readonly number[];
  /** Points without a usable position. */
  readonly skipped: number;
  /** Whether the file breaks off before its own end. */
  readonly endsEarly: boolean;
}

/** Why a file is no road. */
export type TrackFault =
  | { readonly code: 'notXml' }
  | { readonly code: 'otherFormat'; readonly root: string }
  | { readonly code: 'noPoints' }
  | { readonly code: 'waypointsOnly'; readonly waypoints: number }
  | { readonly code: 'noElevation'; readonly missing: number; readonly points: number }
  | { readonly code: 'tooShort'; readonly metres: number };

/** Points as they are collected. */
export interface PointList {
  readonly latitude: number[];
  readonly longitude: number[];
  readonly elevation: number[];
  readonly starts: number[];
}

/** A list without points. */
export const noPoints = (): PointList => ({ latitude: [], longitude: [], elevation: [], starts: [] });
