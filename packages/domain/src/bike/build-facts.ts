import {
  type BikeFacts,
  bikeTypeFacts,
  type Finding,
  forkFacts,
  frameFacts,
  groupsetFacts,
  handlebarFacts,
  judgeBike,
  otherFacts,
  ownComponentFacts,
  plainFork,
  plainHandlebar,
  plainSeatpost,
  seatpostFacts,
  tubeFacts,
  tyreFacts,
  wheelsetFacts,
} from '../compatibility/public.ts';
import type { Kilograms } from '../core/public.ts';
import type { FrameConfiguration, SlotChoice } from '../frameset/public.ts';
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
  if (configuration === null) return {};
  const facts = (['fork', 'handlebar', 'seatpost'] as const).map((slot) =>
    slotFacts(slot, configuration[slot]),
  );
  return Object.assign({}, ...facts);
}

const plainFacts = {
  fork: (name: string, isOwn: boolean) => ({ fork: plainFork(name, isOwn) }),
  handlebar: (name: string, isOwn: boolean) => ({ handlebar: plainHandlebar(name, isOwn) }),
  seatpost: (name: string, isOwn: boolean) => ({ seatpost: plainSeatpost(name, isOwn) }),
} as const;

function slotFacts(slot: keyof typeof plainFacts, choice: SlotChoice): BikeFacts {
  if (choice.kind === 'default' || choice.part.name === '') return {};
  const { name } = choice.part;
  const fit = choice.kind === 'listed' ? choice.part.fit : undefined;
  if (fit === undefined) return plainFacts[slot](name, choice.kind === 'own');
  const listed = { name, recalledColumns: choice.part.recalledColumns ?? [] };
  switch (fit.slot) {
    case 'fork':
      return { fork: forkFacts({ ...fit, ...listed }) };
    case 'handlebar':
      return { handlebar: handlebarFacts({ ...fit, ...listed }) };
    case 'seatpost':
      return { seatpost: seatpostFacts({ ...fit, ...listed }) };
    default:
      return fit satisfies never;
  }
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
  ...otherFacts(build.others.map(({ part }) => part)),
});

/** Every finding on a whole build: blocks, checks, notes, and then what could not be checked. */
export const judgeBuild = (build: Build, rider: Kilograms | null = null): readonly Finding[] =>
  judgeBike(buildFacts(build, rider));
