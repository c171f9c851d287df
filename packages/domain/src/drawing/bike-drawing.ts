import type { BikeType, FrameGeometry, HandlebarKind } from '../frameset/public.ts';
import { typicalTyreWidth } from '../part/public.ts';
import { type BikeJoints, type BikeMeasure, jointsOf, measuresOf } from './bike-geometry.ts';
import type { ChainRun, ChainWheel } from './chain-line.ts';
import { type CockpitDrawing, drawCockpit, type StemFigures } from './cockpit-drawing.ts';
import { type DrivetrainDrawing, drawDrivetrain } from './drivetrain-drawing.ts';
import { drawFork } from './fork-drawing.ts';
import { drawFrame, type FrameShapes, type FrameTubes, frameTubes, shellCircle } from './frame-drawing.ts';
import type { Point } from './plane.ts';
import { drawSaddle, drawSeatpost, type SaddleOutline } from './saddle-drawing.ts';
import { type Bounds, boundsOf, disc, type Shape } from './shape.ts';
import { drawWheel, type WheelDrawing } from './wheel-drawing.ts';

/** A figure of the front and one of the rear wheel; null is unknown. */
interface FrontAndRear {
  readonly front: number | null;
  readonly rear: number | null;
}

/** What a bike is drawn from; null or left out is unknown or not chosen and gets a typical value. */
export interface BikeFigures {
  readonly type: BikeType;
  readonly geometry: FrameGeometry | null;
  readonly brake: 'disc' | 'rim';
  readonly rimDepth: FrontAndRear;
  readonly spokeCount?: FrontAndRear | null;
  readonly tyreWidth: number | null;
  readonly handlebar: HandlebarKind | null;
  /** Spring travel of the fork; 0 is rigid. */
  readonly forkTravel?: number | null;
  readonly stem?: Partial<StemFigures> | null;
  readonly saddle?: SaddleOutline | null;
  readonly crankLength?: number | null;
  /** Teeth of the largest chainring and of the largest cog. */
  readonly ringTeeth: number | null;
  readonly cogTeeth: number | null;
}

/** A part of the drawing that can be chosen, open or the visitor's own. */
export type DrawnPart =
  | 'frame'
  | 'fork'
  | 'handlebar'
  | 'seatpost'
  | 'wheelset'
  | 'groupset'
  | 'saddle'
  | 'pedal';

/** One layer: a wheel, or the shapes of a part. Later layers lie over earlier ones; each has a name of its own. */
export type BikeLayer = { readonly name: string } & (
  | { readonly kind: 'wheel'; readonly at: Point; readonly wheel: WheelDrawing }
  | { readonly kind: 'part'; readonly part: DrawnPart; readonly shapes: readonly Shape[] }
);

/** A bike from the drive side, to scale in millimetres: bottom bracket at 0, x to the front, y downwards. */
export interface BikeDrawing {
  readonly joints: BikeJoints;
  readonly tubes: FrameTubes;
  readonly frontWheel: WheelDrawing;
  readonly rearWheel: WheelDrawing;
  readonly layers: readonly BikeLayer[];
  /** What the chain runs over and its straight pieces. */
  readonly chainWheels: readonly ChainWheel[];
  readonly chainRuns: readonly ChainRun[];
  /** Where the tyres stand. */
  readonly ground: number;
  /** Measures of the frame that are only typical for this kind of bike. */
  readonly assumed: readonly BikeMeasure[];
  readonly bounds: Bounds;
}

/** What a part is drawn with where nothing is chosen; lengths in millimetres. */
interface TypicalParts {
  readonly ring: number;
  readonly cog: number;
  readonly stem: number;
  readonly travel: number;
  readonly crank: number;
  readonly cage: number;
  readonly bar: HandlebarKind;
  readonly saddle: SaddleOutline;
}

const typicalParts: Readonly<Record<BikeType, TypicalParts>> = {
  road: { ring: 50, cog: 30, stem: 105, travel: 0, crank: 172, cage: 62, bar: 'drop', saddle: 'classic' },
  gravel: { ring: 42, cog: 42, stem: 85, travel: 0, crank: 172, cage: 84, bar: 'drop', saddle: 'short' },
  mountain: {
    ring: 32,
    cog: 51,
    stem: 50,
    travel: 120,
    crank: 172,
    cage: 93,
    bar: 'flat',
    saddle: 'mountain',
  },
};
/** A road stem points down by this much against a square to the steerer. */
const stemAngle = -6;
const margin = 24;

/** On a bike a dashed line means a part that is not chosen; what a wheel is drawn with unknown is not dashed. */
function drawWheels(figures: BikeFigures) {
  const wheel = (side: 'front' | 'rear'): WheelDrawing => ({
    ...drawWheel({
      rimDepth: figures.rimDepth[side],
      side,
      spokeCount: figures.spokeCount?.[side] ?? null,
      outerWidth: null,
      tyreWidth: figures.tyreWidth ?? typicalTyreWidth[figures.type],
      brake: figures.brake,
    }),
    assumed: [],
  });
  return { front: wheel('front'), rear: wheel('rear') };
}

/** Works out the side view of a bike. Unknown figures are typical ones; `assumed` names those of the frame. */
export function drawBike(figures: BikeFigures): BikeDrawing {
  const { type } = figures;
  const typical = typicalParts[type];
  const { measures, assumed } = measuresOf(figures.geometry, type);
  const joints = jointsOf(measures, type);
  const wheels = drawWheels(figures);
  const tubes = frameTubes(joints, { front: wheels.front.tyreRadius, rear: wheels.rear.tyreRadius });
  const drivetrain = drawDrivetrain({
    bottomBracket: joints.bottomBracket,
    rearAxle: joints.rearAxle,
    ringTeeth: figures.ringTeeth ?? typical.ring,
    cogTeeth: figures.cogTeeth ?? typical.cog,
    crankLength: figures.crankLength ?? typical.crank,
    cage: typical.cage,
  });
  const layers = layersOf({
    joints,
    wheels,
    frame: drawFrame(tubes),
    fork: drawFork(joints, measures.headAngle, wheels.front.tyreRadius, {
      travel: figures.forkTravel ?? typical.travel,
    }),
    cockpit: drawCockpit({
      headTop: joints.headTop,
      headAngle: measures.headAngle,
      stem: { length: figures.stem?.length ?? typical.stem, angle: figures.stem?.angle ?? stemAngle },
      bar: figures.handlebar ?? typical.bar,
    }),
    seatpost: drawSeatpost(joints.seatTubeTop, joints.saddle, measures.seatAngle),
    saddle: drawSaddle(joints.saddle, figures.saddle ?? typical.saddle),
    drivetrain,
  });
  return {
    joints,
    tubes,
    frontWheel: wheels.front,
    rearWheel: wheels.rear,
    layers,
    chainWheels: drivetrain.wheels,
    chainRuns: drivetrain.runs,
    ground: joints.rearAxle.y + Math.max(wheels.front.tyreRadius, wheels.rear.tyreRadius),
    assumed,
    bounds: boundsOf(layers.flatMap(cornersOf), margin),
  };
}

interface Pieces {
  readonly joints: BikeJoints;
  readonly wheels: { readonly front: WheelDrawing; readonly rear: WheelDrawing };
  readonly frame: FrameShapes;
  readonly fork: readonly Shape[];
  readonly cockpit: CockpitDrawing;
  readonly seatpost: readonly Shape[];
  readonly saddle: readonly Shape[];
  readonly drivetrain: DrivetrainDrawing;
}

/** From what is farthest from the eye to what is nearest. */
function layersOf({
  joints,
  wheels,
  frame,
  fork,
  cockpit,
  drivetrain,
  ...seat
}: Pieces): readonly BikeLayer[] {
  const layer = (name: string, part: DrawnPart, ...shapes: readonly Shape[]): BikeLayer => ({
    kind: 'part',
    name,
    part,
    shapes,
  });
  const { centre, radius } = shellCircle(joints.bottomBracket);
  return [
    layer('far pedal', 'pedal', ...drivetrain.farPedal),
    layer('far crank', 'groupset', ...drivetrain.farCrank),
    { kind: 'wheel', name: 'rear wheel', at: joints.rearAxle, wheel: wheels.rear },
    { kind: 'wheel', name: 'front wheel', at: joints.frontAxle, wheel: wheels.front },
    layer('cassette', 'groupset', ...drivetrain.cassette),
    layer('stays', 'frame', ...frame.stays),
    layer('fork', 'fork', ...fork, disc(joints.frontAxle, 7)),
    layer('seatpost', 'seatpost', ...seat.seatpost),
    layer('saddle', 'saddle', ...seat.saddle),
    layer('steerer', 'handlebar', cockpit.steerer),
    layer('tubes', 'frame', ...frame.tubes, disc(centre, radius), disc(joints.rearAxle, 7)),
    layer('bar', 'handlebar', ...cockpit.stem, ...cockpit.bar),
    layer('levers', 'groupset', ...cockpit.levers),
    layer('crank', 'groupset', ...drivetrain.rings, drivetrain.chain),
    layer('derailleur', 'groupset', ...drivetrain.derailleur, ...drivetrain.crank),
    layer('pedal', 'pedal', ...drivetrain.pedal),
  ];
}

function cornersOf(layer: BikeLayer): readonly Point[] {
  if (layer.kind === 'part') return layer.shapes.flatMap(({ points }) => points);
  const { at, wheel } = layer;
  return [-wheel.tyreRadius, wheel.tyreRadius].map((radius) => ({ x: at.x + radius, y: at.y + radius }));
}
