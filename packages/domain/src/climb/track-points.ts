import type { Track } from './track.ts';

const isOnEarth = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Heights beyond these belong to no road: a recorder's mark for "unknown". */
const isHeight = (metres: number): boolean => metres > -600 && metres < 9000;

const decimal = /^\s*[+-]?(?:\d+[.,]?\d*|[.,]\d+)(?:e[+-]?\d+)?\s*$/i;

/** A decimal figure of a text, with a point or a comma; NaN for everything else, hexadecimal included. */
export const figureOf = (text: string | undefined): number =>
  text !== undefined && decimal.test(text) ? Number(text.replace(',', '.')) : Number.NaN;

const timeForm = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d(?:\.\d+)?)(Z|[+-]\d\d:?\d\d)?$/;

/**
 * A reader of times as GPX and TCX write them (ISO 8601): seconds since 1970, NaN for everything else. It knows the
 * day it read last, because a file has thousands of times of one day.
 */
export function timeReader(): (text: string) => number {
  let lastDay = '';
  let midnight = Number.NaN;
  return (text) => {
    const [, day = '', hours, minutes, seconds, zone = 'Z'] = timeForm.exec(text.trim()) ?? [];
    if (day === '') return Number.NaN;
    if (day !== lastDay) [lastDay, midnight] = [day, Date.parse(`${day}T00:00:00Z`) / 1000];
    const time = midnight + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    if (zone === 'Z') return time;
    const ahead = Number(zone.slice(1, 3)) * 3600 + Number(zone.slice(-2)) * 60;
    return zone[0] === '-' ? time + ahead : time - ahead;
  };
}

/** Collects the points of a file part by part. */
export class TrackPoints {
  skipped = 0;
  shaping = 0;
  private readonly latitude: number[] = [];
  private readonly longitude: number[] = [];
  private readonly elevation: number[] = [];
  private readonly time: number[] = [];
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
    return this.latitude.push(latitude) - 1;
  }

  /** Notes the height of a point; a height that no road has stays unknown. */
  setElevation(index: number, metres: number): void {
    if (index >= 0 && isHeight(metres)) this.elevation[index] = metres;
  }

  /** Notes the time of a point in seconds since 1970. */
  setTime(index: number, seconds: number): void {
    if (index >= 0) this.time[index] = seconds;
  }

  /** The points as a track. */
  toTrack(facts: Pick<Track, 'kind' | 'name' | 'endsEarly'>): Track {
    const { skipped, shaping, starts } = this;
    return {
      ...facts,
      ...{ skipped, shaping, starts },
      latitude: Float64Array.from(this.latitude),
      longitude: Float64Array.from(this.longitude),
      elevation: Float64Array.from(this.elevation),
      time: Float64Array.from(this.time),
    };
  }
}
