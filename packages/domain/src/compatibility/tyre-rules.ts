import { type FrameChoice, shownClearance } from '../frameset/public.ts';
import { shownMaxTyre, shownMinTyre, type Tube, type Tyre, type WheelsetChoice } from '../part/public.ts';

/**
 * Whether a tyre can go on a wheelset in a frame: width within the wheel's range and the frame's room, glued
 * tyres on glue rims only, no hooked tyre on a hookless rim. What is unknown does not speak against it.
 */
export function fitsWheelset(tyre: Tyre, wheelset: WheelsetChoice, frame: FrameChoice | null): boolean {
  const least = shownMinTyre(wheelset) ?? 0;
  const most = Math.min(
    shownMaxTyre(wheelset) ?? Number.POSITIVE_INFINITY,
    (frame && shownClearance(frame)) ?? Number.POSITIVE_INFINITY,
  );
  return tyre.width >= least && tyre.width <= most && fitsUse(tyre, wheelset) && fitsRim(tyre, wheelset);
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
