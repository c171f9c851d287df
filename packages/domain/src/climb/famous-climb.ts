import type { Metres, Seconds } from '../core/public.ts';
import { csvRecords } from './csv-rows.ts';
import { type Profile, profileOf, type Stretch } from './profile.ts';

/** A well-known road with its profile; data and sources are in data/climbs.csv. */
export interface FamousClimb {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly length: Metres;
  readonly startAltitude: Metres;
  readonly endAltitude: Metres;
  readonly profile: Profile;
  /** The best time that a page gives, on that page's start and finish; a note, never a comparison. */
  readonly recordTime: Seconds | null;
  readonly recordNote: string | null;
  readonly source: string;
}

/** "1000:9.9;624:6.4": road metres and percent of rise over road length. */
function stretchesOf(text: string): readonly Stretch[] {
  return text.split(';').map((part) => {
    const [length, percent] = part.split(':').map(Number);
    return { length: length ?? Number.NaN, sine: (percent ?? Number.NaN) / 100 };
  });
}

const isSound = ({ length, sine }: Stretch): boolean => length > 0 && Math.abs(sine) < 1;

/** Famous climbs from the text of data/climbs.csv; a row that is not a road is left out. */
export function parseClimbs(text: string): readonly FamousClimb[] {
  return csvRecords(text).flatMap((row) => {
    const stretches = stretchesOf(row.profile ?? '');
    const startAltitude = Number(row.start_elevation_m);
    if (!row.id || !stretches.every(isSound) || !Number.isFinite(startAltitude)) return [];
    const climb: FamousClimb = {
      id: row.id,
      name: row.name ?? row.id,
      country: row.country ?? '',
      length: Number(row.length_m),
      startAltitude,
      endAltitude: Number(row.end_elevation_m),
      profile: profileOf(stretches, startAltitude),
      recordTime: row.record_time_s ? Number(row.record_time_s) : null,
      recordNote: row.record_note || null,
      source: row.source ?? '',
    };
    return [climb];
  });
}
