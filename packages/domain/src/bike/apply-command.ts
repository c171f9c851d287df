import { type Build, emptyBuild } from './build.ts';
import type { BuildCommand } from './command.ts';
import { addOther, removeOther, toggleOther } from './other-parts.ts';

/** A build after a command. A command that changes nothing gives the same build back. */
export function applyCommand(build: Build, command: BuildCommand): Build {
  switch (command.kind) {
    case 'selectBike':
      return { ...build, bike: command.bike };
    case 'resetForBike':
      return { ...emptyBuild, bike: command.bike };
    case 'selectFrame':
    case 'addOwnFrame':
    case 'removeOwnFrame':
    case 'configureFrame':
    case 'chooseFrameSize':
      return applyToFrame(build, command);
    case 'selectWheelset':
    case 'addOwnWheelset':
    case 'removeOwnWheelset':
    case 'configureWheelset':
      return applyToWheelset(build, command);
    case 'selectGroupset':
      return applyToGroupset(build, command);
    case 'toggleOther':
    case 'addOther':
    case 'removeOther':
    case 'addOwnOther':
    case 'removeOwnOther':
      return applyToOthers(build, command);
    case 'override':
      return { ...build, overrides: command.overrides };
    case 'rename':
      return { ...build, name: command.name.trim() || emptyBuild.name };
    case 'clear':
      return emptyBuild;
    case 'replace':
      return command.build;
    default:
      return command satisfies never;
  }
}

type Of<Kind extends BuildCommand['kind']> = Extract<BuildCommand, { readonly kind: Kind }>;

function applyToFrame(
  build: Build,
  command: Of<'selectFrame' | 'addOwnFrame' | 'removeOwnFrame' | 'configureFrame' | 'chooseFrameSize'>,
): Build {
  switch (command.kind) {
    case 'selectFrame':
      return { ...build, frame: command.frame };
    case 'addOwnFrame':
      return { ...build, ownFrames: [...build.ownFrames, command.frame] };
    case 'removeOwnFrame':
      return {
        ...build,
        ownFrames: build.ownFrames.filter(({ key }) => key !== command.key),
        frame: build.frame?.frame.key === command.key ? null : build.frame,
        frameConfigurations: withEntry(build.frameConfigurations, command.key, null),
      };
    case 'configureFrame':
      return {
        ...build,
        frameConfigurations: withEntry(build.frameConfigurations, command.key, command.configuration),
      };
    case 'chooseFrameSize':
      return { ...build, frameSizes: withEntry(build.frameSizes, command.key, command.size) };
    default:
      return command satisfies never;
  }
}

function applyToWheelset(
  build: Build,
  command: Of<'selectWheelset' | 'addOwnWheelset' | 'removeOwnWheelset' | 'configureWheelset'>,
): Build {
  switch (command.kind) {
    case 'selectWheelset':
      return { ...build, wheelset: command.wheelset };
    case 'addOwnWheelset':
      return { ...build, ownWheelsets: [...build.ownWheelsets, command.wheelset] };
    case 'removeOwnWheelset':
      return {
        ...build,
        ownWheelsets: build.ownWheelsets.filter(({ id }) => id !== command.id),
        wheelset: build.wheelset?.wheelset.id === command.id ? null : build.wheelset,
        wheelsetConfigurations: withEntry(build.wheelsetConfigurations, command.id, null),
      };
    case 'configureWheelset':
      return {
        ...build,
        wheelsetConfigurations: withEntry(build.wheelsetConfigurations, command.key, command.configuration),
      };
    default:
      return command satisfies never;
  }
}

function applyToGroupset(build: Build, { groupset }: Of<'selectGroupset'>): Build {
  if (groupset === null) return { ...build, groupset };
  return {
    ...build,
    groupset,
    groupsetConfigurations: withEntry(build.groupsetConfigurations, groupset.groupset.id, groupset.parts),
  };
}

function applyToOthers(
  build: Build,
  command: Of<'toggleOther' | 'addOther' | 'removeOther' | 'addOwnOther' | 'removeOwnOther'>,
): Build {
  switch (command.kind) {
    case 'toggleOther':
      return { ...build, others: toggleOther(build.others, command.other) };
    case 'addOther':
      return { ...build, others: addOther(build.others, command.other) };
    case 'removeOther':
      return { ...build, others: removeOther(build.others, command.which) };
    case 'addOwnOther':
      return { ...build, ownOthers: [...build.ownOthers, command.part] };
    case 'removeOwnOther':
      return {
        ...build,
        ownOthers: build.ownOthers.filter(({ id }) => id !== command.id),
        others: removeOther(build.others, { by: 'id', id: command.id }),
      };
    default:
      return command satisfies never;
  }
}

/** A map with one entry set, or left out for null. */
function withEntry<Value>(
  map: Readonly<Record<string, Value>>,
  key: string,
  value: Value | null,
): Readonly<Record<string, Value>> {
  const rest = Object.fromEntries(Object.entries(map).filter(([other]) => other !== key));
  return value === null ? rest : { ...rest, [key]: value };
}
