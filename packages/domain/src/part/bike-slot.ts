import { type FrameSlot, frameSlots } from '../frameset/public.ts';
import { type ComponentType, componentTypeOrder } from '../groupset/public.ts';
import { type OtherCategory, otherCategories } from './other-part.ts';

/**
 * Every slot of a bike that can hold a part, in the order of the builder's steps. A frame's own bottom bracket and
 * that of a groupset are two choices for one shell. A groupset's slots follow the groupset itself.
 */
export const bikeSlots = [
  'frame',
  ...frameSlots,
  'wheelset',
  'tyre',
  'tube',
  'sealant',
  'groupset',
  ...componentTypeOrder,
  ...otherCategories,
] as const;
/** One of {@link bikeSlots}. */
export type BikeSlot = (typeof bikeSlots)[number];

/**
 * Slots that every finished bike fills, each once: what is still to buy is found by them. Some bikes have no such part:
 * rim brakes have no rotors, tubes their own valves.
 */
export const wholeBikeSlots = [
  'frame',
  'fork',
  'handlebar',
  'seatpost',
  'wheelset',
  'tyre',
  'tube',
  'groupset',
  'saddle',
  'pedal',
  'stem',
  'headset',
  'rotor',
  'barTape',
  'valve',
] as const satisfies readonly BikeSlot[];
/** One of {@link wholeBikeSlots}. */
export type WholeBikeSlot = (typeof wholeBikeSlots)[number];

const isIn =
  <Slot extends string>(slots: readonly Slot[]) =>
  (slot: string): slot is Slot =>
    slots.some((each) => each === slot);

/** Whether a slot is configured with the frame (Specs & Config). */
export const isFrameSlot: (slot: string) => slot is FrameSlot = isIn(frameSlots);
/** Whether a slot belongs to a groupset. */
export const isComponentSlot: (slot: string) => slot is ComponentType = isIn(componentTypeOrder);
/** Whether a slot is filled in step 4, besides the groupset. */
export const isOtherSlot: (slot: string) => slot is OtherCategory = isIn(otherCategories);
/** Whether every finished bike fills the slot. */
export const isWholeBikeSlot: (slot: string) => slot is WholeBikeSlot = isIn(wholeBikeSlots);
