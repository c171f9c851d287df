import { frameSlots } from '../frameset/public.ts';
import { componentEntries, isGroupsetModified } from '../groupset/public.ts';
import { type BikeSlot, wheelsetKey } from '../part/public.ts';
import { type Build, frameConfigurationOf, wheelsetConfigurationOf } from './build.ts';

/** A part of a build as a shop fetches it from its shelves; prices are of one piece, null is unknown. */
export interface ChosenPart {
  readonly slot: BikeSlot;
  /** Its id in the lists of the catalogue; of an own part blank or an id of its own. */
  readonly id: string;
  readonly name: string;
  readonly pieces: number;
  readonly price: number | null;
  /** False for own parts and for what is in no list: sealant, parts of the shop itself (BLD-29). */
  readonly isListed: boolean;
}

interface Named {
  readonly name: string;
  readonly price: number | null;
}

const chosen = (
  slot: BikeSlot,
  id: string,
  { name, price }: Named,
  isListed: boolean,
  pieces = 1,
): ChosenPart => ({ slot, id, name, pieces, price, isListed });

/** Every part of a build: an unmodified groupset is one, a modified one counts part by part. */
export const chosenParts = (build: Build): readonly ChosenPart[] => [
  ...frameParts(build),
  ...wheelsetParts(build),
  ...groupsetParts(build),
  ...otherParts(build),
];

function frameParts(build: Build): readonly ChosenPart[] {
  const { frame } = build;
  if (frame === null) return [];
  const { key, brand, name, price } = frame.frame;
  const slots = frameConfigurationOf(build, key);
  const parts = frameSlots.flatMap((slot): readonly ChosenPart[] => {
    const choice = slots?.[slot];
    if (choice === undefined || choice.kind === 'default') return [];
    if (choice.kind === 'own') return [chosen(slot, '', choice.part, false)];
    // Parts of the shop itself have nothing that they must fit by.
    return [chosen(slot, choice.part.key, choice.part, choice.part.fit !== undefined)];
  });
  return [chosen('frame', key, { name: `${brand} ${name}`, price }, frame.kind === 'catalogue'), ...parts];
}

function wheelsetParts(build: Build): readonly ChosenPart[] {
  const { wheelset } = build;
  if (wheelset === null) return [];
  const { tyre = null, tube = null } = wheelsetConfigurationOf(build, wheelsetKey(wheelset)) ?? {};
  const id = wheelset.kind === 'own' ? '' : String(wheelset.wheelset.ppId);
  const parts = [chosen('wheelset', id, wheelset.wheelset, wheelset.kind === 'catalogue')];
  if (tyre !== null) parts.push(chosen('tyre', tyre.id, tyre, true, 2));
  if (tube?.kind === 'tube') parts.push(chosen('tube', tube.tube.id, tube.tube, true, 2));
  if (tube?.kind === 'sealant') {
    const { brand, grams, pricePerGram } = tube.sealant;
    const sealant = { name: `${brand ?? 'Sealant'}, ${grams} ml`, price: grams * pricePerGram };
    parts.push(chosen('sealant', '', sealant, false));
  }
  return parts;
}

function groupsetParts({ groupset }: Build): readonly ChosenPart[] {
  if (groupset === null) return [];
  if (groupset.parts === null || !isGroupsetModified(groupset)) {
    return [chosen('groupset', groupset.groupset.id, groupset.groupset, true)];
  }
  return componentEntries(groupset.parts).map(([type, choice]) =>
    choice.kind === 'own'
      ? chosen(type, choice.id, choice, false)
      : chosen(type, choice.component.id, choice.component, true),
  );
}

function otherParts({ others }: Build): readonly ChosenPart[] {
  const rotors = others.filter(({ part }) => part.category === 'rotor').length;
  return others.map(({ kind, part }) => {
    // A single rotor is meant for both wheels.
    const pieces = part.category === 'rotor' && rotors === 1 ? 2 : 1;
    return chosen(part.category, part.id, part, kind === 'catalogue', pieces);
  });
}
