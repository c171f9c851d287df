import { fitsWheelset, wheelsetClashes } from '../compatibility/public.ts';
import { failure, type Result, success } from '../core/public.ts';
import { type FrameSlot, filterFrames, initialConfiguration } from '../frameset/public.ts';
import type { ComponentType } from '../groupset/public.ts';
import {
  type BikeSlot,
  isComponentSlot,
  isFrameSlot,
  type OtherCategory,
  wheelsetKey,
} from '../part/public.ts';
import { type Build, frameConfigurationOf, wheelsetConfigurationOf } from './build.ts';
import type { BuildCommand } from './command.ts';

/** Why a part of another build cannot be taken over: it has none, the place for it is missing here, or it clashes. */
export type TakeFault =
  | 'nothingThere'
  | 'noFrame'
  | 'noWheelset'
  | 'noGroupset'
  | 'otherBikeType'
  | 'wheelsetClashes'
  | 'tyreClashes';

/** The commands that bring a part over. */
export type Taking = Result<readonly BuildCommand[], TakeFault>;

/**
 * The commands that take one row's part of another build into one's own, which stays as it is otherwise: a taken
 * wheelset keeps the tyres where they fit it. Own parts come into the list of own parts too.
 */
export function takePart(own: Build, other: Build, slot: BikeSlot): Taking {
  if (slot === 'frame') return takeFrame(own, other);
  if (isFrameSlot(slot)) return takeFramePart(own, other, slot);
  if (slot === 'wheelset') return takeWheelset(own, other);
  if (slot === 'tyre' || slot === 'tube') return takeRubber(own, other, slot);
  if (slot === 'sealant') return takeRubber(own, other, 'tube');
  if (slot === 'groupset') return takeGroupset(other);
  if (isComponentSlot(slot)) return takeComponent(own, other, slot);
  return takeOthers(own, other, slot);
}

function takeFrame(own: Build, { frame, frameConfigurations, frameSizes }: Build): Taking {
  if (frame === null) return failure('nothingThere');
  if (own.bike !== null && filterFrames([frame], own.bike).length === 0) return failure('otherBikeType');
  const { key } = frame.frame;
  const isNewOwn = frame.kind === 'own' && !own.ownFrames.some((each) => each.key === key);
  return success([
    ...(isNewOwn ? [{ kind: 'addOwnFrame', frame: frame.frame } as const] : []),
    { kind: 'selectFrame', frame },
    { kind: 'configureFrame', key, configuration: frameConfigurations[key] ?? null },
    { kind: 'chooseFrameSize', key, size: frameSizes[key] ?? null },
  ]);
}

function takeFramePart({ frame, frameConfigurations }: Build, other: Build, slot: FrameSlot): Taking {
  if (frame === null) return failure('noFrame');
  const theirs = other.frame === null ? null : frameConfigurationOf(other, other.frame.frame.key);
  if (theirs === null) return failure('nothingThere');
  const { key } = frame.frame;
  const mine = frameConfigurations[key] ?? initialConfiguration(frame.kind);
  return success([{ kind: 'configureFrame', key, configuration: { ...mine, [slot]: theirs[slot] } }]);
}

function takeWheelset(own: Build, other: Build): Taking {
  const { wheelset } = other;
  if (wheelset === null) return failure('nothingThere');
  if (own.bike !== null && wheelsetClashes(wheelset, own.bike, own.frame).length > 0) {
    return failure('wheelsetClashes');
  }
  const key = wheelsetKey(wheelset);
  const mine = own.wheelset && wheelsetConfigurationOf(own, wheelsetKey(own.wheelset));
  const theirs = wheelsetConfigurationOf(other, key);
  const isKept = mine !== null && (mine.tyre === null || fitsWheelset(mine.tyre, wheelset, own.frame));
  const isNewOwn = wheelset.kind === 'own' && !own.ownWheelsets.some(({ id }) => id === key);
  return success([
    ...(isNewOwn ? [{ kind: 'addOwnWheelset', wheelset: wheelset.wheelset } as const] : []),
    { kind: 'selectWheelset', wheelset },
    { kind: 'configureWheelset', key, configuration: isKept ? mine : theirs },
  ]);
}

function takeRubber(own: Build, other: Build, slot: 'tyre' | 'tube'): Taking {
  if (own.wheelset === null) return failure('noWheelset');
  const theirs = other.wheelset && wheelsetConfigurationOf(other, wheelsetKey(other.wheelset));
  if (!theirs || theirs[slot] === null) return failure('nothingThere');
  if (slot === 'tyre' && theirs.tyre !== null && !fitsWheelset(theirs.tyre, own.wheelset, own.frame)) {
    return failure('tyreClashes');
  }
  const key = wheelsetKey(own.wheelset);
  const mine = wheelsetConfigurationOf(own, key) ?? { tyre: null, tube: null };
  return success([
    {
      kind: 'configureWheelset',
      key,
      configuration: { ...mine, [slot]: theirs[slot], updatedAt: theirs.updatedAt },
    },
  ]);
}

const takeGroupset = ({ groupset }: Build): Taking =>
  groupset === null ? failure('nothingThere') : success([{ kind: 'selectGroupset', groupset }]);

function takeComponent({ groupset }: Build, other: Build, type: ComponentType): Taking {
  const choice = other.groupset?.parts?.[type];
  if (choice === undefined) return failure('nothingThere');
  if (groupset === null || groupset.parts === null) return failure('noGroupset');
  return success([
    { kind: 'selectGroupset', groupset: { ...groupset, parts: { ...groupset.parts, [type]: choice } } },
  ]);
}

function takeOthers(own: Build, other: Build, category: OtherCategory): Taking {
  const theirs = other.others.filter(({ part }) => part.category === category);
  if (theirs.length === 0) return failure('nothingThere');
  return success(
    theirs.flatMap((each): readonly BuildCommand[] => {
      const isNewOwn = each.kind === 'own' && !own.ownOthers.some(({ id }) => id === each.part.id);
      return [
        ...(isNewOwn ? [{ kind: 'addOwnOther', part: each.part } as const] : []),
        { kind: 'addOther', other: each },
      ];
    }),
  );
}
