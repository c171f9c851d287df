import { type BikeType, bikeTypes, type FrameSlot, frameSlots } from '../frameset/public.ts';
import { type ComponentChoice, type ComponentType, componentTypes } from '../groupset/public.ts';
import { wheelsetKey } from '../part/public.ts';
import { type Build, defaultBuildName, frameConfigurationOf, frameSizeOf } from './build.ts';
import { linkText } from './link-text.ts';
import { partCode } from './part-code.ts';

/** Version of the short form; it comes first. Version 1 is the whole build, compressed. */
export const buildCodeVersion = '2';

/** Letters of the places of a frame in a code; they never change. */
export const slotLetters: Readonly<Record<FrameSlot, string>> = {
  fork: 'f',
  bottomBracket: 'b',
  handlebar: 'h',
  seatpost: 's',
};
/** Letters of the parts of a groupset in a code; they never change. */
export const componentLetters: Readonly<Record<ComponentType, string>> = {
  crankset: 'c',
  cassette: 's',
  bottom_bracket: 'b',
  brakes: 'k',
  chain: 'n',
  chainring: 'r',
  frontDer: 'f',
  powerMeter: 'm',
  rearDer: 'd',
  shifters: 'h',
};
/** Letters of the kinds of bikes in a code. */
export const bikeLetters: Readonly<Record<BikeType, string>> = { road: 'r', gravel: 'g', mountain: 'm' };

/**
 * Ids of parts other than the groupset count within their category; valves were small parts when the first codes were
 * made.
 */
export const otherId = ({ category, id }: { readonly category: string; readonly id: string }): string =>
  `${category === 'valve' ? 'smallPart' : category}:${id}`;

/** Whether every part of the build is in the catalogue, so that ids say all of it. */
function isAllCatalogue(build: Build): boolean {
  const { frame, wheelset, groupset, others } = build;
  const slots = frame === null ? null : frameConfigurationOf(build, frame.frame.key);
  return (
    frame?.kind !== 'own' &&
    wheelset?.kind !== 'own' &&
    others.every(({ kind }) => kind === 'catalogue') &&
    Object.values(groupset?.parts ?? {}).every(({ kind }) => kind === 'catalogue') &&
    frameSlots.every((slot) => slots?.[slot].kind !== 'own')
  );
}

const numberText = (value: number | null): string => (value === null ? '' : String(value).replace('.', '_'));

function frameParts(build: Build): readonly string[] {
  if (build.frame === null) return [];
  const { key } = build.frame.frame;
  const size = frameSizeOf(build, key)?.size ?? null;
  const slots = frameConfigurationOf(build, key);
  return [
    `f${partCode(key)}`,
    ...(size === null ? [] : [`z${linkText(size)}`]),
    ...(slots === null ? [] : ['c']),
    ...frameSlots.flatMap((slot) => {
      const choice = slots?.[slot];
      return choice?.kind === 'listed' ? [`c${slotLetters[slot]}${partCode(choice.part.key)}`] : [];
    }),
  ];
}

function wheelsetParts(build: Build): readonly string[] {
  const { wheelset } = build;
  if (wheelset?.kind !== 'catalogue') return [];
  const rubber = build.wheelsetConfigurations[wheelsetKey(wheelset)] ?? null;
  const tube = rubber?.tube ?? null;
  return [
    `w${wheelset.wheelset.ppId}`,
    ...(rubber === null ? [] : [`t${rubber.tyre === null ? '' : partCode(rubber.tyre.id)}`]),
    ...(tube?.kind === 'tube' ? [`u${partCode(tube.tube.id)}`] : []),
    ...(tube?.kind === 'sealant'
      ? [
          `s${numberText(tube.sealant.grams)}-${numberText(tube.sealant.pricePerGram)}-${
            tube.sealant.brand === null ? '' : linkText(tube.sealant.brand)
          }`,
        ]
      : []),
  ];
}

function componentPart(type: ComponentType, choice: ComponentChoice | undefined): readonly string[] {
  if (choice?.kind !== 'catalogue') return [];
  const { component, editedPrice, editedWeight } = choice;
  const edits = editedPrice === null && editedWeight === null ? [] : [editedPrice, editedWeight];
  return [
    [`p${componentLetters[type]}${partCode(component.id)}`, ...edits.map((edit) => numberText(edit))].join(
      '~',
    ),
  ];
}

function groupsetParts({ groupset }: Build): readonly string[] {
  if (groupset === null) return [];
  const { parts } = groupset;
  return [
    `g${partCode(groupset.groupset.id)}`,
    ...(parts === null ? [] : ['p', ...componentTypes.flatMap((type) => componentPart(type, parts[type]))]),
  ];
}

/**
 * The chosen bike as a text for an address, "2.br.f4Gh…": ids of the catalogue and what the visitor set. Null for a
 * build with own parts, which no catalogue can give back.
 */
export function encodeBuild(build: Build): string | null {
  if (!isAllCatalogue(build)) return null;
  const { bike, others, overrides, name } = build;
  const notes = Object.keys(overrides).length === 0 ? [] : [`x${linkText(JSON.stringify(overrides))}`];
  return [
    buildCodeVersion,
    ...(bike === null ? [] : [`b${bikeLetters[bike.type]}${bike.rimBrake ? 'r' : ''}`]),
    ...frameParts(build),
    ...wheelsetParts(build),
    ...groupsetParts(build),
    ...others.map(({ part }) => `o${partCode(otherId(part))}`),
    ...notes,
    ...(name === defaultBuildName ? [] : [`n${linkText(name)}`]),
  ].join('.');
}

/** The kind of a bike by its letter. */
export const bikeTypeOfLetter = (letter: string): BikeType | null =>
  bikeTypes.find((type) => bikeLetters[type] === letter) ?? null;
