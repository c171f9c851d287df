import {
  type ClimbRoad,
  compareOnClimb,
  constantProfile,
  decodeClimbAddress,
  encodeClimbAddress,
  type Profile,
  profileOfTrack,
  readFit,
  readRoadCode,
  readXmlTrack,
  savedRoadCode,
  sharedRoadCode,
  type Track,
  totalsOf,
  usualSetup,
} from '@pp-tools/domain/climb';
import {
  evenly,
  type FuzzTarget,
  fitBytes,
  northwards,
  tcxText,
  withFitChecksum,
} from '@pp-tools/domain/testing';
import { readRoadFile } from '../state/road-file.ts';
import { readSavedRoad, savedRoadKey, saveRoad } from '../state/saved-road.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const wheels = {
  ...{ id: 1, name: 'Wheels', weight: 1500, isWeighed: false, price: null },
  ...{ frontDepth: 30, rearDepth: 30, saving: null, tyre: null },
};

/** What is wrong with a road: figures that are none, a length or rise that no road has, a ride without a time. */
function wrongWithRoad(profile: Profile): string {
  const { length, ascent, lowest, highest, steepest } = totalsOf(profile);
  if (![length, ascent, lowest, highest, steepest].every(Number.isFinite)) return 'a figure is none';
  if (length < 99.9 || length > 2_200_000) return `a road of ${length} m`;
  if (ascent < 0 || lowest < -700 || highest > 9600 || Math.abs(steepest) > 0.42) return 'heights of no road';
  const ride = compareOnClimb(profile, usualSetup, [wheels]);
  const seconds = ride.ok ? (ride.value.entries[0]?.seconds ?? Number.NaN) : 1;
  return Number.isFinite(seconds) && seconds > 0 ? '' : 'a ride without a time';
}

const figure = /[+-]?(?:\d+[.,]?\d*|[.,]\d+)(?:e[+-]?\d+)?/gi;

/** Positions or heights of a track that its text does not hold. */
function inventedFigures(track: Track, text: string): string {
  // Every figure of the text, and what is left of one when its first letters belong to something before it.
  const known = new Set<number>();
  for (const [found] of text.matchAll(figure))
    for (let start = 0; start < Math.min(4, found.length); start += 1)
      known.add(Number(found.slice(start).replace(',', '.')));
  const figures = [
    ...track.latitude,
    ...track.longitude,
    ...track.elevation.filter((height) => !Number.isNaN(height)),
  ];
  const invented = figures.find((each) => !known.has(each));
  return invented === undefined ? '' : `${invented} is not in the file`;
}

function readXml(bytes: Uint8Array): string | null {
  const text = textOf(bytes);
  const track = readXmlTrack(text);
  if (!track.ok) return null;
  // Digits may be written as references, which only an XML reader resolves.
  const invented = /&#/.test(text) ? '' : inventedFigures(track.value, text);
  if (invented !== '') return invented;
  const road = profileOfTrack(track.value);
  return road.ok ? wrongWithRoad(road.value.profile) : null;
}

const semicircles = (degrees: number): number => Math.round((degrees / 180) * 2 ** 31);

/** Whether a whole number of four bytes is in a file, in either order. */
function holdsNumber(bytes: Uint8Array, value: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at + 4 <= bytes.length; at += 1)
    if (view.getInt32(at, true) === value || view.getInt32(at, false) === value) return true;
  return false;
}

function readFitCase(bytes: Uint8Array): string | null {
  const track = readFit(bytes);
  if (!track.ok) return null;
  const ends = [0, track.value.latitude.length - 1];
  const invented = ends.find((point) => !holdsNumber(bytes, semicircles(track.value.latitude[point] ?? 0)));
  if (invented !== undefined) return `the latitude of point ${invented} is not in the file`;
  const road = profileOfTrack(track.value);
  return road.ok ? wrongWithRoad(road.value.profile) : null;
}

async function readWholeFile(bytes: Uint8Array): Promise<string | null> {
  const road = await readRoadFile(new Blob([Uint8Array.from(bytes)]), () => undefined);
  return road.ok ? wrongWithRoad(road.value.profile) : null;
}

/** The road that a link itself holds. */
function profileInLink(road: ClimbRoad): Profile | null {
  if (road.kind === 'shared') return readRoadCode(road.code)?.profile ?? null;
  return road.kind === 'constant' ? constantProfile(road.gradient, road.length, road.startAltitude) : null;
}

/** A link is always read; what it says must be what the page writes again. */
function readLink(bytes: Uint8Array): string | null {
  const address = decodeClimbAddress(textOf(bytes));
  const again = decodeClimbAddress(encodeClimbAddress(address));
  if (JSON.stringify(again.ids) !== JSON.stringify(address.ids)) return 'the link loses wheelsets';
  if (JSON.stringify(again.road) !== JSON.stringify(address.road) && address.road.kind === 'shared')
    return 'the link loses its road';
  const profile = profileInLink(address.road);
  if (profile === null) return address.road.kind === 'shared' ? 'a road that is none' : null;
  const ride = compareOnClimb(profile, address.setup, [wheels]);
  if (!ride.ok) return null;
  const { power = Number.NaN, seconds = Number.NaN } = ride.value.entries[0] ?? {};
  return Number.isFinite(seconds) && power >= 0 ? '' : 'a ride without a time or with negative power';
}

/** A code is read only when it is the code of the road that it gives. */
function readCode(bytes: Uint8Array): string | null {
  const code = textOf(bytes);
  const road = readRoadCode(code);
  if (road === null) return null;
  return wrongWithRoad(road.profile);
}

function readStored(bytes: Uint8Array): string | null {
  globalThis.localStorage.setItem(savedRoadKey, textOf(bytes));
  const road = readSavedRoad();
  return road === null ? null : wrongWithRoad(road.profile);
}

/**
 * The readers of the climb tool with real inputs, for fuzz runs. `file` reads a file of data/gpx; the storage of the
 * browser must be there (or a stub of it), with the gzip of a text.
 */
export async function climbFuzzTargets(
  file: (name: string) => Uint8Array,
  gzip: (bytes: Uint8Array) => Uint8Array,
): Promise<readonly FuzzTarget[]> {
  const climb = northwards(evenly(3000, 50), (metres) => 1000 + 0.07 * metres);
  const gpx = ['reported/even-climb', 'reported/segments-repeat', 'reported/route-points-in-extension'].map(
    (name) => file(`${name}.gpx`),
  );
  const ventoux = file('ventoux-strava-route.gpx').slice(0, 20_000);
  const tcx = utf8(tcxText(climb.slice(0, 31), climb.slice(30)));
  const fit = fitBytes(climb, 'Col');
  const road = await readRoadFile(new Blob([Uint8Array.from(ventoux)]), () => undefined);
  if (!road.ok) throw new Error(road.fault.code);
  const { profile } = road.value;
  const link = `v=1&ids=1034,1033&own=1034:1400&tires=1034:tire-x&climb=gpx&name=Col&road=${sharedRoadCode(profile)}&p=250&wind=3@90`;
  saveRoad({ ...road.value, name: 'climb.gpx' });
  const stored = globalThis.localStorage.getItem(savedRoadKey) ?? '';
  return [
    { name: 'GPX', inputs: [...gpx, ventoux], read: readXml },
    { name: 'TCX', inputs: [tcx], read: readXml },
    { name: 'FIT', inputs: [fit], read: readFitCase },
    // Most changes of a FIT file stop at its checksum; with a new one they reach the reader behind it.
    {
      name: 'FIT with a checksum that agrees',
      inputs: [fit],
      read: (bytes) => readFitCase(withFitChecksum(bytes)),
    },
    { name: 'files as they come', inputs: [...gpx, tcx, fit, gzip(ventoux)], read: readWholeFile },
    {
      name: 'links',
      inputs: [utf8(link), utf8('v=1&ids=1034,1033&g=7.5&km=12&alt=300&t=3600&rho=1.1')],
      read: readLink,
    },
    {
      name: 'road codes',
      inputs: [utf8(sharedRoadCode(profile)), utf8(savedRoadCode(profile))],
      read: readCode,
    },
    { name: 'stored roads', inputs: [utf8(stored)], read: readStored },
  ];
}
