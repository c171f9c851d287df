import { fitsWheelset } from '../compatibility/public.ts';
import { type NamedPart, namedFork, namedHandlebar, namedSeatpost } from '../frameset/public.ts';
import { asListed, defaultParts } from '../groupset/public.ts';
import { type BikeSlot, isComponentSlot, wheelsetKey } from '../part/public.ts';
import { type Build, frameConfigurationOf, wheelsetConfigurationOf } from './build.ts';
import type { BuildCatalogue } from './catalogue.ts';
import type { BuildCommand } from './command.ts';

/** A part of a build that another one of the same list takes the place of. */
export interface Replacement {
  readonly slot: BikeSlot;
  /** Id of the part that goes. */
  readonly id: string;
  /** Id of the part that comes. */
  readonly successor: string;
}

type Commands = readonly BuildCommand[];

/**
 * The commands that replace a part, as by the successor that the shop names; what was chosen along with it stays where
 * it still fits. Whether the new part fits the bike is for the rules to say, which judge the build afterwards.
 * @returns null where the build has no such part or the catalogue no such successor
 */
export function replacePart(
  build: Build,
  catalogue: BuildCatalogue,
  replacement: Replacement,
): Commands | null {
  const { slot } = replacement;
  switch (slot) {
    case 'frame':
      return frame(build, catalogue, replacement);
    case 'fork':
    case 'handlebar':
    case 'seatpost':
      return framePart(build, catalogue, { ...replacement, slot });
    case 'wheelset':
      return wheelset(build, catalogue, replacement);
    case 'tyre':
    case 'tube':
      return rubber(build, catalogue, { ...replacement, slot });
    case 'groupset':
      return groupset(build, catalogue, replacement);
    default:
      return isComponentSlot(slot)
        ? component(build, catalogue, replacement)
        : other(build, catalogue, replacement);
  }
}

function frame(build: Build, { frames }: BuildCatalogue, { id, successor }: Replacement): Commands | null {
  const next = frames.find(({ key }) => key === successor);
  if (next === undefined || build.frame?.frame.key !== id) return null;
  return [
    { kind: 'selectFrame', frame: { kind: 'catalogue', frame: next } },
    { kind: 'configureFrame', key: next.key, configuration: frameConfigurationOf(build, id) },
  ];
}

type Of<Slot extends BikeSlot> = Replacement & { readonly slot: Slot };

function listedFramePart(
  { forks, handlebars, seatposts }: BuildCatalogue,
  { slot, successor }: Of<'fork' | 'handlebar' | 'seatpost'>,
): NamedPart | undefined {
  const lists = {
    fork: forks.map(namedFork),
    handlebar: handlebars.map(namedHandlebar),
    seatpost: seatposts.map(namedSeatpost),
  };
  return lists[slot].find(({ key }) => key === successor);
}

function framePart(
  build: Build,
  catalogue: BuildCatalogue,
  replacement: Of<'fork' | 'handlebar' | 'seatpost'>,
): Commands | null {
  const key = build.frame?.frame.key;
  const configuration = key === undefined ? null : frameConfigurationOf(build, key);
  const part = listedFramePart(catalogue, replacement);
  if (key === undefined || configuration === null || part === undefined) return null;
  return [
    {
      kind: 'configureFrame',
      key,
      configuration: { ...configuration, [replacement.slot]: { kind: 'listed', part } },
    },
  ];
}

function wheelset(
  build: Build,
  { wheelsets }: BuildCatalogue,
  { id, successor }: Replacement,
): Commands | null {
  const next = wheelsets.find(({ ppId }) => String(ppId) === successor);
  const chosen = build.wheelset;
  if (next === undefined || chosen?.kind !== 'catalogue' || String(chosen.wheelset.ppId) !== id) return null;
  const choice = { kind: 'catalogue', wheelset: next } as const;
  const rubber = wheelsetConfigurationOf(build, wheelsetKey(chosen));
  const fits = rubber !== null && (rubber.tyre === null || fitsWheelset(rubber.tyre, choice, build.frame));
  return [
    { kind: 'selectWheelset', wheelset: choice },
    ...(fits
      ? [{ kind: 'configureWheelset', key: wheelsetKey(choice), configuration: rubber } as const]
      : []),
  ];
}

function rubber(
  build: Build,
  { tyres, tubes }: BuildCatalogue,
  { slot, successor }: Of<'tyre' | 'tube'>,
): Commands | null {
  const key = build.wheelset && wheelsetKey(build.wheelset);
  const configuration = key === null ? null : wheelsetConfigurationOf(build, key);
  if (key === null || configuration === null) return null;
  const tyre = tyres.find(({ id }) => id === successor);
  const tube = tubes.find(({ id }) => id === successor);
  if (slot === 'tyre' && tyre) {
    return [{ kind: 'configureWheelset', key, configuration: { ...configuration, tyre } }];
  }
  return slot === 'tube' && tube
    ? [
        {
          kind: 'configureWheelset',
          key,
          configuration: { ...configuration, tube: { kind: 'tube', tube } },
        },
      ]
    : null;
}

function groupset(
  build: Build,
  { groupsets, components }: BuildCatalogue,
  { id, successor }: Replacement,
): Commands | null {
  const next = groupsets.find((each) => each.id === successor);
  if (next === undefined || build.groupset?.groupset.id !== id) return null;
  return [{ kind: 'selectGroupset', groupset: { groupset: next, parts: defaultParts(next, components) } }];
}

function component(
  { groupset }: Build,
  { components }: BuildCatalogue,
  { slot, successor }: Replacement,
): Commands | null {
  const next = components.find((each) => each.id === successor && each.type === slot);
  if (next === undefined || groupset === null || groupset.parts === null) return null;
  const parts = { ...groupset.parts, [next.type]: asListed(next) };
  return [{ kind: 'selectGroupset', groupset: { ...groupset, parts } }];
}

function other(
  build: Build,
  { others }: BuildCatalogue,
  { slot, id, successor }: Replacement,
): Commands | null {
  const next = others.find((each) => each.id === successor && each.category === slot);
  if (next === undefined || !build.others.some(({ part }) => part.id === id)) return null;
  return [
    { kind: 'removeOther', which: { by: 'id', id } },
    { kind: 'addOther', other: { kind: 'catalogue', part: next } },
  ];
}
