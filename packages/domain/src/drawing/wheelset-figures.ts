import type { BikeType } from '../frameset/public.ts';
import { typicalTyreWidth } from '../part/public.ts';
import { isInCategory, type Wheelset } from '../wheelset/public.ts';
import type { RimFigures } from './rim-section.ts';
import type { WheelFigures } from './wheel-drawing.ts';

/** Which wheel of a pair. */
export type WheelSide = 'front' | 'rear';

function bikeTypeOf(wheelset: Wheelset): BikeType {
  if (isInCategory(wheelset, 'mtb')) return 'mountain';
  return isInCategory(wheelset, 'gravel') ? 'gravel' : 'road';
}

/** The tyre that a wheelset is drawn with: usual for its kind of bike, within what the maker allows. Millimetres. */
export function drawnTyreWidth(wheelset: Wheelset): number {
  const least = Math.max(typicalTyreWidth[bikeTypeOf(wheelset)], wheelset.minTyreWidth ?? 0);
  return Math.min(least, wheelset.maxTyreWidth ?? Number.POSITIVE_INFINITY);
}

/** What one wheel of a pair is drawn from. */
export const wheelFiguresOf = (wheelset: Wheelset, side: WheelSide): WheelFigures => ({
  rimDepth: wheelset[side].rimDepth,
  spokeCount: wheelset[side].spokeCount,
  outerWidth: wheelset[side].outerWidth,
  tyreWidth: drawnTyreWidth(wheelset),
  brake: wheelset.brake,
  side,
});

/** What one rim of a pair is drawn from. */
export const rimFiguresOf = (wheelset: Wheelset, side: WheelSide): RimFigures => ({
  depth: wheelset[side].rimDepth,
  innerWidth: wheelset[side].innerWidth,
  outerWidth: wheelset[side].outerWidth,
  rimType: wheelset.rimType,
  tyreWidth: drawnTyreWidth(wheelset),
});
