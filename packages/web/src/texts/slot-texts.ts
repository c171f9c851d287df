import type { BuildLine } from '@pp-tools/domain/bike';
import type { JudgedSlot, Subject } from '@pp-tools/domain/compatibility';
import { amountOf } from '@pp-tools/domain/core';
import type { ComponentType } from '@pp-tools/domain/groupset';
import type { BikeSlot } from '@pp-tools/domain/part';

/** Names of a bike's slots, as titles of lines, tabs and sections. */
export const slotNames: Readonly<Record<BikeSlot, string>> = {
  frame: 'Frame',
  fork: 'Fork',
  bottomBracket: 'Bottom Bracket',
  handlebar: 'Handlebar',
  seatpost: 'Seatpost',
  wheelset: 'Wheelset',
  tyre: 'Tires (pair)',
  tube: 'Tubes (pair)',
  sealant: 'Sealant',
  groupset: 'Groupset',
  crankset: 'Crankset',
  cassette: 'Cassette',
  bottom_bracket: 'Bottom Bracket',
  brakes: 'Brakes',
  chain: 'Chain',
  chainring: 'Chainring',
  frontDer: 'Front Derailleur',
  powerMeter: 'Power Meter',
  rearDer: 'Rear Derailleur',
  shifters: 'Shifters',
  saddle: 'Saddle',
  pedal: 'Pedals',
  misc: 'Component',
  stem: 'Stem',
  headset: 'Headset',
  rotor: 'Rotors',
  barTape: 'Bar Tape',
  valve: 'Tubeless Valves',
  smallPart: 'Small Part',
};

const inSentences: Readonly<Record<Exclude<Subject, BikeSlot> | 'tyre' | 'tube', string>> = {
  tyre: 'tire',
  tube: 'tube',
  bike: 'bike',
  rider: 'rider',
};

/** A subject of a finding inside a sentence: "front derailleur". */
export const slotText = (slot: Subject): string =>
  slot === 'tyre' || slot === 'tube' || slot === 'bike' || slot === 'rider'
    ? inSentences[slot]
    : slotNames[slot].toLowerCase();

/** Several of one kind: "the 14 cassettes that fit". */
export const manyText = (type: ComponentType): string =>
  type === 'brakes' || type === 'shifters' ? slotText(type) : `${slotText(type)}s`;

/** "Another cassette", "Other brakes". */
export const anotherText = (slot: JudgedSlot): string =>
  slot === 'brakes' || slot === 'shifters' ? `Other ${slotText(slot)}` : `Another ${slotText(slot)}`;

/** What a line of a build is called. A set can cost or weigh less than its parts do one by one. */
export function lineLabel({ slot, isRest, figures }: Pick<BuildLine, 'slot' | 'isRest' | 'figures'>): string {
  if (!isRest) return slotNames[slot];
  return amountOf(figures.price) < 0
    ? 'Less when bought as a set (with battery, wires, hoses)'
    : 'Rest of the set (battery, wires, hoses)';
}
