import { axesAt, curve, moved, type Point } from './plane.ts';
import { closed, closedCurve, open, ribbon, type Shape, tapered } from './shape.ts';

/** Shapes that saddles are told apart by from the side. */
export const saddleOutlines = ['short', 'classic', 'wide', 'mountain'] as const;
/** One of {@link saddleOutlines}. */
export type SaddleOutline = (typeof saddleOutlines)[number];

/** Words in the names of saddles with a short nose. */
const shortNames = /short|boost|power|stratus|dimension|nago r4|aeolus|argo|ridon/i;

/** The outline that the catalogue's type of a saddle and its name point to; classic where neither tells. */
export function saddleOutlineOf(type: string, name: string): SaddleOutline {
  if (/comfort|city|trekking/i.test(type)) return 'wide';
  if (/mountain|mtb/i.test(type)) return 'mountain';
  return /gravel/i.test(type) || shortNames.test(name) ? 'short' : 'classic';
}

/** Length, rise of the tail and thickness of the shell in millimetres. */
interface SaddleMeasures {
  readonly length: number;
  readonly tail: number;
  readonly shell: number;
}

const measures: Readonly<Record<SaddleOutline, SaddleMeasures>> = {
  short: { length: 245, tail: 14, shell: 24 },
  classic: { length: 275, tail: 8, shell: 20 },
  wide: { length: 262, tail: 18, shell: 40 },
  mountain: { length: 268, tail: 20, shell: 26 },
};

/** How much of the saddle lies behind the clamp. */
const behindClamp = 0.54;
const railDrop = 42;

/** Draws a saddle whose top stands at a point, with its rails and the clamp under it. */
export function drawSaddle(top: Point, outline: SaddleOutline): readonly Shape[] {
  const { length, tail, shell } = measures[outline];
  const rear = -length * behindClamp;
  const nose = length + rear;
  const p = (x: number, y: number): Point => moved(top, x, y);
  const waist = rear + length * 0.42;
  return [
    open(
      [
        p(rear + 42, shell - tail),
        ...curve(p(rear + 42, shell - tail), p(rear + 58, railDrop), p(-46, railDrop), p(-30, railDrop), 6),
        ...curve(p(34, railDrop), p(60, railDrop), p(nose - 70, 26), p(nose - 44, 18), 6),
      ],
      'inner',
    ),
    closed(tapered(p(-24, railDrop + 1), p(24, railDrop + 1), 8), 'inner'),
    closedCurve([
      p(rear, -tail),
      p(rear + 26, -tail - 12),
      p(rear + length * 0.28, -tail + 2),
      p(waist, -2),
      p(waist + 46, 3),
      p(nose - 60, -4),
      p(nose - 14, 0),
      p(nose + 2, 2),
      p(nose + 2, 16),
      p(nose - 16, 15),
      p(nose - 70, 14),
      p(20, 16),
      p(waist, shell - 2),
      p(waist - 50, shell + 2),
      p(rear + 22, shell + 6 - tail),
      p(rear - 3, shell - 4 - tail),
      p(rear - 10, 6 - tail),
      p(rear - 8, 2 - tail),
      p(rear, -tail),
    ]),
  ];
}

/** The post from the seat tube to the saddle's clamp. */
export function drawSeatpost(seatTubeTop: Point, saddle: Point, seatAngle: number): readonly Shape[] {
  const head = moved(saddle, 0, railDrop + 6);
  const p = axesAt(head, 180 - seatAngle);
  return [
    closed(tapered(seatTubeTop, head, 13.5)),
    closed(
      ribbon([p(-20, 0), p(2, 0)], () => 16, 'flat'),
      'inner',
    ),
  ];
}
