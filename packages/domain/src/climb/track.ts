/** Points of a recorded or planned way, part after part, as a file states them. */
export interface Track {
  readonly kind: 'track' | 'route';
  readonly name: string | null;
  /** Degrees. */
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  /** Metres above sea level; NaN where the file says nothing. */
  readonly elevation: Float64Array;
  /** Seconds since 1970; NaN where the file says nothing. */
  readonly time: Float64Array;
  /** Index of the first point of every part that has points. */
  readonly starts: readonly number[];
  /** Points whose position is absent or not on the earth. */
  readonly skipped: number;
  /** Points that a route's extension adds between its own points; they never carry a height. */
  readonly shaping: number;
  /** Whether the file breaks off before its own end. */
  readonly endsEarly: boolean;
}

/** Why a file is no road. */
export type TrackFault =
  | { readonly code: 'otherKind'; readonly kind: FileKind }
  | { readonly code: 'damaged'; readonly kind: 'xml' | 'fit' | 'gzip' }
  | { readonly code: 'encodingUnknown' }
  | { readonly code: 'noPoints' }
  | { readonly code: 'waypointsOnly'; readonly waypoints: number }
  | { readonly code: 'noElevation'; readonly missing: number; readonly points: number }
  | { readonly code: 'strayPositions'; readonly strays: number; readonly points: number }
  | { readonly code: 'tooShort'; readonly metres: number }
  | { readonly code: 'tooLong'; readonly metres: number };

/** What a file is, by its first bytes or its root element; `otherXml` and `other` are none of the named ones. */
export type FileKind =
  | 'gpx'
  | 'tcx'
  | 'fit'
  | 'gzip'
  | 'zip'
  | 'kml'
  | 'html'
  | 'svg'
  | 'json'
  | 'pdf'
  | 'image'
  | 'text'
  | 'empty'
  | 'otherXml'
  | 'other';
