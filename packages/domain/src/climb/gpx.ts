import { failure, type Result, success } from '../core/public.ts';
import { noPoints, type PointList, type Track, type TrackFault } from './track.ts';
import { scanTags } from './xml-tags.ts';

/** Reads a GPX file that comes in pieces, so that a large one needs no more memory than its points. */
export interface GpxReader {
  readonly push: (chunk: string) => void;
  readonly finish: () => Result<Track, TrackFault>;
}

const attribute = {
  latitude: /\blat\s*=\s*["']([^"']*)["']/,
  longitude: /\blon\s*=\s*["']([^"']*)["']/,
} as const;

const figure = (text: string | undefined): number =>
  text === undefined || text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));

const isOnEarth = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Heights beyond these belong to no road: a recorder's mark for "unknown". */
const isHeight = (metres: number): boolean => metres > -600 && metres < 9000;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plainText = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '').trim();

/** State of a reading: where we are and what was found. */
class Reading {
  readonly tracks = noPoints();
  readonly routes = noPoints();
  root: string | null = null;
  isClosed = false;
  waypoints = 0;
  skipped = 0;
  name: string | null = null;
  private list: PointList | null = null;
  private isNewSegment = true;
  private isInPoint = false;
  private text: string | null = null;

  open(name: string, attributes: string): void {
    this.root ??= name;
    if (name === 'trkpt') this.point(this.tracks, attributes);
    else if (name === 'rtept') this.point(this.routes, attributes);
    else if (name === 'wpt') this.waypoints += 1;
    else if (name === 'trkseg' || name === 'trk' || name === 'rte') this.isNewSegment = true;
    else if (name === 'ele' || (name === 'name' && this.name === null)) this.text = '';
  }

  close(name: string): void {
    if (name === 'ele') this.elevation();
    else if (name === 'name') this.takeName();
    else if (name === 'trkpt' || name === 'rtept') this.isInPoint = false;
    else if (name === 'gpx') this.isClosed = true;
  }

  hear(text: string): void {
    if (this.text !== null) this.text += text;
  }

  private point(list: PointList, attributes: string): void {
    const latitude = figure(attribute.latitude.exec(attributes)?.[1]);
    const longitude = figure(attribute.longitude.exec(attributes)?.[1]);
    this.isInPoint = isOnEarth(latitude, longitude);
    if (!this.isInPoint) {
      this.skipped += 1;
      return;
    }
    if (this.isNewSegment) list.starts.push(list.latitude.length);
    this.isNewSegment = false;
    this.list = list;
    list.latitude.push(latitude);
    list.longitude.push(longitude);
    list.elevation.push(Number.NaN);
  }

  private elevation(): void {
    const metres = figure(this.text ?? '');
    this.text = null;
    const list = this.list;
    if (this.isInPoint && list && isHeight(metres)) list.elevation[list.elevation.length - 1] = metres;
  }

  private takeName(): void {
    if (this.text === null) return;
    if (!this.isInPoint) this.name = plainText(this.text) || null;
    this.text = null;
  }
}

function finished(reading: Reading, isBroken: boolean): Result<Track, TrackFault> {
  const { tracks, routes, root, isClosed, waypoints, skipped, name } = reading;
  if (root === null || isBroken) return failure({ code: 'notXml' });
  if (root.toLowerCase() !== 'gpx') return failure({ code: 'otherFormat', root });
  const list = tracks.latitude.length > 0 ? tracks : routes;
  if (list.latitude.length === 0) {
    return failure(waypoints > 0 ? { code: 'waypointsOnly', waypoints } : { code: 'noPoints' });
  }
  return success({
    kind: list === tracks ? 'track' : 'route',
    name,
    latitude: Float64Array.from(list.latitude),
    longitude: Float64Array.from(list.longitude),
    elevation: Float64Array.from(list.elevation),
    starts: list.starts,
    skipped,
    endsEarly: !isClosed,
  });
}

/** Starts to read a GPX file (1.0 or 1.1, any prefix): tracks, or routes when there is no track. */
export function startGpx(): GpxReader {
  const reading = new Reading();
  const scanner = scanTags({
    open: (name, attributes) => reading.open(name, attributes),
    close: (name) => reading.close(name),
    text: (text) => reading.hear(text),
  });
  return { push: scanner.push, finish: () => finished(reading, scanner.isBroken()) };
}

/** Reads a GPX text that is there as a whole. */
export function readGpx(text: string): Result<Track, TrackFault> {
  const reader = startGpx();
  reader.push(text);
  return reader.finish();
}
