import { type ComponentType, componentEntries, type GroupsetParts } from '../../groupset/public.ts';
import { choiceFacts } from './component-facts.ts';
import type { BikeTypeFacts, FrameFacts } from './frame-facts.ts';
import type { ForkFacts, HandlebarFacts, SeatpostFacts } from './frame-part-facts.ts';
import type { OtherFacts } from './other-facts.ts';
import type { ComponentFacts, FactOf, PartFacts } from './part-facts.ts';
import type { TubeFacts, TyreFacts, WheelsetFacts } from './wheel-facts.ts';

/** The rider, as far as parts care. */
export interface RiderFacts extends PartFacts {
  readonly slot: 'rider';
  /** Kilograms with clothes and pack. */
  readonly weight: number | null;
}

/** Everything that is chosen for a bike; a subject without an entry is not chosen. */
export type BikeFacts = {
  readonly bike?: BikeTypeFacts;
  readonly rider?: RiderFacts;
  readonly frame?: FrameFacts;
  readonly fork?: ForkFacts;
  readonly handlebar?: HandlebarFacts;
  readonly seatpost?: SeatpostFacts;
  readonly wheelset?: WheelsetFacts;
  readonly tyre?: TyreFacts;
  readonly tube?: TubeFacts;
} & OtherFacts & { readonly [Type in ComponentType]?: ComponentFacts };

/** Subjects that rules have facts about. */
export type JudgedSlot = keyof BikeFacts;

/** Names of all facts that can be missing or recalled. */
export type FactField = { readonly [Slot in JudgedSlot]: FactOf<NonNullable<BikeFacts[Slot]>> }[JudgedSlot];

/** The groupset's part of a bike's facts. */
export function groupsetFacts(parts: GroupsetParts): BikeFacts {
  const facts: Partial<Record<ComponentType, ComponentFacts>> = {};
  for (const [type, choice] of componentEntries(parts)) facts[type] = choiceFacts(type, choice);
  return facts;
}

/** What carries the arms: a power meter that is a whole crankset takes the crankset's place. */
export const crankOf = ({ crankset, powerMeter }: BikeFacts): ComponentFacts | undefined =>
  powerMeter?.meterKind === 'crankset' ? powerMeter : crankset;

/** The rings that turn: a loose chainring replaces the crank's own. */
export const ringsOf = (bike: BikeFacts): ComponentFacts | undefined => bike.chainring ?? crankOf(bike);
