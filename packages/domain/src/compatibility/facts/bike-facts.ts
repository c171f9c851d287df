import { type ComponentType, componentEntries, type GroupsetParts } from '../../groupset/public.ts';
import { choiceFacts } from './component-facts.ts';
import type { FrameFacts } from './frame-facts.ts';
import type { ComponentFacts, PlainFacts } from './part-facts.ts';
import type { TubeFacts, TyreFacts, WheelsetFacts } from './wheel-facts.ts';

/** Everything that is chosen for a bike; a place without an entry has no part. */
export type BikeFacts = {
  readonly frame?: FrameFacts;
  readonly fork?: PlainFacts;
  readonly handlebar?: PlainFacts;
  readonly seatpost?: PlainFacts;
  readonly wheelset?: WheelsetFacts;
  readonly tyre?: TyreFacts;
  readonly tube?: TubeFacts;
} & { readonly [Type in ComponentType]?: ComponentFacts };

/** The groupset's part of a bike's facts. */
export function groupsetFacts(parts: GroupsetParts): BikeFacts {
  const facts: Partial<Record<ComponentType, ComponentFacts>> = {};
  for (const [type, choice] of componentEntries(parts)) facts[type] = choiceFacts(type, choice);
  return facts;
}

/** What carries the arms: a power meter that is a whole crankset takes the crankset's place. */
export const crankOf = ({ crankset, powerMeter }: BikeFacts): ComponentFacts | undefined =>
  powerMeter?.meterKind === 'crankset' ? powerMeter : crankset;

/** The rings that turn: a loose chainring stands in for the crank's own. */
export const ringsOf = (bike: BikeFacts): ComponentFacts | undefined => bike.chainring ?? crankOf(bike);
