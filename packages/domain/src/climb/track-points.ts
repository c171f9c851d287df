import { GrowingFigures } from './growing-figures.ts';
import type { Track } from './track.ts';

const isOnEarth = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Heights beyond these belong to no road: a recorder's mark for "unknown". */
const isHeight = (metres: number): boolean => metres > -600 && metres < 9000;

/** Collects the points of a file part by part. */
export class TrackPoints {
  skipped = 0;
  shaping = 0;
  private readonly latitude = new GrowingFigures();
  private readonly longitude = new GrowingFigures();
  private readonly elevation = new GrowingFigures();
  private readonly time = new GrowingFigures();
  private readonly starts: number[] = [];
  private isNewPart = true;

  get count(): number {
    return this.latitude.length;
  }

  /** The next point begins a part of its own. */
  startPart(): void {
    this.isNewPart = true;
  }

  /** Adds a point; its index, or -1 when the position is none. */
  add(latitude: number, longitude: number): number {
    if (!isOnEarth(latitude, longitude)) {
      this.skipped += 1;
      return -1;
    }
    if (this.isNewPart) this.starts.push(this.count);
    this.isNewPart = false;
    this.elevation.push(Number.NaN);
    this.time.push(Number.NaN);
    this.longitude.push(longitude);
    this.latitude.push(latitude);
    return this.count - 1;
  }

  /** Notes the height of a point; a height that no road has stays unknown. */
  setElevation(index: number, metres: number): void {
    if (index >= 0 && isHeight(metres)) this.elevation.set(index, metres);
  }

  /** Notes the time of a point in seconds since 1970. */
  setTime(index: number, seconds: number): void {
    if (index >= 0) this.time.set(index, seconds);
  }

  /** The points as a track. */
  toTrack(facts: Pick<Track, 'kind' | 'name' | 'endsEarly'>): Track {
    const { skipped, shaping, starts } = this;
    return {
      ...facts,
      ...{ skipped, shaping, starts },
      latitude: this.latitude.toArray(),
      longitude: this.longitude.toArray(),
      elevation: this.elevation.toArray(),
      time: this.time.toArray(),
    };
  }
}
