import { FitBaseType, FitEncoder } from 'fit-file-parser/encoder';

/** A point of a test road: degrees, metres (null: the file says nothing), seconds since 1970. */
export interface RoadPoint {
  readonly latitude: number;
  readonly longitude: number;
  readonly elevation: number | null;
  readonly time?: number;
}

const metresPerDegree = (6_371_000 * Math.PI) / 180;

/** A road to the north whose height is a function of the metres ridden, with a point at every distance given. */
export const northwards = (
  distances: readonly number[],
  heightAt: (metres: number) => number,
  from = { latitude: 46, longitude: 7 },
): readonly RoadPoint[] =>
  distances.map((metres) => ({
    latitude: from.latitude + metres / metresPerDegree,
    longitude: from.longitude,
    elevation: heightAt(metres),
  }));

/** Distances from 0 to a length at even steps, the end included. */
export const evenly = (length: number, step: number): readonly number[] => [
  ...Array.from({ length: Math.ceil(length / step - 1e-9) }, (_, index) => index * step),
  length,
];

const gpxPoint = ({ latitude, longitude, elevation, time }: RoadPoint): string => {
  const ele = elevation === null ? '' : `<ele>${elevation.toFixed(2)}</ele>`;
  const at = time === undefined ? '' : `<time>${new Date(time * 1000).toISOString()}</time>`;
  return `<trkpt lat="${latitude.toFixed(7)}" lon="${longitude.toFixed(7)}">${ele}${at}</trkpt>`;
};

/** A GPX file with these parts in one track. */
export const gpxText = (...parts: readonly (readonly RoadPoint[])[]): string =>
  `<?xml version="1.0"?><gpx version="1.1"><trk>${parts
    .map((points) => `<trkseg>${points.map(gpxPoint).join('')}</trkseg>`)
    .join('')}</trk></gpx>`;

const tcxPoint = ({ latitude, longitude, elevation, time = 1_700_000_000 }: RoadPoint): string =>
  `<Trackpoint><Time>${new Date(time * 1000).toISOString()}</Time><Position><LatitudeDegrees>${latitude}</LatitudeDegrees><LongitudeDegrees>${longitude}</LongitudeDegrees></Position>${
    elevation === null ? '' : `<AltitudeMeters>${elevation}</AltitudeMeters>`
  }<HeartRateBpm><Value>150</Value></HeartRateBpm></Trackpoint>`;

/** A TCX activity with these parts as laps. */
export const tcxText = (...parts: readonly (readonly RoadPoint[])[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="Biking"><Id>2024-05-05T10:00:00Z</Id>${parts
    .map((points) => `<Lap><Track>${points.map(tcxPoint).join('')}</Track></Lap>`)
    .join('')}</Activity></Activities></TrainingCenterDatabase>`;

const semicircles = (degrees: number): number => Math.round((degrees / 180) * 2 ** 31);

/** A FIT file with a record for each point, and the course that names it. */
export function fitBytes(points: readonly RoadPoint[], courseName?: string): Uint8Array {
  const encoder = new FitEncoder({ protocolVersion: 0x20 });
  if (courseName !== undefined) {
    const value = FitEncoder.string(courseName);
    encoder.writeMessage(31, [{ number: 5, size: value.length, baseType: FitBaseType.String, value }], 1);
  }
  points.forEach(({ latitude, longitude, elevation, time = 1_700_000_000 }, index) => {
    const number = (field: number, size: number, baseType: FitBaseType, value: number) => ({
      ...{ number: field, size, baseType, value },
    });
    encoder.writeMessage(20, [
      number(253, 4, FitBaseType.Uint32, FitEncoder.toFitTimestamp(new Date((time + index) * 1000))),
      number(0, 4, FitBaseType.Sint32, semicircles(latitude)),
      number(1, 4, FitBaseType.Sint32, semicircles(longitude)),
      number(2, 2, FitBaseType.Uint16, elevation === null ? 0xffff : Math.round((elevation + 500) * 5)),
    ]);
  });
  return encoder.close();
}

/** A FIT file whose length and checksums agree with its bytes again, however these were changed. */
export function withFitChecksum(bytes: Uint8Array): Uint8Array {
  if (bytes.length < 17) return bytes;
  const repaired = bytes.slice();
  const view = new DataView(repaired.buffer);
  const end = repaired.length - 2;
  repaired[0] = 14;
  view.setUint32(4, end - 14, true);
  view.setUint16(12, FitEncoder.calculateCRC(repaired.subarray(0, 12)), true);
  view.setUint16(end, FitEncoder.calculateCRC(repaired.subarray(0, end)), true);
  return repaired;
}
