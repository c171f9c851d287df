import type { TrackReport } from '@pp-tools/domain/climb';

type Fault =
  | { readonly code: 'notXml' | 'noPoints' | 'unreadable' | 'tooLarge' }
  | { readonly code: 'otherFormat'; readonly root: string }
  | { readonly code: 'waypointsOnly'; readonly waypoints: number }
  | { readonly code: 'noElevation'; readonly missing: number; readonly points: number }
  | { readonly code: 'tooShort'; readonly metres: number };

const formats: Readonly<Record<string, string>> = {
  TrainingCenterDatabase: 'a TCX file',
  kml: 'a KML file',
  html: 'a web page',
};

/** Why a file gives no road, and what would. */
export function trackFaultText(fault: Fault): string {
  switch (fault.code) {
    case 'notXml':
      return 'This is no GPX file. Export the ride or route as GPX and try again.';
    case 'otherFormat':
      return `This is ${formats[fault.root] ?? `a file of another kind (${fault.root})`}, not GPX. Export it as GPX and try again.`;
    case 'noPoints':
      return 'This GPX file holds no track and no route.';
    case 'waypointsOnly':
      return `This GPX file holds ${fault.waypoints} waypoints but no track and no route, so there is no road to ride.`;
    case 'noElevation':
      return `This file lacks heights: ${fault.missing} of ${fault.points} points have none. Export it with elevation, or let a route planner add it.`;
    case 'tooShort':
      return `The way in this file is ${Math.round(fault.metres)} m long; at least 100 m are needed.`;
    case 'tooLarge':
      return 'This file is larger than 60 MB.';
    case 'unreadable':
      return 'The browser could not read this file.';
    default:
      return fault satisfies never;
  }
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** What was done to a track on the way to a profile, in sentences. */
export function trackReportLines(report: TrackReport): readonly string[] {
  const { kind, segments, repeats, skipped, filledHeights, clamped, rawRise, rise, isRough, endsEarly } =
    report;
  const removed = Math.max(0, Math.round((1 - rise / Math.max(rawRise, 1)) * 100));
  return [
    `Heights are smoothed by a median and a mean over 110 m: ${Math.round(rise)} m of rise are left of ${Math.round(rawRise)} m, counted in moves of 3 m.`,
    ...(isRough
      ? [
          `The heights of this file are rough: smoothing took ${removed} % of the rise. Take the result as a guess.`,
        ]
      : []),
    ...(kind === 'route' ? ['The file holds a planned route, not a recorded track.'] : []),
    ...(segments > 1 ? [`Its ${segments} parts are joined without the way between them.`] : []),
    ...(repeats > 0 ? [`${count(repeats, 'repeated point was', 'repeated points were')} dropped.`] : []),
    ...(skipped > 0
      ? [
          `${count(skipped, 'point', 'points')} without a usable position ${skipped === 1 ? 'was' : 'were'} skipped.`,
        ]
      : []),
    ...(filledHeights > 0
      ? [
          `${count(filledHeights, 'missing height was', 'missing heights were')} filled in between its neighbours.`,
        ]
      : []),
    ...(clamped > 0 ? [`Slopes beyond 35 % were held at 35 % over ${clamped * 10} m.`] : []),
    ...(endsEarly ? ['The file breaks off before its end; what is there is used.'] : []),
  ];
}
