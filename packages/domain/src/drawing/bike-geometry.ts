import type { BikeType, FrameGeometry } from '../frameset/public.ts';
import type { Point } from './wheel-drawing.ts';

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
  return { measures: { ...typical, ...known }, assumed };
}

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

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point that lies a distance away from another, at an angle above the horizontal (180 is to the rear). */
export const along = (from: Point, degrees: number, distance: number): Point => ({
  x: from.x + distance * Math.cos(radians(degrees)),
  y: from.y - distance * Math.sin(radians(degrees)),
});

/** Part of the stack that a seat tube reaches: mountain frames are sloped for stand-over room. */
const seatTubeShare: Readonly<Record<BikeType, number>> = { road: 0.92, gravel: 0.86, mountain: 0.68 };
/** Saddle height over the stack of a usual fit. */
const saddleShare: Readonly<Record<BikeType, number>> = { road: 1.3, gravel: 1.24, mountain: 1.13 };

/** Works out the joints by plane geometry from stack, reach, angles, chainstay, wheelbase and drop. */
export function jointsOf(measures: BikeMeasures, type: BikeType): BikeJoints {
  const { stack, reach, headAngle, seatAngle, chainstay, wheelbase, headTubeLength, bottomBracketDrop } =
    measures;
  const bottomBracket = { x: 0, y: 0 };
  // The drop is never as long as the chainstay on a real bike; a slip in the data must not break the drawing.
  const back = Math.sqrt(Math.max(chainstay ** 2 - bottomBracketDrop ** 2, 1));
  const rearAxle = { x: -back, y: -bottomBracketDrop };
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
