import { failure, type Result, success } from '../core/public.ts';
import { figureOf, timeReader } from './text-figures.ts';
import type { Track, TrackFault } from './track.ts';
import { TrackPoints } from './track-points.ts';

/** Elements whose name is the road's own, best first; never a waypoint's, a person's or a link's. */
const namedElements = { file: ['metadata', 'gpx'], track: ['trk'], route: ['rte'] } as const;

type Named = keyof typeof namedElements;

/** What is read from the elements of a GPX file: its tracks, or its routes when there is no track. */
export class GpxReading {
  private readonly readTime = timeReader();
  private readonly tracks = new TrackPoints();
  private readonly routes = new TrackPoints();
  private readonly names: { [Element in Named]?: string } = {};
  private waypoints = 0;
  private list: TrackPoints | null = null;
  private index = -1;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'trkpt') this.point(this.tracks, attributes);
    else if (name === 'rtept') this.point(this.routes, attributes);
    else if (name === 'rpt') this.shapingPoint(attributes);
    else if (name === 'wpt') this.waypoints += 1;
    else if (name === 'trkseg' || name === 'trk') this.tracks.startPart();
    else if (name === 'rte') this.routes.startPart();
  }

  close(name: string, text: string, parent: string): void {
    if (name === 'trkpt' || name === 'rtept') this.list = null;
    else if (name === 'name') this.noteName(text.trim(), parent);
    else if (parent !== 'trkpt' && parent !== 'rtept') return;
    else if (name === 'ele') this.list?.setElevation(this.index, figureOf(text));
    else if (name === 'time') this.list?.setTime(this.index, this.readTime(text));
  }

  finish(endsEarly: boolean): Result<Track, TrackFault> {
    const { tracks, routes, waypoints, names } = this;
    if (tracks.count === 0 && routes.count === 0) {
      return failure(waypoints > 0 ? { code: 'waypointsOnly', waypoints } : { code: 'noPoints' });
    }
    const kind = tracks.count > 0 ? 'track' : 'route';
    const name = names.file ?? names[kind] ?? null;
    return success((kind === 'track' ? tracks : routes).toTrack({ kind, name, endsEarly }));
  }

  private point(list: TrackPoints, { lat, lon }: Readonly<Record<string, string>>): void {
    this.list = list;
    this.index = list.add(figureOf(lat), figureOf(lon));
  }

  /** Garmin's routes keep the road between two route points in an extension (GpxExtensions v3, rpt). */
  private shapingPoint({ lat, lon }: Readonly<Record<string, string>>): void {
    if (this.list === this.routes && this.routes.add(figureOf(lat), figureOf(lon)) >= 0)
      this.routes.shaping += 1;
  }

  private noteName(name: string, parent: string): void {
    if (name === '') return;
    for (const element of ['file', 'track', 'route'] as const) {
      const parents: readonly string[] = namedElements[element];
      if (parents.includes(parent)) this.names[element] ??= name;
    }
  }
}
