import { type BikeSelection, type BikeType, type FrameChoice, shownClearance } from '../frameset/public.ts';
import type { PartUse } from '../groupset/public.ts';
import { shownMinTyre, type WheelsetChoice } from '../part/public.ts';
import type { Verdict } from './verdict.ts';

/** Bikes that each kind of wheelset fits: gravel wheels are strong enough for the road (BLD-41). */
const bikesFor: Readonly<Record<PartUse, readonly BikeType[]>> = {
  Road: ['road'],
  Gravel: ['gravel', 'road'],
  Mountain: ['mountain'],
};

function fitsBikeRule(choice: WheelsetChoice, bike: BikeSelection): Verdict | null {
  if (choice.kind === 'own' || bikesFor[choice.wheelset.use].includes(bike.type)) return null;
  return { rule: 'wheelsetUse', severity: 'blocks', wheelset: choice.wheelset.use, bike: bike.type };
}

/** An unknown brake of the wheelset clashes with nothing. */
function brakeRule(choice: WheelsetChoice, frame: FrameChoice): Verdict | null {
  if (choice.kind === 'own' || choice.wheelset.isDisc === null) return null;
  const isDiscFrame = frame.frame.brake === 'disc';
  if (choice.wheelset.isDisc === isDiscFrame) return null;
  return { rule: isDiscFrame ? 'rimWheelOnDiscFrame' : 'discWheelOnRimFrame', severity: 'blocks' };
}

/** The clearance judged is the one the frame's card shows. */
function clearanceRule(choice: WheelsetChoice, frame: FrameChoice): Verdict | null {
  const frameMax = shownClearance(frame);
  const wheelsetMin = choice.kind === 'own' ? null : shownMinTyre(choice);
  if (frameMax === null || wheelsetMin === null || frameMax >= wheelsetMin) return null;
  return { rule: 'frameTooNarrow', severity: 'blocks', frameMax, wheelsetMin };
}

/**
 * Everything that keeps a wheelset off a bike, the most basic reason first; empty when it fits. The
 * visitor's own wheelset always fits (BLD-43). Without a frame only the bike type speaks.
 */
export function judgeWheelset(
  choice: WheelsetChoice,
  bike: BikeSelection,
  frame: FrameChoice | null,
): readonly Verdict[] {
  const verdicts = [
    fitsBikeRule(choice, bike),
    frame && brakeRule(choice, frame),
    frame && clearanceRule(choice, frame),
  ];
  return verdicts.filter((verdict) => verdict !== null);
}
