import { distance, type Point } from './plane.ts';

/** Which pen draws a line; its width is in px on the screen, whatever the scale. */
export type Pen = 'outline' | 'inner' | 'fine' | 'teeth';

/** One closed or open line of a drawing as an SVG path, with the points that it lies between. */
export interface Shape {
  readonly d: string;
  readonly pen: Pen;
  /** A filled shape hides what lies behind it, as a part does. */
  readonly isFilled: boolean;
  readonly points: readonly Point[];
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const pathOf = (points: readonly Point[]): string =>
  points.map((point, index) => `${index ? 'L' : 'M'}${at(point)}`).join('');

/** A part with this outline. */
export const closed = (points: readonly Point[], pen: Pen = 'outline'): Shape => ({
  d: `${pathOf(points)}Z`,
  pen,
  isFilled: true,
  points,
});

/** A line on a part. */
export const open = (points: readonly Point[], pen: Pen = 'inner'): Shape => ({
  d: pathOf(points),
  pen,
  isFilled: false,
  points,
});

/** A closed outline of cubic curves: a start, then two handles and an end for each piece. */
export function closedCurve(points: readonly Point[], pen: Pen = 'outline'): Shape {
  const [start, ...rest] = points;
  const pieces = rest.map((point, index) => `${index % 3 ? ' ' : 'C'}${at(point)}`).join('');
  return { d: start ? `M${at(start)}${pieces}Z` : '', pen, isFilled: true, points };
}

/** A circle as a part, or as a line on one. */
export function disc(centre: Point, radius: number, pen: Pen = 'outline', isFilled = true): Shape {
  const left = { x: centre.x - radius, y: centre.y };
  const right = { x: centre.x + radius, y: centre.y };
  const r = radius.toFixed(1);
  return {
    d: `M${at(left)}A${r} ${r} 0 1 1 ${at(right)}A${r} ${r} 0 1 1 ${at(left)}Z`,
    pen,
    isFilled,
    points: [
      { x: left.x, y: centre.y - radius },
      { x: right.x, y: centre.y + radius },
    ],
  };
}

/** Several lines as one path: one element in place of many. */
export const joined = (shapes: readonly Shape[]): Shape => ({
  d: shapes.map(({ d }) => d).join(''),
  pen: shapes[0]?.pen ?? 'inner',
  isFilled: shapes[0]?.isFilled ?? false,
  points: shapes.flatMap(({ points }) => points),
});

const capSteps = 6;

/** A half circle from one side of an end to the other, the ends themselves left out. */
function cap(centre: Point, from: Point): readonly Point[] {
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const radius = distance(centre, from);
  return Array.from({ length: capSteps - 1 }, (_, step) => {
    const angle = start + (Math.PI * (step + 1)) / capSteps;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

/**
 * The outline of something drawn along a line, such as a tube or a blade: as wide as `halfWidth` tells for the share
 * of its points that lies behind it. Round ends close over the end points, flat ones end there.
 */
export function ribbon(
  line: readonly Point[],
  halfWidth: (share: number) => number,
  ends: 'flat' | 'round' = 'flat',
): readonly Point[] {
  const sides = line.map((point, index) => {
    const before = line[index - 1] ?? point;
    const after = line[index + 1] ?? point;
    const length = Math.max(distance(before, after), 0.001);
    const half = halfWidth(index / Math.max(line.length - 1, 1)) / length;
    const across = { x: (before.y - after.y) * half, y: (after.x - before.x) * half };
    return {
      left: { x: point.x - across.x, y: point.y - across.y },
      right: { x: point.x + across.x, y: point.y + across.y },
    };
  });
  const first = line[0];
  const last = line.at(-1);
  const isRound = ends === 'round' && first !== undefined && last !== undefined;
  const lastSide = sides.at(-1);
  const firstSide = sides[0];
  return [
    ...sides.map(({ left }) => left),
    ...(isRound && lastSide ? cap(last, lastSide.left) : []),
    ...sides.map(({ right }) => right).reverse(),
    ...(isRound && firstSide ? cap(first, firstSide.right) : []),
  ];
}

/** The outline of a straight piece that grows wider or narrower. */
export const tapered = (from: Point, to: Point, half: number, halfAtEnd = half): readonly Point[] =>
  ribbon([from, to], (share) => half + (halfAtEnd - half) * share);

/** A window on a drawing, in millimetres. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The window that holds all points, with a margin. */
export function boundsOf(points: readonly Point[], margin: number): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}
