/** A point of a drawing in millimetres; x to the right, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A circle of a drawing. */
export interface Circle {
  readonly centre: Point;
  readonly radius: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point that lies a distance away from another, at an angle above the horizontal (180 is to the rear). */
export const along = (from: Point, degrees: number, distance: number): Point => ({
  x: from.x + distance * Math.cos(radians(degrees)),
  y: from.y - distance * Math.sin(radians(degrees)),
});

/** A point moved to the right and down. */
export const moved = ({ x, y }: Point, right: number, down: number): Point => ({ x: x + right, y: y + down });

/** How far apart two points are. */
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The point that divides the way from a to b; 0 is a, 1 is b. */
export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** How far a point lies from the straight piece between a and b. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const share = square === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / square;
  return distance(point, between(a, b, Math.min(1, Math.max(0, share))));
}

/** Gives points by their own axes: the first number along a direction (degrees above the horizontal), the second across it to the right. */
export function axesAt(origin: Point, degrees: number): (forth: number, right: number) => Point {
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  return (forth, right) => ({
    x: origin.x + forth * cos + right * sin,
    y: origin.y - forth * sin + right * cos,
  });
}

/** Points along a cubic curve, both ends included. */
export const curve = (a: Point, b: Point, c: Point, d: Point, steps = 10): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const s = 1 - t;
    const mix = (axis: 'x' | 'y') =>
      s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
    return { x: mix('x'), y: mix('y') };
  });
