import { type ComponentType, componentTypes } from '../../groupset/public.ts';

/** Places of a bike that a rule can speak about. */
export const bikeSlots = [
  'frame',
  'fork',
  'handlebar',
  'seatpost',
  'wheelset',
  'tyre',
  'tube',
  ...componentTypes,
] as const;
/** One of {@link bikeSlots}. */
export type BikeSlot = (typeof bikeSlots)[number];

/** What every part says about itself. An own part says nothing else: all its other fields are null. */
export interface PartFacts {
  readonly slot: BikeSlot;
  readonly name: string;
  readonly isOwn: boolean;
}

/** A part of a frameset that replaces the frame's own: nothing else of it is known. */
export type PlainFacts = PartFacts & { readonly slot: 'fork' | 'handlebar' | 'seatpost' };

/** A groupset part as the rules see it. `null` and empty lists are unknown. Lengths in millimetres. */
export interface ComponentFacts extends PartFacts {
  readonly slot: ComponentType;
  readonly productId: string | null;
  readonly isElectronic: boolean | null;
  readonly isDisc: boolean | null;
  readonly speed: number | null;
  /** Labels of the shift chain; two parts work together when they share one. */
  readonly families: readonly string[];
  readonly smallestCog: number | null;
  readonly largestCog: number | null;
  readonly freehub: string | null;
  /** Teeth, big ring first. */
  readonly rings: readonly number[];
  /** Labels of the arms or of a meter's seat on them. */
  readonly armInterface: string | null;
  /** Labels that a ring and what carries it share. */
  readonly ringInterfaces: readonly string[];
  readonly shell: string | null;
  readonly spindle: string | null;
  readonly cage: string | null;
  /** Smallest "largest cog" that the mech's maker names. */
  readonly leastLargestCog: number | null;
  /** Chain that the mech takes up, in teeth. */
  readonly capacity: number | null;
  readonly chainline: number | null;
  readonly mount: string | null;
  readonly ringDifference: number | null;
  /** What a lever gives or a caliper wants: hydraulic, cable-short, cable-long, none. */
  readonly brakeActuation: string | null;
  readonly brakeFluid: string | null;
  /** The bar that levers or calipers are made for: drop or flat. */
  readonly bar: string | null;
  readonly hasOwnLevers: boolean;
  readonly rotorMount: string | null;
  readonly rotorSize: number | null;
  readonly maxTyreWidth: number | null;
  /** For a meter in a left arm: the crank model that it belongs to. */
  readonly armModel: string | null;
  readonly meterKind: 'crankset' | 'spider' | 'arm' | 'pedals' | null;
}

/** A part of which only its name is known: the visitor's own. */
export const ownComponentFacts = (slot: ComponentType, name: string): ComponentFacts => ({
  slot,
  name,
  isOwn: true,
  productId: null,
  isElectronic: null,
  isDisc: null,
  speed: null,
  families: [],
  smallestCog: null,
  largestCog: null,
  freehub: null,
  rings: [],
  armInterface: null,
  ringInterfaces: [],
  shell: null,
  spindle: null,
  cage: null,
  leastLargestCog: null,
  capacity: null,
  chainline: null,
  mount: null,
  ringDifference: null,
  brakeActuation: null,
  brakeFluid: null,
  bar: null,
  hasOwnLevers: false,
  rotorMount: null,
  rotorSize: null,
  maxTyreWidth: null,
  armModel: null,
  meterKind: null,
});
