import type { BikeSelection, FrameChoice } from '../frameset/public.ts';
import type { PartUse } from '../groupset/public.ts';
import {
  type BikeWheelset,
  shownMaxTyre,
  shownMinTyre,
  type Tube,
  type Tyre,
  type WheelsetChoice,
} from '../part/public.ts';
import { bikeTypeFacts, frameFacts } from './facts/frame-facts.ts';
import { tubeFacts, tyreFacts, wheelsetFacts } from './facts/wheel-facts.ts';
import type { Clash } from './finding.ts';
import { clashesOf } from './list-filter.ts';
import { brakeKind } from './rules/brakes.ts';
import { tubeSize, tubeWidth } from './rules/tubes.ts';
import { clearance, hookless, tubular, tyreOnRim, tyreUse } from './rules/tyres.ts';
import { frameTooNarrow, tyreSize, wheelsetUse } from './rules/wheels.ts';

/** Why a wheelset is off the list. */
export type WheelsetClash = Clash<'wheelsetUse' | 'brakeKind' | 'frameTooNarrow'>;

/**
 * Everything that keeps a wheelset off a bike, the most basic reason first; empty when it fits. The
 * visitor's own wheelset always fits (BLD-43). Without a frame only the bike type speaks.
 */
export function wheelsetClashes(
  choice: WheelsetChoice,
  bike: BikeSelection,
  frame: FrameChoice | null,
): readonly WheelsetClash[] {
  if (choice.kind === 'own') return [];
  const facts = {
    bike: bikeTypeFacts(bike),
    wheelset: wheelsetFacts(choice),
    ...(frame ? { frame: frameFacts(frame) } : {}),
  };
  return clashesOf([wheelsetUse, brakeKind, frameTooNarrow], facts);
}

/**
 * Whether a tyre can go on a wheelset in a frame: its diameter, its width within the wheel's range and the frame's
 * room, glued tyres on glue rims only, no hooked tyre on a hookless rim. What is unknown does not speak against it.
 */
export function fitsWheelset(tyre: Tyre, wheelset: WheelsetChoice, frame: FrameChoice | null): boolean {
  const facts = {
    tyre: tyreFacts(tyre),
    wheelset: wheelsetFacts(wheelset),
    ...(frame ? { frame: frameFacts(frame) } : {}),
  };
  const codes = clashesOf([tyreSize, tyreOnRim, hookless, tubular, tyreUse, clearance], facts);
  return codes.every(({ code }) => code === 'tyreByStandard' || code === 'hooklessStandard');
}

/** Whether a tube has the tyre's diameter and spans its width; without a tyre or a range every tube may do. */
export function fitsTyre(tube: Tube, tyre: Tyre | null): boolean {
  if (tyre === null) return true;
  const { minTyreWidth, maxTyreWidth } = tube;
  const isInside =
    tyre.width >= (minTyreWidth ?? 0) && tyre.width <= (maxTyreWidth ?? Number.POSITIVE_INFINITY);
  const facts = { tube: tubeFacts({ kind: 'tube', tube }), tyre: tyreFacts(tyre) };
  return isInside && clashesOf([tubeWidth, tubeSize], facts).length === 0;
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
  const { beads } = tubeFacts({ kind: 'tube', tube });
  const { bead } = wheelsetFacts(choice);
  const isOtherSize = beads.length > 0 && bead.rear !== null && !beads.includes(bead.rear);
  if (isOtherSize && bead.front !== null && !beads.includes(bead.front)) return false;
  const [usualMin, usualMax] = usualWidths[wheelset.use];
  const min = Math.max(shownMinTyre(choice) ?? 0, usualMin);
  const max = Math.min(shownMaxTyre(choice) ?? Number.POSITIVE_INFINITY, usualMax);
  return (tube.minTyreWidth ?? 0) <= max && (tube.maxTyreWidth ?? Number.POSITIVE_INFINITY) >= min;
}
