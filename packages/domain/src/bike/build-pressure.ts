import { failure, type Kilograms, type Result, success } from '../core/public.ts';
import {
  type SuggestedPressure,
  suggestPressure,
  wheelShare,
  wheelsetKey,
  widthOnRim,
} from '../part/public.ts';
import { type Build, wheelsetConfigurationOf } from './build.ts';

/** Suggested pressures of both wheels, and what they rest on. */
export interface BuildPressure {
  readonly front: SuggestedPressure;
  readonly rear: SuggestedPressure;
  readonly isHookless: boolean;
  /** The rim's inner width is not known: the tyre is taken as wide as it is called. */
  readonly isRimUnknown: boolean;
}

/** What is missing for a suggestion. */
export type PressureFault = 'noWheelset' | 'noTyre';

/** Suggests pressures for the tyres of a build under a rider; the widths are those on its rims. */
export function pressureOf(
  build: Build,
  rider: Kilograms,
  bike: Kilograms,
): Result<BuildPressure, PressureFault> {
  const { wheelset } = build;
  if (wheelset === null) return failure('noWheelset');
  const tyre = wheelsetConfigurationOf(build, wheelsetKey(wheelset))?.tyre ?? null;
  if (tyre === null) return failure('noTyre');
  const inner = wheelset.kind === 'own' ? { front: null, rear: null } : wheelset.wheelset.rimInnerWidth;
  const isHookless = wheelset.kind === 'catalogue' && wheelset.wheelset.rimType === 'Hookless';
  const of = (end: 'front' | 'rear') =>
    suggestPressure((rider + bike) * wheelShare[end], {
      width: widthOnRim(tyre.width, inner[end]),
      isHookless,
      tyreLimitPsi: tyre.maxPressurePsi,
    });
  return success({
    front: of('front'),
    rear: of('rear'),
    isHookless,
    isRimUnknown: inner.front === null || inner.rear === null,
  });
}
