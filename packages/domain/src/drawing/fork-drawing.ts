import type { BikeJoints } from './bike-geometry.ts';
import { axesAt, between, distance, type Point } from './plane.ts';
import { closed, closedCurve, open, ribbon, type Shape, tapered } from './shape.ts';

/** What a fork is drawn from. */
export interface ForkFigures {
  /** Spring travel in mm; 0 is a rigid fork. */
  readonly travel: number;
}

/** Room between the tyre and the crown above it. */
const crownRoom = 4;

/** Draws the fork from the foot of the head tube to the front axle. */
export const drawFork = (
  { headBottom, frontAxle }: BikeJoints,
  headAngle: number,
  tyreRadius: number,
  { travel }: ForkFigures,
): readonly Shape[] =>
  travel > 0
    ? suspensionFork(headBottom, frontAxle, headAngle, tyreRadius, travel)
    : rigidFork(headBottom, frontAxle, headAngle, tyreRadius);

/** A crown under the head tube and a straight blade that tapers to the axle. */
function rigidFork(crown: Point, axle: Point, headAngle: number, tyreRadius: number): readonly Shape[] {
  const room = Math.min(Math.max(distance(crown, axle) - tyreRadius - crownRoom, 6), 24);
  const p = axesAt(crown, -headAngle);
  const foot = p(room, 0);
  const length = Math.max(distance(foot, axle), 1);
  const shoulder = between(foot, axle, Math.min(60 / length, 0.4));
  const blade = [foot, between(foot, shoulder, 0.5), shoulder, between(shoulder, axle, 0.5), axle];
  return [
    closed(ribbon(blade, (share) => (share < 0.5 ? 20 - share * 12 : 14 - (share - 0.5) * 13), 'round')),
    closed(tapered(crown, foot, 23, 21)),
  ];
}

/** Stanchions stand on the axle's side of the steering axis by this much less than the rake. */
const axleAhead = 8;
const stanchionHalf = 17;
const lowerHalf = 22;

/** Crown, stanchion as long as the travel and a little more, lower leg with the arch over the tyre. */
function suspensionFork(
  headBottom: Point,
  axle: Point,
  headAngle: number,
  tyreRadius: number,
  travel: number,
): readonly Shape[] {
  const steering = axesAt(headBottom, -headAngle);
  const alongAxis = (point: Point) => {
    const [forth, side] = [steering(1, 0), steering(0, 1)];
    const [dx, dy] = [point.x - headBottom.x, point.y - headBottom.y];
    return {
      down: dx * (forth.x - headBottom.x) + dy * (forth.y - headBottom.y),
      ahead: -(dx * (side.x - headBottom.x) + dy * (side.y - headBottom.y)),
    };
  };
  const { down, ahead } = alongAxis(axle);
  const offset = ahead - axleAhead;
  const p = (along: number, forward: number) => steering(along, -forward);
  const crownHeight = 34;
  const lowerTop = Math.min(crownHeight + travel + 14, Math.max(down - 120, crownHeight + 20));
  const archTop = Math.min(Math.max(down - tyreRadius - 24, crownHeight + 6), lowerTop);
  return [
    closed(tapered(p(10, offset), p(lowerTop + 20, offset), stanchionHalf)),
    arch(p, offset, archTop, lowerTop),
    lowerLeg(p, offset, lowerTop, down, ahead),
    open([p(lowerTop + 12, offset - lowerHalf), p(lowerTop + 12, offset + lowerHalf)]),
    closed([
      p(0, -23),
      p(0, 23),
      p(6, offset + 22),
      p(crownHeight, offset + 22),
      p(crownHeight, offset - 22),
      p(22, -23),
    ]),
  ];
}

type Axes = (along: number, forward: number) => Point;

/** The bridge of both lower legs, which passes over the tyre in front of the stanchions. */
const arch = (p: Axes, offset: number, top: number, lowerTop: number): Shape =>
  closedCurve([
    p(lowerTop + 6, offset + lowerHalf - 4),
    p(lowerTop - 6, offset + lowerHalf),
    p(top + 14, offset + lowerHalf + 2),
    p(top, offset + lowerHalf + 14),
    p(top - 3, offset + lowerHalf + 22),
    p(top + 6, offset + lowerHalf + 34),
    p(top + 14, offset + lowerHalf + 30),
    p(lowerTop + 10, offset + lowerHalf + 22),
    p(lowerTop + 40, offset + lowerHalf + 8),
    p(lowerTop + 80, offset + lowerHalf - 4),
    p(lowerTop + 60, offset + lowerHalf - 8),
    p(lowerTop + 30, offset + lowerHalf - 8),
    p(lowerTop + 6, offset + lowerHalf - 4),
  ]);

function lowerLeg(p: Axes, offset: number, top: number, axleDown: number, axleAt: number): Shape {
  return closed([
    p(top, offset - lowerHalf),
    p(top, offset + lowerHalf),
    p(axleDown - 60, offset + 17),
    p(axleDown - 16, axleAt + 13),
    p(axleDown + 10, axleAt + 12),
    p(axleDown + 14, axleAt),
    p(axleDown + 10, axleAt - 12),
    p(axleDown - 40, offset - 15),
    p(axleDown - 90, offset - 18),
  ]);
}
