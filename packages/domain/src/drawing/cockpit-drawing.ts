import type { HandlebarKind } from '../frameset/public.ts';
import { along, curve, moved, type Point } from './plane.ts';
import { closed, closedCurve, disc, open, ribbon, type Shape, tapered } from './shape.ts';

/** A stem: from steerer to bar clamp in mm, and its angle against a square to the steerer in degrees. */
export interface StemFigures {
  readonly length: number;
  readonly angle: number;
}

/** What a cockpit is drawn from. */
export interface CockpitFigures {
  readonly headTop: Point;
  readonly headAngle: number;
  readonly stem: StemFigures;
  readonly bar: HandlebarKind;
}

/** Stem, bar and levers. */
export interface CockpitDrawing {
  readonly clamp: Point;
  readonly steerer: Shape;
  readonly stem: readonly Shape[];
  readonly bar: readonly Shape[];
  /** They belong to the shifters of the groupset. */
  readonly levers: readonly Shape[];
}

/** Spacers between headset and stem, and half of the stem's height on the steerer. */
const spacers = 12;
const stemHeight = 20;

/** Draws what stands on the head tube. */
export function drawCockpit({ headTop, headAngle, stem, bar }: CockpitFigures): CockpitDrawing {
  const up = 180 - headAngle;
  const middle = along(headTop, up, spacers + stemHeight);
  const clamp = along(middle, 90 - headAngle + stem.angle, stem.length);
  const isDrop = bar === 'drop' || bar === 'integrated';
  return {
    clamp,
    steerer: closed(tapered(headTop, along(headTop, up, spacers), 17, 16.5), 'inner'),
    stem: stemShapes(middle, clamp, up),
    bar: isDrop ? [closed(ribbon(dropLine(clamp), () => 12.5, 'round'))] : flatBar(clamp, bar === 'riser'),
    levers: isDrop ? dropLevers(clamp) : [flatLever(clamp, bar === 'riser')],
  };
}

function stemShapes(middle: Point, clamp: Point, up: number): readonly Shape[] {
  return [
    closed(tapered(middle, clamp, 18, 15)),
    closed(tapered(along(middle, up, -stemHeight), along(middle, up, stemHeight), 18, 17)),
    disc(clamp, 18),
  ];
}

/** A compact bend in side view: 76 mm of reach, 125 mm of drop. */
const dropLine = (clamp: Point): readonly Point[] => [
  ...curve(clamp, moved(clamp, 40, -1), moved(clamp, 62, -1), moved(clamp, 75, 8), 8),
  ...curve(
    moved(clamp, 75, 8),
    moved(clamp, 100, 44),
    moved(clamp, 78, 124),
    moved(clamp, -4, 125),
    14,
  ).slice(1),
];

/** Brake lever behind, the hood over it. */
const dropLevers = (clamp: Point): readonly Shape[] => [
  closed(
    ribbon(
      curve(moved(clamp, 122, -14), moved(clamp, 138, 20), moved(clamp, 122, 62), moved(clamp, 101, 88)),
      (share) => 6.5 - share * 1.5,
      'round',
    ),
  ),
  closedCurve([
    moved(clamp, 50, -9),
    moved(clamp, 80, -13),
    moved(clamp, 104, -13),
    moved(clamp, 113, -38),
    moved(clamp, 119, -50),
    moved(clamp, 134, -46),
    moved(clamp, 133, -32),
    moved(clamp, 130, -4),
    moved(clamp, 116, 14),
    moved(clamp, 92, 21),
    moved(clamp, 74, 20),
    moved(clamp, 62, 8),
    moved(clamp, 50, -9),
  ]),
  open([moved(clamp, 112, -2), moved(clamp, 122, 6), moved(clamp, 128, -2)], 'fine'),
];

/** A flat bar is seen from its end: the grip, swept back from the clamp. */
function flatBar(clamp: Point, isRiser: boolean): readonly Shape[] {
  const rise = isRiser ? -24 : -4;
  const end = moved(clamp, -44, rise);
  return [
    closed(
      ribbon([clamp, moved(clamp, -14, rise * 0.7), moved(clamp, -24, rise)], () => 12),
      'inner',
    ),
    closed(ribbon([moved(clamp, 8, rise), end], () => 16, 'round')),
    disc(end, 9, 'fine', false),
  ];
}

const flatLever = (clamp: Point, isRiser: boolean): Shape => {
  const grip = moved(clamp, 6, isRiser ? -22 : -2);
  return closed(
    ribbon(curve(grip, moved(grip, 34, 4), moved(grip, 44, 26), moved(grip, 34, 56)), () => 6, 'round'),
  );
};
