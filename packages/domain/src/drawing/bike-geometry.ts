import type { BikeType, FrameGeometry } from '../frameset/public.ts';
import { along, type Point } from './plane.ts';

/** The measures that a side view needs; lengths in millimetres, angles in degrees. */
export const bikeMeasures = [
  'stack',
  'reach',
  'headAngle',
  'seatAngle',
  'chainstay',
  'wheelbase',
  'headTubeLength',
  'bottomBracketDrop',
] as const;
/** One of {@link bikeMeasures}. */
export type BikeMeasure = (typeof bikeMeasures)[number];

/** A value for every measure. */
export type BikeMeasures = Readonly<Record<BikeMeasure, number>>;

/**
 * Middle sizes of the frames in our own catalogue (data/frames.csv, medians of the rows with geometry, rounded);
 * they stand in for what a frame does not tell.
 */
export const typicalMeasures: Readonly<Record<BikeType, BikeMeasures>> = {
  road: {
    stack: 540,
    reach: 386,
    headAngle: 73,
    seatAngle: 73.5,
    chainstay: 410,
    wheelbase: 982,
    headTubeLength: 137,
    bottomBracketDrop: 72,
  },
  gravel: {
    stack: 570,
    reach: 387,
    headAngle: 71.5,
    seatAngle: 73.5,
    chainstay: 423,
    wheelbase: 1018,
    headTubeLength: 148,
    bottomBracketDrop: 75,
  },
  mountain: {
    stack: 622,
    reach: 455,
    headAngle: 65.5,
    seatAngle: 76.5,
    chainstay: 435,
    wheelbase: 1211,
    headTubeLength: 105,
    bottomBracketDrop: 37,
  },
};

/** Measures of a bike, and which of them are only typical ones. */
export interface KnownMeasures {
  readonly measures: BikeMeasures;
  readonly assumed: readonly BikeMeasure[];
}

/** A frame's measures, filled up with those that are typical for its kind of bike. */
export function measuresOf(geometry: FrameGeometry | null, type: BikeType): KnownMeasures {
  const typical = typicalMeasures[type];
  const assumed = bikeMeasures.filter((measure) => (geometry?.[measure] ?? null) === null);
  const known = Object.fromEntries(
    bikeMeasures.flatMap((measure) => {
      const value = geometry?.[measure] ?? null;
      return value === null ? [] : [[measure, value]];
    }),
  );
  const measures = { ...typical, ...known };
  const headTubeLength = assumed.includes('headTubeLength')
    ? headTubeFor(measures, geometry?.forkAxleToCrown ?? typicalForkLength[type])
    : null;
  return { measures: { ...measures, headTubeLength: headTubeLength ?? measures.headTubeLength }, assumed };
}

/** From crown to axle: what a usual fork leaves between the head tube and the wheel. */
const typicalForkLength: Readonly<Record<BikeType, number>> = { road: 370, gravel: 395, mountain: 525 };
const shortestHeadTube = 60;

/** The head tube that a fork of this length leaves room for; null where the other measures allow none. */
function headTubeFor(measures: BikeMeasures, fork: number): number | null {
  const { stack, reach, headAngle, wheelbase, bottomBracketDrop } = measures;
  const axle = { x: wheelbase - backOf(measures), y: -bottomBracketDrop };
  const down = along({ x: 0, y: 0 }, -headAngle, 1);
  const way = { x: axle.x - reach, y: axle.y + stack };
  const forth = way.x * down.x + way.y * down.y;
  const across = way.x * down.y - way.y * down.x;
  const length = forth - Math.sqrt(Math.max(fork ** 2 - across ** 2, 0));
  return Number.isFinite(length) && length >= shortestHeadTube ? length : null;
}

/** How far the rear axle lies behind the bottom bracket. A slip in the data must not break the drawing. */
const backOf = ({ chainstay, bottomBracketDrop }: BikeMeasures): number =>
  Math.sqrt(Math.max(chainstay ** 2 - bottomBracketDrop ** 2, 1));

/** The joints of a frame seen from the drive side: front to the right, bottom bracket at 0, y downwards, in mm. */
export interface BikeJoints {
  readonly bottomBracket: Point;
  readonly rearAxle: Point;
  readonly frontAxle: Point;
  readonly headTop: Point;
  readonly headBottom: Point;
  readonly seatTubeTop: Point;
  readonly saddle: Point;
}

/** Part of the stack that a seat tube reaches: mountain frames are sloped for stand-over room. */
const seatTubeShare: Readonly<Record<BikeType, number>> = { road: 0.92, gravel: 0.86, mountain: 0.68 };
/** Saddle height over the stack of a usual fit. */
const saddleShare: Readonly<Record<BikeType, number>> = { road: 1.3, gravel: 1.24, mountain: 1.13 };

/** Works out the joints by plane geometry from stack, reach, angles, chainstay, wheelbase and drop. */
export function jointsOf(measures: BikeMeasures, type: BikeType): BikeJoints {
  const { stack, reach, headAngle, seatAngle, wheelbase, headTubeLength, bottomBracketDrop } = measures;
  const bottomBracket = { x: 0, y: 0 };
  const rearAxle = { x: -backOf(measures), y: -bottomBracketDrop };
  const headTop = { x: reach, y: -stack };
  return {
    bottomBracket,
    rearAxle,
    frontAxle: { x: rearAxle.x + wheelbase, y: -bottomBracketDrop },
    headTop,
    headBottom: along(headTop, -headAngle, headTubeLength),
    seatTubeTop: along(bottomBracket, 180 - seatAngle, stack * seatTubeShare[type]),
    saddle: along(bottomBracket, 180 - seatAngle, stack * saddleShare[type]),
  };
}
