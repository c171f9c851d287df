/** Frame figures in millimetres and degrees, as frame makers publish them. */
const frame = {
  stack: 560,
  reach: 388,
  chainstay: 410,
  drop: 72,
  headAngle: 73,
  seatAngle: 73.5,
  headTube: 145,
  seatTube: 480,
  forkRake: 45,
  saddleHeight: 715,
} as const;

/** A point in millimetres from the bottom bracket; y upwards. */
type Point = readonly [x: number, y: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point at a distance from another along a tube that leans back by its angle from level. */
const along = ([x, y]: Point, degrees: number, distance: number): Point => [
  x - distance * Math.cos(radians(degrees)),
  y + distance * Math.sin(radians(degrees)),
];

const bottomBracket: Point = [0, 0];
const headTop: Point = [frame.reach, frame.stack];
const headBottom = along(headTop, frame.headAngle, -frame.headTube);
const head = radians(frame.headAngle);
/** The steering axis shifted forward by the rake meets the height of the axles here. */
const frontAxle: Point = [
  headBottom[0] + (headBottom[1] - frame.drop) / Math.tan(head) + frame.forkRake / Math.sin(head),
  frame.drop,
];

/** The joints of a road bike of middle size, in millimetres from the bottom bracket; y upwards. */
export const bike = {
  reach: frame.reach,
  wheelbase: Math.round(frontAxle[0] + Math.sqrt(frame.chainstay ** 2 - frame.drop ** 2)),
  bottomBracket,
  rearAxle: [-Math.sqrt(frame.chainstay ** 2 - frame.drop ** 2), frame.drop],
  frontAxle,
  headTop,
  headBottom,
  steererTop: along(headTop, frame.headAngle, 20),
  seatTop: along(bottomBracket, frame.seatAngle, frame.seatTube),
  seatStay: along(bottomBracket, frame.seatAngle, frame.seatTube - 90),
  saddle: along(bottomBracket, frame.seatAngle, frame.saddleHeight),
} as const satisfies Record<string, Point | number>;
