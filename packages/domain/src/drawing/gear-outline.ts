import type { Point } from './plane.ts';
import { closed, type Shape } from './shape.ts';

/** Half an inch between the pins of every bicycle chain. */
const chainPitch = 12.7;

/** Radius of the circle on which the pins of the chain lie. */
export const pitchRadius = (teeth: number): number => (teeth * chainPitch) / (2 * Math.PI);

/** Tooth tips stand above the pins by this much, the gaps hold the rollers; less on small pulleys. */
const tipHeight = 3.6;

/** The outline of a ring or cog with its teeth; a tooth begins at the top. */
export function gearOutline(centre: Point, teeth: number): Shape {
  const radius = pitchRadius(teeth);
  const tip = Math.min(tipHeight, radius * 0.09);
  const root = tip;
  const step = (2 * Math.PI) / teeth;
  const corners = [
    [-0.12, tip],
    [0.12, tip],
    [0.32, -root],
    [0.68, -root],
  ] as const;
  return closed(
    Array.from({ length: teeth }, (_, tooth) =>
      corners.map(([share, height]) => {
        const angle = (tooth + share) * step - Math.PI / 2;
        return {
          x: centre.x + (radius + height) * Math.cos(angle),
          y: centre.y + (radius + height) * Math.sin(angle),
        };
      }),
    ).flat(),
    'teeth',
  );
}
