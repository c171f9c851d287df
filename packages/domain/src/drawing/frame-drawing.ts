import type { BikeJoints } from './bike-geometry.ts';
import { axesAt, between, distance, distanceToSegment, type Point } from './plane.ts';
import { closed, joined, open, type Shape, tapered } from './shape.ts';

/** One tube of a frame: a straight axis and half of its width at both ends, in millimetres. */
export interface Tube {
  readonly from: Point;
  readonly to: Point;
  readonly half: number;
  readonly halfAtEnd: number;
}

/** The tubes of a frame. The stays pass the rear tyre at both sides; the others lie in the plane of the wheels. */
export type FrameTubes = Readonly<Record<'head' | 'down' | 'top' | 'seat' | 'seatStay' | 'chainStay', Tube>>;

/** The least room between a tyre and a tube in front of or behind it. */
const tyreRoom = 6;
/** The down tube meets the head tube this far above its foot, where the fork's crown leaves room for it. */
const downTubeUp = 42;
const topTubeDown = 24;
/** The seat tube stands above the top tube by this much. */
const seatTubeAbove = 27;
/** Seat stays meet the seat tube at this part of its length. */
const seatStayShare = 0.8;

/** Works out the tubes so that neither tyre touches one; radii of the tyres in millimetres. */
export function frameTubes(
  joints: BikeJoints,
  tyres: { readonly front: number; readonly rear: number },
): FrameTubes {
  const { bottomBracket, rearAxle, seatTubeTop, headTop, headBottom } = joints;
  const headLength = Math.max(distance(headTop, headBottom), 1);
  const seatLength = Math.max(distance(bottomBracket, seatTubeTop), 1);
  const seat = seatTube(joints, tyres.rear);
  return {
    head: { from: headTop, to: headBottom, half: 18, halfAtEnd: 23 },
    down: downTube(joints, tyres.front),
    top: {
      from: between(headTop, headBottom, Math.min(topTubeDown / headLength, 0.4)),
      to: between(seatTubeTop, seat.from, Math.min(seatTubeAbove / seatLength, 0.4)),
      half: 17,
      halfAtEnd: 14,
    },
    seat,
    seatStay: { from: between(seat.from, seatTubeTop, seatStayShare), to: rearAxle, half: 9, halfAtEnd: 7.5 },
    chainStay: { from: bottomBracket, to: rearAxle, half: 13, halfAtEnd: 9 },
  };
}

/** The tube between head tube and bottom bracket, as far up as the front tyre asks. */
function downTube({ headTop, headBottom, bottomBracket, frontAxle }: BikeJoints, tyre: number): Tube {
  const length = Math.max(distance(headTop, headBottom), 1);
  const from = (up: number) => between(headBottom, headTop, Math.min(up / length, 1));
  let up = Math.min(downTubeUp, length * 0.5);
  const half = 19;
  while (up < length - topTubeDown && room(from(up), bottomBracket, frontAxle, half) < tyre + tyreRoom)
    up += 2;
  return { from: from(up), to: bottomBracket, half, halfAtEnd: 24 };
}

/** From the surface of a tube, at its thinner end, to a point. */
const room = (from: Point, to: Point, point: Point, half: number): number =>
  distanceToSegment(point, from, to) - half;

/** A seat tube whose foot moves forward where the rear tyre would touch it, as on frames for wide tyres. */
function seatTube({ bottomBracket, seatTubeTop, rearAxle }: BikeJoints, tyre: number): Tube {
  const half = 16;
  const foot = (forth: number): Point => ({ x: bottomBracket.x + forth, y: bottomBracket.y });
  let forth = 0;
  while (forth < 60 && room(foot(forth), seatTubeTop, rearAxle, half) < tyre + tyreRoom) forth += 2;
  return { from: foot(forth), to: seatTubeTop, half, halfAtEnd: 15 };
}

const outline = ({ from, to, half, halfAtEnd }: Tube): Shape => closed(tapered(from, to, half, halfAtEnd));

const shellRadius = 23;
const collarHeight = 14;
const bearingHeight = 5;

/** What stands behind the wheels' plane, as far as it can be seen, and what stands before it. */
export interface FrameShapes {
  readonly stays: readonly Shape[];
  readonly tubes: readonly Shape[];
}

/** Draws the frame; later shapes lie over earlier ones. */
export function drawFrame(tubes: FrameTubes): FrameShapes {
  const { seat, head } = tubes;
  return {
    stays: [outline(tubes.seatStay), outline(tubes.chainStay), dropout(tubes.chainStay.to)],
    tubes: [
      outline(tubes.down),
      outline(tubes.top),
      outline(seat),
      collar(seat),
      outline(head),
      bearings(head),
    ],
  };
}

/** The plate that holds the rear axle and reaches down to the derailleur. */
function dropout(axle: Point): Shape {
  const p = axesAt(axle, 0);
  return closed([p(-9, -9), p(9, -9), p(13, 0), p(13, 26), p(3, 32), p(-5, 20), p(-12, 6)], 'inner');
}

/** The clamp around the top of the seat tube. */
function collar({ from, to }: Tube): Shape {
  const length = Math.max(distance(from, to), 1);
  return closed(tapered(between(from, to, 1 - collarHeight / length), to, 18), 'inner');
}

/** The edges of both bearing cups on the head tube. */
function bearings({ from, to, half, halfAtEnd }: Tube): Shape {
  const length = Math.max(distance(from, to), 1);
  const share = bearingHeight / length;
  const edge = (at: number) => {
    const [start, , , end] = tapered(
      between(from, to, at),
      between(from, to, at + 0.001),
      half + (halfAtEnd - half) * at,
    );
    return open(start && end ? [start, end] : []);
  };
  return joined([edge(share), edge(1 - share)]);
}

/** The bottom bracket's shell, which covers where three tubes meet. */
export const shellCircle = (bottomBracket: Point) => ({ centre: bottomBracket, radius: shellRadius });
