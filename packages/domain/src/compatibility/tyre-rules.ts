import { type FrameChoice, shownClearance } from '../frameset/public.ts';
import type { PartUse } from '../groupset/public.ts';
import {
  type BikeWheelset,
  shownMaxTyre,
  shownMinTyre,
  type Tube,
  type Tyre,
  type WheelsetChoice,
} from '../part/public.ts';

/**
 * Whether a tyre can go on a wheelset in a frame: width within the wheel's range and the frame's room, glued
 * tyres on glue rims only, no hooked tyre on a hookless rim. What is unknown does not speak against it.
 */
export function fitsWheelset(tyre: Tyre, wheelset: WheelsetChoice, frame: FrameChoice | null): boolean {
  const least = shownMinTyre(wheelset) ?? leastByRim(wheelset) ?? 0;
  const most = Math.min(
    shownMaxTyre(wheelset) ?? Number.POSITIVE_INFINITY,
    (frame && shownClearance(frame)) ?? Number.POSITIVE_INFINITY,
  );
  return tyre.width >= least && tyre.width <= most && fitsUse(tyre, wheelset) && fitsRim(tyre, wheelset);
}

/** A tyre must be this much wider than the rim inside (rule 39 of the fit rules), unless its maker says more. */
const widerThanRim = 2;

function leastByRim(choice: WheelsetChoice): number | null {
  if (choice.kind === 'own') return null;
  const { front, rear } = choice.wheelset.rimInnerWidth;
  const inner = front === null || rear === null ? (front ?? rear) : Math.max(front, rear);
  return inner === null ? null : inner + widerThanRim;
}

/** Mountain tyres and the others have different jobs; road and gravel tyres share wheels. */
const fitsUse = (tyre: Tyre, choice: WheelsetChoice): boolean =>
  choice.kind === 'own' || (tyre.use === 'Mountain') === (choice.wheelset.use === 'Mountain');

function fitsRim(tyre: Tyre, choice: WheelsetChoice): boolean {
  const rim = choice.kind === 'own' ? null : choice.wheelset.rimType;
  if (rim === null) return true;
  if ((rim === 'Tubular') !== (tyre.type === 'tubular')) return false;
  return rim !== 'Hookless' || (tyre.type === 'tubeless' && tyre.allowsHookless !== false);
}

/** Whether a tube spans the tyre's width; without a tyre or without a range every tube may do. */
export function fitsTyre(tube: Tube, tyre: Tyre | null): boolean {
  if (tyre === null) return true;
  const { minTyreWidth, maxTyreWidth } = tube;
  return tyre.width >= (minTyreWidth ?? 0) && tyre.width <= (maxTyreWidth ?? Number.POSITIVE_INFINITY);
}

/** Tyre widths in millimetres that bikes of a kind ride where the rim maker names no limits. */
const usualWidths: Readonly<Record<PartUse, readonly [number, number]>> = {
  Road: [23, 35],
  Gravel: [28, 60],
  Mountain: [45, 75],
};

/** Whether a tube suits some tyre that a wheelset takes; glued tyres have theirs sewn in. */
export function tubeFitsWheelset(tube: Tube, wheelset: BikeWheelset): boolean {
  if (wheelset.rimType === 'Tubular') return false;
  const choice = { kind: 'catalogue', wheelset } as const;
  const [usualLeast, usualMost] = usualWidths[wheelset.use];
  const least = Math.max(shownMinTyre(choice) ?? leastByRim(choice) ?? 0, usualLeast);
  const most = Math.min(shownMaxTyre(choice) ?? Number.POSITIVE_INFINITY, usualMost);
  return (tube.minTyreWidth ?? 0) <= most && (tube.maxTyreWidth ?? Number.POSITIVE_INFINITY) >= least;
}
