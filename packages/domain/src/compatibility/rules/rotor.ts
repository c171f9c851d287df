import type { FrameFacts } from '../facts/frame-facts.ts';
import type { ComponentFacts } from '../facts/part-facts.ts';
import type { WheelsetFacts } from '../facts/wheel-facts.ts';
import { clash, type Finding, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

function judgeHub(brakes: ComponentFacts, wheelset: WheelsetFacts): readonly Finding[] {
  const { isCenterLock } = wheelset;
  if (brakes.rotorMount === null || isCenterLock === null)
    return notChecked(38, want(brakes, 'rotorMount'), want(wheelset, 'isCenterLock'));
  const sides = [
    side(brakes, brakes.rotorMount),
    side(wheelset, isCenterLock ? 'center-lock' : '6-bolt'),
  ] as const;
  if (brakes.rotorMount === 'center-lock' && !isCenterLock)
    return [clash(38, 'rotorMount', 'blocks', sides, { fixes: ['brakes', 'wheelset'] })];
  return brakes.rotorMount === '6-bolt' && isCenterLock
    ? [clash(38, 'rotorAdapter', 'check', sides, { fixes: [] })]
    : [];
}

function judgeSize(brakes: ComponentFacts, frame: FrameFacts): readonly Finding[] {
  if (brakes.rotorSize === null || frame.nativeRotor === null)
    return notChecked(38, want(brakes, 'rotorSize'), want(frame, 'nativeRotor'));
  if (brakes.rotorSize >= frame.nativeRotor) return [];
  const sides = [side(brakes, brakes.rotorSize), side(frame, frame.nativeRotor)] as const;
  return [clash(38, 'rotorTooSmall', 'blocks', sides, { fixes: ['brakes'] })];
}

/** Rule 38: rotors sit on the hub's fitting and are not smaller than the frame's native size. */
export const rotor: Rule = ({ brakes, wheelset, frame }) => {
  if (!brakes || brakes.isDisc === false) return [];
  return [
    ...(wheelset && wheelset.isDisc !== false ? judgeHub(brakes, wheelset) : []),
    ...(frame && frame.brake !== 'rim' ? judgeSize(brakes, frame) : []),
  ];
};
