import { type Circle, distance, type Point } from './plane.ts';
import type { Shape } from './shape.ts';

/** A wheel that a chain runs over: clockwise as ring and cog do, or the other way as the guide pulley does. */
export interface ChainWheel extends Circle {
  readonly isClockwise: boolean;
}

/** A straight run of a chain, from where it leaves a wheel to where it meets the next. */
export interface ChainRun {
  readonly from: Point;
  readonly to: Point;
}

/**
 * The straight run between two wheels, tangent to both. With a normal n of the run, each wheel is touched at its
 * centre plus n times its radius, signed by its sense; so n times the way between the centres is the difference of
 * the signed radii. Wheels that overlap have no tangent; then the run is square to the way between the centres.
 */
export function chainRun(a: ChainWheel, b: ChainWheel): ChainRun {
  const length = Math.max(distance(a.centre, b.centre), 0.001);
  const d = { x: (b.centre.x - a.centre.x) / length, y: (b.centre.y - a.centre.y) / length };
  const radiusA = a.isClockwise ? a.radius : -a.radius;
  const radiusB = b.isClockwise ? b.radius : -b.radius;
  const cos = Math.max(-1, Math.min(1, (radiusA - radiusB) / length));
  const sin = Math.sqrt(1 - cos * cos);
  const n = { x: cos * d.x + sin * d.y, y: cos * d.y - sin * d.x };
  return {
    from: { x: a.centre.x + radiusA * n.x, y: a.centre.y + radiusA * n.y },
    to: { x: b.centre.x + radiusB * n.x, y: b.centre.y + radiusB * n.y },
  };
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const angleOf = ({ centre }: Circle, { x, y }: Point): number => Math.atan2(y - centre.y, x - centre.x);

/** The arc over a wheel from where the chain meets it to where it leaves. */
function arcOver(wheel: ChainWheel, from: Point, to: Point): string {
  const turn = (angleOf(wheel, to) - angleOf(wheel, from)) * (wheel.isClockwise ? 1 : -1);
  const swept = ((turn % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  const radius = wheel.radius.toFixed(1);
  return `A${radius} ${radius} 0 ${swept > Math.PI ? 1 : 0} ${wheel.isClockwise ? 1 : 0} ${at(to)}`;
}

/** A chain around wheels, in the order in which it passes them. */
export interface ChainLine {
  readonly shape: Shape;
  readonly runs: readonly ChainRun[];
}

/** Draws the chain as it lies: straight between the wheels, round on them. */
export function chainLine(wheels: readonly ChainWheel[]): ChainLine {
  const runs = wheels.map((wheel, index) => chainRun(wheel, wheels[(index + 1) % wheels.length] ?? wheel));
  const pieces = runs.map(({ from, to }, index) => {
    const next = wheels[(index + 1) % wheels.length];
    const leaves = runs[(index + 1) % runs.length]?.from ?? to;
    return `${index === 0 ? `M${at(from)}` : ''}L${at(to)}${next ? arcOver(next, to, leaves) : ''}`;
  });
  return {
    runs,
    shape: {
      d: `${pieces.join('')}Z`,
      pen: 'outline',
      isFilled: false,
      points: runs.flatMap(({ from, to }) => [from, to]),
    },
  };
}
