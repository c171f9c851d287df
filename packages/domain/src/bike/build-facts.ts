import {
  type BikeFacts,
  type BikeSlot,
  type Finding,
  frameFacts,
  groupsetFacts,
  judgeBike,
  ownComponentFacts,
  type PlainFacts,
  tubeFacts,
  tyreFacts,
  wheelsetFacts,
} from '../compatibility/public.ts';
import type { SlotChoice } from '../frameset/public.ts';
import { wheelsetKey } from '../part/public.ts';
import { type Build, frameConfigurationOf, wheelsetConfigurationOf } from './build.ts';

const plainSlots = ['fork', 'handlebar', 'seatpost'] as const satisfies readonly BikeSlot[];

/** A bottom bracket of the frame's configuration; the shop's one says its shell in its name. */
function bottomBracketFacts(choice: SlotChoice | null): BikeFacts {
  if (choice === null || choice.kind === 'default' || choice.part.name === '') return {};
  const plain = ownComponentFacts('bottom_bracket', choice.part.name);
  if (choice.kind === 'own') return { bottom_bracket: plain };
  const shell = /\bT47\b/.exec(choice.part.name)?.[0] ?? null;
  return { bottom_bracket: { ...plain, isOwn: false, shell } };
}

/** Parts that replace the frame's own ones; a default part is the frame maker's and needs no check. */
function framesetFacts(build: Build): BikeFacts {
  const { frame } = build;
  if (frame === null) return {};
  const configuration = frameConfigurationOf(build, frame.frame.key);
  const replaced = plainSlots.flatMap((slot): readonly PlainFacts[] => {
    const choice = configuration?.[slot] ?? null;
    if (choice === null || choice.kind === 'default' || choice.part.name === '') return [];
    return [{ slot, name: choice.part.name, isOwn: choice.kind === 'own' }];
  });
  return {
    ...bottomBracketFacts(configuration?.bottomBracket ?? null),
    frame: frameFacts(frame),
    ...Object.fromEntries(replaced.map((facts) => [facts.slot, facts] as const)),
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

/** What the compatibility rules see of a build. A groupset that is not configured has no parts to speak about. */
export const buildFacts = (build: Build): BikeFacts => ({
  ...framesetFacts(build),
  ...wheelFacts(build),
  ...groupsetFacts(build.groupset?.parts ?? {}),
});

/** Every finding on a whole build: blocks, checks, notes, and then what could not be checked. */
export const judgeBuild = (build: Build): readonly Finding[] => judgeBike(buildFacts(build));
