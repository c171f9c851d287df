import { type FitRawMessage, readFitMessages, readFitStringField } from 'fit-file-parser/raw';
import { failure, type Result, success } from '../core/public.ts';
import type { Track, TrackFault } from './track.ts';
import { TrackPoints } from './track-points.ts';

/** Message numbers of the FIT profile. */
const message = { record: 20, course: 31 } as const;
/** Field numbers of a record and of a course. */
const field = { latitude: 0, longitude: 1, altitude: 2, enhancedAltitude: 78, courseName: 5 } as const;
/** Seconds from 1970 to the epoch of FIT, 31 December 1989. */
const epoch = 631_065_600;
const degreesPerSemicircle = 180 / 2 ** 31;

type Numeric = 'sint32' | 'uint32' | 'uint16';
const sizes: Readonly<Record<Numeric, number>> = { sint32: 4, uint32: 4, uint16: 2 };
/** The value of a field that says nothing. */
const invalid: Readonly<Record<Numeric, number>> = {
  sint32: 0x7fff_ffff,
  uint32: 0xffff_ffff,
  uint16: 0xffff,
};

/** A numeric field of a message; NaN when absent, marked invalid or of another size. */
function numberIn({ fields, littleEndian }: FitRawMessage, number: number, type: Numeric): number {
  const bytes = fields.find(({ fieldNumber }) => fieldNumber === number)?.bytes;
  if (bytes === undefined || bytes.length !== sizes[type]) return Number.NaN;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const value =
    type === 'uint16'
      ? view.getUint16(0, littleEndian)
      : type === 'uint32'
        ? view.getUint32(0, littleEndian)
        : view.getInt32(0, littleEndian);
  return value === invalid[type] ? Number.NaN : value;
}

/** Metres of a height in fifths of a metre above -500 m. */
function heightIn(record: FitRawMessage): number {
  const enhanced = numberIn(record, field.enhancedAltitude, 'uint32');
  return (Number.isNaN(enhanced) ? numberIn(record, field.altitude, 'uint16') : enhanced) / 5 - 500;
}

/** The name of a course; `null` when absent or not readable text. */
function courseNameIn({ fields }: FitRawMessage): string | null {
  try {
    const text = readFitStringField(fields.find(({ fieldNumber }) => fieldNumber === field.courseName));
    return text?.trim() || null;
  } catch {
    return null;
  }
}

/** Reads a FIT file (activity or course) that is there as a whole; a wrong checksum is a damaged file. */
export function readFit(bytes: Uint8Array): Result<Track, TrackFault> {
  let messages: readonly FitRawMessage[];
  try {
    messages = readFitMessages(bytes, { messageNumbers: [message.record, message.course] }).messages;
  } catch {
    return failure({ code: 'damaged', kind: 'fit' });
  }
  const points = new TrackPoints();
  let name: string | null = null;
  for (const each of messages) {
    if (each.globalMessageNumber === message.course) {
      name ??= courseNameIn(each);
      continue;
    }
    const latitude = numberIn(each, field.latitude, 'sint32') * degreesPerSemicircle;
    const index = points.add(latitude, numberIn(each, field.longitude, 'sint32') * degreesPerSemicircle);
    points.setElevation(index, heightIn(each));
    points.setTime(index, epoch + (each.timestamp ?? Number.NaN));
  }
  if (points.count === 0) return failure({ code: 'noPoints' });
  return success(points.toTrack({ kind: name === null ? 'track' : 'route', name, endsEarly: false }));
}
