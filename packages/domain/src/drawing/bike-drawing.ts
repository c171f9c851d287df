import type { BikeType, FrameGeometry, HandlebarKind } from '../frameset/public.ts';
import { typicalTyreWidth } from '../part/public.ts';
import { along, type BikeJoints, type BikeMeasure, jointsOf, measuresOf } from './bike-geometry.ts';
import { drawWheel, type Point, type WheelDrawing } from './wheel-drawing.ts';

/** What a bike is drawn from; null is unknown or not chosen and gets a typical value. */
export interface BikeFigures {
  readonly type: BikeType;
  readonly geometry: FrameGeometry | null;
  readonly brake: 'disc' | 'rim';
  readonly rimDepth: { readonly front: number | null; readonly rear: number | null };
  readonly tyreWidth: number | null;
  readonly handlebar: HandlebarKind | null;
  /** Teeth of the largest chainring and of the largest cog. */
  readonly ringTeeth: number | null;
  readonly cogTeeth: number | null;
}

/** A bike from the drive side, to scale in millimetres: bottom bracket at 0, x to the front, y downwards. */
export interface BikeDrawing {
  readonly joints: BikeJoints;
  readonly frontWheel: WheelDrawing;
  readonly rearWheel: WheelDrawing;
  /** Two sides of the fork's blade from crown to axle, as an SVG path. */
  readonly fork: string;
  readonly stem: string;
  readonly handlebar: string;
  readonly seatpost: string;
  readonly saddle: string;
  readonly crank: string;
  readonly pedals: string;
  readonly chain: string;
  readonly ringRadius: number;
  readonly cogRadius: number;
  /** Measures of the frame that are only typical for this kind of bike. */
  readonly assumed: readonly BikeMeasure[];
  readonly bounds: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

const typicalTeeth: Readonly<Record<BikeType, { readonly ring: number; readonly cog: number }>> = {
  road: { ring: 50, cog: 30 },
  gravel: { ring: 42, cog: 42 },
  mountain: { ring: 32, cog: 51 },
};
const spokes = 24;
/** Half an inch between the pins of every bicycle chain. */
const chainPitch = 12.7;
const crankLength = 172;
const margin = 24;

const pitchRadius = (teeth: number): number => (teeth * chainPitch) / (2 * Math.PI);

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const line = (...points: readonly Point[]): string =>
  points.map((point, i) => (i ? 'L' : 'M') + at(point)).join('');
const moved = ({ x, y }: Point, right: number, down: number): Point => ({ x: x + right, y: y + down });

/** Works out the side view of a bike. Unknown figures are typical ones; `assumed` names those of the frame. */
export function drawBike(figures: BikeFigures): BikeDrawing {
  const { type } = figures;
  const { measures, assumed } = measuresOf(figures.geometry, type);
  const joints = jointsOf(measures, type);
  const wheel = (side: 'front' | 'rear') =>
    drawWheel({
      rimDepth: figures.rimDepth[side],
      side,
      spokeCount: spokes,
      outerWidth: null,
      tyreWidth: figures.tyreWidth ?? typicalTyreWidth[type],
      brake: figures.brake,
    });
  const frontWheel = wheel('front');
  const rearWheel = wheel('rear');
  const cockpit = drawCockpit(joints, measures.headAngle, figures);
  const ringRadius = pitchRadius(figures.ringTeeth ?? typicalTeeth[type].ring);
  const cogRadius = pitchRadius(figures.cogTeeth ?? typicalTeeth[type].cog);
  return {
    joints,
    frontWheel,
    rearWheel,
    ...cockpit,
    fork: forkPath(joints, measures.headAngle),
    seatpost: line(joints.seatTubeTop, joints.saddle),
    saddle: saddlePath(joints.saddle),
    ...drawCrank(joints, ringRadius, cogRadius),
    ringRadius,
    cogRadius,
    assumed,
    bounds: boundsOf(joints, frontWheel.tyreRadius, rearWheel.tyreRadius),
  };
}

/** Blades leave the crown along the steering axis and bend towards the axle. */
function forkPath({ headBottom, frontAxle }: BikeJoints, headAngle: number): string {
  const bend = along(
    headBottom,
    -headAngle,
    Math.hypot(frontAxle.x - headBottom.x, frontAxle.y - headBottom.y) * 0.6,
  );
  return `M${at(headBottom)}Q${at(bend)} ${at(frontAxle)}`;
}

const stemLength: Readonly<Record<BikeType, number>> = { road: 105, gravel: 85, mountain: 45 };
const spacers = 22;

function drawCockpit(
  { headTop }: BikeJoints,
  headAngle: number,
  { type, handlebar }: BikeFigures,
): Pick<BikeDrawing, 'stem' | 'handlebar'> {
  const top = along(headTop, 180 - headAngle, spacers);
  const clamp = along(top, 90 - headAngle + 6, stemLength[type]);
  const isFlat = handlebar === null ? type === 'mountain' : handlebar === 'flat' || handlebar === 'riser';
  return { stem: line(headTop, top, clamp), handlebar: isFlat ? flatBar(clamp, handlebar) : dropBar(clamp) };
}

/** Seen from the side a flat bar is its grip, a little behind the clamp. */
function flatBar(clamp: Point, kind: HandlebarKind | null): string {
  const rise = kind === 'riser' ? -28 : 0;
  return line(clamp, moved(clamp, -12, rise - 4), moved(clamp, -48, rise));
}

/** A compact bend: 75 mm of reach, 125 mm of drop, hood and lever in front. */
function dropBar(clamp: Point): string {
  const hood = moved(clamp, 75, 4);
  return [
    `M${at(clamp)}L${at(moved(clamp, 38, 0))}`,
    `Q${at(moved(clamp, 62, 0))} ${at(hood)}`,
    `C${at(moved(hood, 22, 40))} ${at(moved(clamp, 74, 118))} ${at(moved(clamp, 8, 125))}`,
    `M${at(hood)}Q${at(moved(hood, 34, -22))} ${at(moved(hood, 44, -46))}`,
    `M${at(moved(hood, 28, -14))}Q${at(moved(hood, 30, 30))} ${at(moved(hood, 12, 70))}`,
  ].join('');
}

/** A saddle of 270 mm whose clamp stands a little behind its middle. */
const saddlePath = (top: Point): string =>
  [
    `M${at(moved(top, -125, -8))}`,
    `C${at(moved(top, -60, -22))} ${at(moved(top, 40, -4))} ${at(moved(top, 145, -6))}`,
    `C${at(moved(top, 150, 6))} ${at(moved(top, 60, 10))} ${at(moved(top, 10, 16))}`,
    `C${at(moved(top, -40, 22))} ${at(moved(top, -120, 22))} ${at(moved(top, -125, -8))}Z`,
  ].join('');

function drawCrank(
  { bottomBracket, rearAxle }: BikeJoints,
  ringRadius: number,
  cogRadius: number,
): Pick<BikeDrawing, 'crank' | 'pedals' | 'chain'> {
  const forward = along(bottomBracket, -20, crankLength);
  const backward = along(bottomBracket, 160, crankLength);
  const pedal = (end: Point) => line(moved(end, -42, 0), moved(end, 42, 0));
  return {
    crank: line(backward, bottomBracket, forward),
    pedals: pedal(forward) + pedal(backward),
    chain: [
      line(moved(rearAxle, 0, -cogRadius), moved(bottomBracket, 0, -ringRadius)),
      line(moved(rearAxle, 0, cogRadius), moved(bottomBracket, 0, ringRadius)),
    ].join(''),
  };
}

function boundsOf(joints: BikeJoints, front: number, rear: number): BikeDrawing['bounds'] {
  const left = joints.rearAxle.x - rear - margin;
  const right = joints.frontAxle.x + front + margin;
  const top = Math.min(joints.saddle.y - 30, joints.headTop.y - 90, joints.rearAxle.y - rear) - margin;
  const bottom = joints.rearAxle.y + Math.max(front, rear) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
