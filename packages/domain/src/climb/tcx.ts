import { failure, type Result, success } from '../core/public.ts';
import { figureOf, timeReader } from './text-figures.ts';
import type { Track, TrackFault } from './track.ts';
import { TrackPoints } from './track-points.ts';

const noPosition = { latitude: Number.NaN, longitude: Number.NaN };

/** What is read from the elements of a TCX file (Garmin Training Center): the points of its laps or course. */
export class TcxReading {
  private readonly readTime = timeReader();
  private readonly points = new TrackPoints();
  private position = { ...noPosition };
  private height = Number.NaN;
  private seconds = Number.NaN;
  private name: string | null = null;
  private hasCourse = false;

  open(name: string): void {
    if (name === 'Track') this.points.startPart();
    else if (name === 'Course') this.hasCourse = true;
    else if (name === 'Trackpoint') {
      this.position = { ...noPosition };
      this.height = Number.NaN;
      this.seconds = Number.NaN;
    }
  }

  close(name: string, text: string, parent: string): void {
    if (name === 'LatitudeDegrees') this.position.latitude = figureOf(text);
    else if (name === 'LongitudeDegrees') this.position.longitude = figureOf(text);
    else if (name === 'Trackpoint') this.addPoint();
    else if (parent === 'Trackpoint' && name === 'AltitudeMeters') this.height = figureOf(text);
    else if (parent === 'Trackpoint' && name === 'Time') this.seconds = this.readTime(text);
    else if (parent === 'Course' && name === 'Name') this.name ??= text.trim() || null;
  }

  finish(endsEarly: boolean): Result<Track, TrackFault> {
    if (this.points.count === 0) return failure({ code: 'noPoints' });
    const kind = this.hasCourse ? 'route' : 'track';
    return success(this.points.toTrack({ kind, name: this.name, endsEarly }));
  }

  private addPoint(): void {
    const index = this.points.add(this.position.latitude, this.position.longitude);
    this.points.setElevation(index, this.height);
    this.points.setTime(index, this.seconds);
  }
}
