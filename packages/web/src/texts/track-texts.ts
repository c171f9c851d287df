import type { FileKind, TrackFault, TrackReport } from '@pp-tools/domain/climb';

type Fault = TrackFault | { readonly code: 'unreadable' | 'tooLarge' };

/** What a file is, for a sentence that begins "This is". */
const kindTexts: Readonly<Record<FileKind, string>> = {
  gpx: 'a GPX file',
  tcx: 'a TCX file',
  fit: 'a FIT file',
  gzip: 'a packed file inside a packed file',
  zip: 'a ZIP archive (or a KMZ file)',
  kml: 'a KML file',
  html: 'a web page',
  svg: 'a picture',
  json: 'a JSON or GeoJSON file',
  pdf: 'a PDF',
  image: 'a picture',
  text: 'a text file or a table',
  empty: 'an empty file',
  otherXml: 'an XML file of another kind',
  other: 'a file of another kind',
};

const wayOut = 'Export the ride or route as GPX, TCX or FIT and try again.';

const damagedTexts = {
  xml: `This is no GPX file. ${wayOut}`,
  fit: 'This FIT file is damaged or was cut off. Copy it from the device again, or export the ride as GPX.',
  gzip: 'This packed file is damaged or was cut off. Unpack it, or export the ride again.',
} as const;

/** Why a file gives no road, and what would. Nothing of the file's content is shown. */
export function trackFaultText(fault: Fault): string {
  switch (fault.code) {
    case 'damaged':
      return damagedTexts[fault.kind];
    case 'otherKind':
      return `This is ${kindTexts[fault.kind]}, not GPX, TCX or FIT. ${wayOut}`;
    case 'encodingUnknown':
      return 'This file names a text encoding that browsers cannot read. Save it as UTF-8 and try again.';
    case 'noPoints':
      return 'This file holds no track and no route.';
    case 'waypointsOnly':
      return `This GPX file holds ${fault.waypoints} waypoints but no track and no route, so there is no road to ride.`;
    case 'noElevation':
      return `This file lacks heights: ${fault.missing} of ${fault.points} points have none. Export it with elevation, or let a route planner add it.`;
    case 'strayPositions':
      return `${fault.strays} of ${fault.points} positions in this file jump far off the road, so the road cannot be trusted. Draw it in a route planner, or correct the track there.`;
    case 'tooShort':
      return `The way in this file is ${Math.round(fault.metres)} m long; at least 100 m are needed.`;
    case 'tooLong':
      return `The way in this file is ${Math.round(fault.metres / 1000).toLocaleString('en-US')} km long; at most 2,000 km can be ridden here.`;
    case 'tooLarge':
      return 'This file is too large: at most 60 MB, or 120 MB unpacked.';
    case 'unreadable':
      return 'The browser could not read this file. Choose it again.';
    default:
      return fault satisfies never;
  }
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** A sentence for a count, nothing for none. */
const told = (number: number, sentence: (number: number) => string): readonly string[] =>
  number > 0 ? [sentence(number)] : [];

function pointLines({
  repeats,
  skipped,
  strays,
  filledHeights,
  wildHeights,
}: TrackReport): readonly string[] {
  return [
    ...told(repeats, (n) => `${count(n, 'repeated point was', 'repeated points were')} dropped.`),
    ...told(
      skipped,
      (n) => `${count(n, 'point', 'points')} without a usable position ${n === 1 ? 'was' : 'were'} skipped.`,
    ),
    ...told(
      strays,
      (n) => `${count(n, 'position', 'positions')} far off the road ${n === 1 ? 'was' : 'were'} skipped.`,
    ),
    ...told(
      filledHeights,
      (n) => `${count(n, 'missing height was', 'missing heights were')} filled in between its neighbours.`,
    ),
    ...told(
      wildHeights,
      (n) => `${count(n, 'wild height was', 'wild heights were')} replaced by its neighbours.`,
    ),
  ];
}

function partLines({ kind, segments, gaps, repeatedParts, shaping, points }: TrackReport): readonly string[] {
  return [
    ...(kind === 'route' ? ['The file holds a planned route, not a recorded track.'] : []),
    ...told(
      shaping,
      (n) =>
        `Only ${points - n} of its ${points} points have a height; between them an even slope is assumed. Take the result as a guess.`,
    ),
    ...(segments > 1 && gaps === 0 ? [`Its ${segments} parts are joined into one road.`] : []),
    ...told(gaps, () => `Its ${segments} parts are joined without the way between them.`),
    ...told(
      repeatedParts,
      (n) =>
        `${count(n, 'part covers', 'parts cover')} a road that an earlier part covers already; all are ridden. Delete what is there twice if that is a mistake.`,
    ),
  ];
}

/** What was done to a track on the way to a profile, in sentences. */
export function trackReportLines(report: TrackReport): readonly string[] {
  const { held, rawRise, rise, isRough, endsEarly } = report;
  const removed = Math.max(0, Math.round((1 - rise / Math.max(rawRise, 1)) * 100));
  const left =
    Math.round(rise) < Math.round(rawRise)
      ? `${Math.round(rise)} m of rise are left of ${Math.round(rawRise)} m, counted in moves of 3 m`
      : `${Math.round(rise)} m of rise, as in the file`;
  return [
    `Heights are smoothed by a median and a mean over 110 m: ${left}.`,
    ...(isRough
      ? [
          `The heights of this file are rough: smoothing took ${removed} % of the rise. Take the result as a guess.`,
        ]
      : []),
    ...partLines(report),
    ...pointLines(report),
    ...(held > 5 ? [`Slopes beyond 35 % were spread out to 35 % over ${Math.round(held)} m.`] : []),
    ...(endsEarly ? ['The file breaks off before its end; what is there is used.'] : []),
  ];
}

/** What a road from a link is. */
export const sharedRoadLine = (bends: number, error: string): string =>
  `This road came with the link. It is drawn with ${bends} points; its heights are within ${error} of the file it was made from.`;
