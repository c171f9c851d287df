import { fitsTyre, fitsWheelset, wheelsetClashes } from '../compatibility/public.ts';
import {
  type Frame,
  type FrameConfiguration,
  type FrameSlot,
  filterFrames,
  frameSlots,
} from '../frameset/public.ts';
import {
  asListed,
  type ComponentType,
  componentEntries,
  defaultParts,
  isGroupsetModified,
} from '../groupset/public.ts';
import { type BikeSlot, type Tube, wheelsetKey } from '../part/public.ts';
import { type Build, frameConfigurationOf, wheelsetConfigurationOf } from './build.ts';
import { type BuildCatalogue, partsForFrame } from './catalogue.ts';
import type { BuildCommand } from './command.ts';
import { mostOf } from './other-parts.ts';

/** One part of the catalogue that could stand in a place of the build, and how it gets there. */
export interface SwapCandidate {
  readonly slot: BikeSlot;
  readonly commands: readonly BuildCommand[];
}

/** Every swap of a single part that keeps to the plain rules of the steps; the fit rules have the last word. */
export const swapCandidates = (build: Build, catalogue: BuildCatalogue): readonly SwapCandidate[] => [
  ...frames(build, catalogue),
  ...frameParts(build, catalogue),
  ...wheelsets(build, catalogue),
  ...tyres(build, catalogue),
  ...tubes(build, catalogue),
  ...groupsets(build, catalogue),
  ...components(build, catalogue),
  ...others(build, catalogue),
];

/** Whether every part that was put into a frame may stand in another one too; default parts come with the frame. */
function takesParts(
  configuration: FrameConfiguration | null,
  frame: Frame,
  catalogue: BuildCatalogue,
): boolean {
  const isReplaced = (slot: FrameSlot) => (configuration?.[slot].kind ?? 'default') !== 'default';
  if (!frame.fork.included && !isReplaced('fork')) return false;
  return frameSlots.filter(isReplaced).every((slot) => {
    const choice = configuration?.[slot];
    if (choice?.kind !== 'listed') return false;
    return partsForFrame(catalogue, frame, slot).some(({ key }) => key === choice.part.key);
  });
}

/** Frames of the same kind that take the parts that were put into the chosen one. */
function frames(
  { bike, frame, frameConfigurations }: Build,
  catalogue: BuildCatalogue,
): readonly SwapCandidate[] {
  if (frame?.kind !== 'catalogue' || bike === null) return [];
  const configuration = frameConfigurations[frame.frame.key] ?? null;
  const choices = catalogue.frames
    .filter(({ key, use }) => use === frame.frame.use && key !== frame.frame.key)
    .filter((each) => takesParts(configuration, each, catalogue))
    .map((each) => ({ kind: 'catalogue', frame: each }) as const);
  return filterFrames(choices, bike).map((choice) => ({
    slot: 'frame',
    commands: [
      { kind: 'selectFrame', frame: choice },
      { kind: 'configureFrame', key: choice.frame.key, configuration },
    ],
  }));
}

/** Whether a fork springs at least as far as the chosen one: comfort is not traded in silence. */
function springsAsFar(key: string, chosenKey: string, { forks }: BuildCatalogue): boolean {
  const travelOf = (wanted: string) => forks.find((fork) => fork.key === wanted)?.travel ?? 0;
  return travelOf(key) >= travelOf(chosenKey);
}

/** Listed parts in place of listed ones. */
function frameParts(build: Build, catalogue: BuildCatalogue): readonly SwapCandidate[] {
  const { frame } = build;
  if (frame?.kind !== 'catalogue') return [];
  const { key } = frame.frame;
  const configuration = frameConfigurationOf(build, key);
  if (configuration === null) return [];
  return frameSlots.flatMap((slot) => {
    const choice = configuration[slot];
    if (choice.kind !== 'listed') return [];
    return partsForFrame(catalogue, frame.frame, slot)
      .filter((part) => part.key !== choice.part.key)
      .filter((part) => slot !== 'fork' || springsAsFar(part.key, choice.part.key, catalogue))
      .map((part) => ({
        slot,
        commands: [
          {
            kind: 'configureFrame' as const,
            key,
            configuration: { ...configuration, [slot]: { kind: 'listed' as const, part } },
          },
        ],
      }));
  });
}

/** Wheelsets that fit bike, frame and the chosen tyres, which stay. */
function wheelsets(build: Build, catalogue: BuildCatalogue): readonly SwapCandidate[] {
  const { wheelset, bike, frame } = build;
  if (wheelset === null || bike === null) return [];
  const configuration = wheelsetConfigurationOf(build, wheelsetKey(wheelset));
  return catalogue.wheelsets
    .filter(({ id }) => id !== wheelset.wheelset.id)
    .map((each) => ({ kind: 'catalogue', wheelset: each }) as const)
    .filter((choice) => wheelsetClashes(choice, bike, frame).length === 0)
    .filter((choice) => !configuration?.tyre || fitsWheelset(configuration.tyre, choice, frame))
    .map((choice) => ({
      slot: 'wheelset',
      commands: [
        { kind: 'selectWheelset', wheelset: choice },
        { kind: 'configureWheelset', key: wheelsetKey(choice), configuration },
      ],
    }));
}

/** Tyres of the same kind that fit the wheels and are never narrower: comfort and grip are not traded in silence. */
function tyres(build: Build, catalogue: BuildCatalogue): readonly SwapCandidate[] {
  const { wheelset, frame } = build;
  const configuration = wheelset && wheelsetConfigurationOf(build, wheelsetKey(wheelset));
  const tyre = configuration?.tyre ?? null;
  if (wheelset === null || !configuration || tyre === null) return [];
  return catalogue.tyres
    .filter(
      ({ type, use, wheelSize }) => type === tyre.type && use === tyre.use && wheelSize === tyre.wheelSize,
    )
    .filter(({ id, width }) => width >= tyre.width && id !== tyre.id)
    .filter((each) => fitsWheelset(each, wheelset, frame))
    .map((each) => ({
      slot: 'tyre',
      commands: [
        {
          kind: 'configureWheelset',
          key: wheelsetKey(wheelset),
          configuration: { ...configuration, tyre: each },
        },
      ],
    }));
}

/** Tubes that are known to span the tyre, in place of tubes; sealant is another way of riding and stays. */
function tubes(build: Build, catalogue: BuildCatalogue): readonly SwapCandidate[] {
  const { wheelset } = build;
  const configuration = wheelset && wheelsetConfigurationOf(build, wheelsetKey(wheelset));
  const chosen = configuration?.tube ?? null;
  if (wheelset === null || !configuration || chosen?.kind !== 'tube') return [];
  return catalogue.tubes
    .filter((tube) => tube.id !== chosen.tube.id && hasRange(tube) && fitsTyre(tube, configuration.tyre))
    .map((tube) => ({
      slot: 'tube',
      commands: [
        {
          kind: 'configureWheelset',
          key: wheelsetKey(wheelset),
          configuration: { ...configuration, tube: { kind: 'tube', tube } },
        },
      ],
    }));
}

/** Whether a tube's widths are known. */
export const hasRange = ({ minTyreWidth, maxTyreWidth }: Tube): boolean =>
  minTyreWidth !== null && maxTyreWidth !== null;

/** Whole groupsets of the same kind, as long as the chosen one is as its maker sells it. */
function groupsets({ groupset }: Build, catalogue: BuildCatalogue): readonly SwapCandidate[] {
  if (groupset === null || isGroupsetModified(groupset)) return [];
  const { id, use, isDisc, isElectronic } = groupset.groupset;
  return catalogue.groupsets
    .filter((each) => each.use === use && each.isDisc === isDisc && each.isElectronic === isElectronic)
    .filter((each) => each.id !== id)
    .map((each) => ({
      slot: 'groupset',
      commands: [
        {
          kind: 'selectGroupset',
          groupset: { groupset: each, parts: defaultParts(each, catalogue.components) },
        },
      ],
    }));
}

/** Single parts of a groupset that already counts part by part; one as sold would change its whole sum. */
function components({ groupset }: Build, catalogue: BuildCatalogue): readonly SwapCandidate[] {
  if (groupset === null || groupset.parts === null || !isGroupsetModified(groupset)) return [];
  const { parts } = groupset;
  return componentEntries(parts).flatMap(([type]) => {
    const chosen = parts[type];
    const product = chosen?.kind === 'catalogue' ? chosen.component.productId : null;
    return (catalogue.offeredComponents ?? catalogue.components)
      .filter((each) => each.type === (type satisfies ComponentType) && each.productId !== product)
      .map((each) => ({
        slot: type,
        commands: [
          {
            kind: 'selectGroupset' as const,
            groupset: { ...groupset, parts: { ...parts, [type]: asListed(each) } },
          },
        ],
      }));
  });
}

/** Saddles for saddles; pedals and small parts for those of their type, so that shoes and purpose stay. */
function others(build: Build, catalogue: BuildCatalogue): readonly SwapCandidate[] {
  return build.others.flatMap(({ part }) =>
    catalogue.others
      .filter(({ id, category }) => category === part.category && id !== part.id)
      .filter(({ type, category }) => category === 'saddle' || type === part.type)
      .map((each) => ({
        slot: part.category,
        commands: [
          // A saddle replaces the saddle by itself; small parts add up.
          ...(mostOf(part.category) > 1
            ? [{ kind: 'removeOther' as const, which: { by: 'id' as const, id: part.id } }]
            : []),
          { kind: 'addOther' as const, other: { kind: 'catalogue' as const, part: each } },
        ],
      })),
  );
}
