import type { PartUse } from '../groupset/public.ts';
import type { BikeWheelset, Tube, Tyre } from '../part/public.ts';

/** A tyre must be this much wider than the rim inside (rule 39 of the fit rules). */
const widerThanRim = 2;

const tyreUses: Readonly<Record<PartUse, readonly PartUse[]>> = {
  Road: ['Road'],
  Gravel: ['Gravel', 'Road'],
  Mountain: ['Mountain'],
};

/** Tyre widths in millimetres that bikes of a kind ride where neither rim maker nor tyre says more. */
const usualWidths: Readonly<Record<PartUse, readonly [number, number]>> = {
  Road: [23, 35],
  Gravel: [30, 60],
  Mountain: [45, 75],
};

type Range = readonly [from: number, to: number];

/** Whether a tyre goes on a wheelset: kind of bike, width, tubular or not, hookless rims. Unknown never excludes. */
export function tyreFitsWheelset(tyre: Tyre, wheelset: BikeWheelset): boolean {
  if (!tyreUses[wheelset.use].includes(tyre.use)) return false;
  if (wheelset.rimType !== null && (tyre.type === 'tubular') !== (wheelset.rimType === 'Tubular'))
    return false;
  if (wheelset.rimType === 'Hookless' && (tyre.type !== 'tubeless' || tyre.allowsHookless === false))
    return false;
  const [narrowest, widest] = tyreRange(wheelset);
  return tyre.width >= narrowest && tyre.width <= widest;
}

/** The rim maker's range wins; without it the inner width sets the lower end. */
function tyreRange({ minTyreWidth, maxTyreWidth, rimInnerWidth }: BikeWheelset): Range {
  const inner = larger(rimInnerWidth.front, rimInnerWidth.rear);
  const stated = larger(minTyreWidth.front, minTyreWidth.rear);
  const most = [maxTyreWidth.front, maxTyreWidth.rear].filter((width) => width !== null);
  return [
    stated ?? (inner === null ? 0 : inner + widerThanRim),
    most.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...most),
  ];
}

const larger = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

/** Whether a tube holds a tyre: its width range (rule 46); a tubular has its tube sewn in. */
export function tubeFitsTyre(tube: Tube, tyre: Tyre): boolean {
  return tyre.type !== 'tubular' && overlaps(tube, [tyre.width, tyre.width]);
}

/** Whether a tube suits some tyre that the wheelset takes. */
export function tubeFitsWheelset(tube: Tube, wheelset: BikeWheelset): boolean {
  if (wheelset.rimType === 'Tubular') return false;
  const [narrowest, widest] = tyreRange(wheelset);
  const [usualFrom, usualTo] = usualWidths[wheelset.use];
  return overlaps(tube, [Math.max(narrowest, usualFrom), Math.min(widest, usualTo)]);
}

const overlaps = (tube: Tube, [from, to]: Range): boolean =>
  (tube.minTyreWidth ?? 0) <= to && (tube.maxTyreWidth ?? Number.POSITIVE_INFINITY) >= from;
