import type { Millimetres } from '../core/public.ts';
import { frontCentreOf, geometryOfSize, trailOf } from './frame-size.ts';
import type { FrameSize } from './frame-size-fields.ts';

/** A figure of a size: published by the maker, or worked out from its other measures. */
export interface SizeFigure {
  readonly value: Millimetres;
  readonly isDerived: boolean;
}

/** What riders ask of a size besides stack and reach; null is unknown. */
export interface SizeFigures {
  readonly trail: SizeFigure | null;
  readonly frontCentre: SizeFigure | null;
  readonly standover: SizeFigure | null;
  /**
   * Room between the tips of the shoe and the front tyre when the wheel is turned; below zero they touch. It rests
   * on the crank and on a shoe that reaches {@link toeReach} beyond the pedal axle.
   */
  readonly toeRoom: SizeFigure | null;
}

/** How far a shoe reaches beyond the pedal axle: size 43 with the cleat under the ball of the foot. */
export const toeReach: Millimetres = 105;
/** Crank of a size whose complete bike is not known. */
export const usualCrank: Millimetres = 170;

const published = (value: Millimetres | null): SizeFigure | null =>
  value === null ? null : { value, isDerived: false };
const derived = (value: Millimetres | null): SizeFigure | null =>
  value === null ? null : { value, isDerived: true };

/** The radius of a wheel with its tyre from bead diameter and tyre width. */
export const wheelRadiusOf = (beadDiameter: Millimetres, tyreWidth: Millimetres): Millimetres =>
  beadDiameter / 2 + tyreWidth;

/** The figures of a size on wheels of a radius; `crankLength` is that of the chosen crank, if it is known. */
export function sizeFigures(
  size: FrameSize,
  wheelRadius: Millimetres,
  crankLength: Millimetres | null = null,
): SizeFigures {
  const geometry = geometryOfSize(size);
  const frontCentre = published(size.frontCentreMm) ?? derived(frontCentreOf(geometry));
  const crank = crankLength ?? size.stockCrankMm ?? usualCrank;
  return {
    trail: published(size.trailMm) ?? derived(trailOf(geometry, wheelRadius)),
    frontCentre,
    standover: published(size.standoverMm),
    toeRoom: derived(frontCentre === null ? null : frontCentre.value - wheelRadius - crank - toeReach),
  };
}
