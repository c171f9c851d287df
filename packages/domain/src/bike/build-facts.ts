import {
  type BikeFacts,
  bikeTypeFacts,
  type Finding,
  frameFacts,
  groupsetFacts,
  judgeBike,
  ownComponentFacts,
  plainFork,
  plainHandlebar,
  plainSeatpost,
  tubeFacts,
  tyreFacts,
  wheelsetFacts,
} from '../compatibility/public.ts';
import type { Kilograms } from '../core/public.ts';
import type { FrameConfiguration, FrameSlot, SlotChoice } from '../frameset/public.ts';
import { wheelsetKey } from '../part/public.ts';
import { type Build, frameConfigurationOf, wheelsetConfigurationOf } from './build.ts';

/** A bottom bracket of the frame's configuration; the shop's one says its shell in its name. */
function bottomBracketFacts(choice: SlotChoice | null): BikeFacts {
  if (choice === null || choice.kind === 'default' || choice.part.name === '') return {};
  const plain = ownComponentFacts('bottom_bracket', choice.part.name);
  if (choice.kind === 'own') return { bottom_bracket: plain };
  const shell = /\bT47\b/.exec(choice.part.name)?.[0] ?? null;
  return { bottom_bracket: { ...plain, isOwn: false, shell } };
}

/** The fork, bar and post that replace the frame's own ones; a default part is the frame maker's and needs no check. */
function replacedFacts(configuration: FrameConfiguration | null): BikeFacts {
  const replaced = <Facts>(slot: FrameSlot, make: (name: string, isOwn: boolean) => Facts) => {
    const choice = configuration?.[slot] ?? null;
    if (choice === null || choice.kind === 'default' || choice.part.name === '') return null;
    return make(choice.part.name, choice.kind === 'own');
  };
  const fork = replaced('fork', plainFork);
  const handlebar = replaced('handlebar', plainHandlebar);
  const seatpost = replaced('seatpost', plainSeatpost);
  return {
    ...(fork ? { fork } : {}),
    ...(handlebar ? { handlebar } : {}),
    ...(seatpost ? { seatpost } : {}),
  };
}

function framesetFacts(build: Build): BikeFacts {
  const { frame } = build;
  if (frame === null) return {};
  const configuration = frameConfigurationOf(build, frame.frame.key);
  return {
    ...bottomBracketFacts(configuration?.bottomBracket ?? null),
    frame: frameFacts(frame),
    ...replacedFacts(configuration),
  };
}

function wheelFacts(build: Build): BikeFacts {
  const { wheelset } = build;
  if (wheelset === null) return {};
  const { tyre = null, tube = null } = wheelsetConfigurationOf(build, wheelsetKey(wheelset)) ?? {};
  return {
    wheelset: wheelsetFacts(wheelset),
    ...(tyre ? { tyre: tyreFacts(tyre) } : {}),
    ...(tube ? { tube: tubeFacts(tube) } : {}),
  };
}

const riderFacts = (kilograms: Kilograms | null): BikeFacts =>
  kilograms === null
    ? {}
    : { rider: { slot: 'rider', name: 'rider', isOwn: false, recalled: [], weight: kilograms } };

/**
 * What the compatibility rules see of a build, and of its rider with clothes and pack where the weight is known. A
 * groupset that is not configured has no parts to speak about.
 */
export const buildFacts = (build: Build, rider: Kilograms | null = null): BikeFacts => ({
  ...(build.bike ? { bike: bikeTypeFacts(build.bike) } : {}),
  ...riderFacts(rider),
  ...framesetFacts(build),
  ...wheelFacts(build),
  ...groupsetFacts(build.groupset?.parts ?? {}),
});

/** Every finding on a whole build: blocks, checks, notes, and then what could not be checked. */
export const judgeBuild = (build: Build, rider: Kilograms | null = null): readonly Finding[] =>
  judgeBike(buildFacts(build, rider));
