import { failure, type Result, success } from '../core/public.ts';
import type { WheelSize } from '../frameset/public.ts';
import {
  type GearLadder,
  type GearRange,
  gearLadder,
  gearRange,
  type Teeth,
  type TeethFault,
  teethOf,
} from '../groupset/public.ts';
import { rollingInches, rollingMetres, typicalTyreWidth, wheelsetKey } from '../part/public.ts';
import { type Build, wheelsetConfigurationOf } from './build.ts';

/** The wheel that a build rolls on; assumed until a tyre is chosen. */
export interface BuildWheel {
  readonly size: WheelSize;
  readonly tyreWidth: number;
  readonly isAssumed: boolean;
}

/** The gears of a build and the wheel that they turn. */
export interface BuildGears {
  readonly teeth: Teeth;
  readonly range: GearRange;
  /** Every gear; null where the catalogue tells only the ends of the cassette. */
  readonly ladder: GearLadder | null;
  readonly wheel: BuildWheel;
}

/** Why a build's gears are not known. */
export type GearFault = 'noGroupset' | 'noParts' | TeethFault;

/** The wheel of a build: of its tyre, else of a usual one for its kind of bike. */
export function wheelOf(build: Build): BuildWheel {
  const { wheelset, bike } = build;
  const tyre = (wheelset && wheelsetConfigurationOf(build, wheelsetKey(wheelset))?.tyre) ?? null;
  if (tyre !== null) return { size: tyre.wheelSize, tyreWidth: tyre.width, isAssumed: false };
  const type = bike?.type ?? 'road';
  return {
    size: type === 'mountain' ? '29' : '700c',
    tyreWidth: typicalTyreWidth[type],
    isAssumed: true,
  };
}

/** The gears of a build, or what keeps them unknown. */
export function gearsOf(build: Build): Result<BuildGears, GearFault> {
  const { groupset } = build;
  if (groupset === null) return failure('noGroupset');
  if (groupset.parts === null) return failure('noParts');
  const teeth = teethOf(groupset.parts);
  if (typeof teeth === 'string') return failure(teeth);
  const wheel = wheelOf(build);
  const { size, tyreWidth } = wheel;
  const rolling = { metres: rollingMetres(size, tyreWidth), inches: rollingInches(size, tyreWidth) };
  const range = gearRange(teeth, rolling);
  return success({ teeth, range, ladder: gearLadder(teeth, rolling), wheel });
}
