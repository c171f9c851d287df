import type { ComponentType } from '../../groupset/public.ts';
import type { BikeSlot } from '../../part/public.ts';

/** What a finding can be about: a part in its slot, the bike as a whole, or its rider. */
export type Subject = BikeSlot | 'bike' | 'rider';

/** What every part says about itself. An own part says nothing else: all its other fields are null. */
export interface PartFacts {
  readonly slot: Subject;
  readonly name: string;
  readonly isOwn: boolean;
  /** Facts of this part that are general knowledge, on no page: what rests on them warns and does not block. */
  readonly recalled: readonly string[];
}

/** The facts that a kind of part has beyond what every part has. */
export type FactOf<Facts> = Facts extends PartFacts ? Exclude<keyof Facts, keyof PartFacts> & string : never;

/** Figures of the front and of the rear end in millimetres. */
export interface BothEnds {
  readonly front: number | null;
  readonly rear: number | null;
}
/** Nothing known of either end. */
export const unknownEnds: BothEnds = { front: null, rear: null };

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
  /** Freehub bodies that a cassette goes on without spacer or adapter, the usual one first. */
  readonly freehubs: readonly string[];
  /** Teeth, big ring first. */
  readonly rings: readonly number[];
  /** Labels of the arms or of a meter's seat on them. */
  readonly armInterface: string | null;
  /** Labels that a ring and what carries it share. */
  readonly ringInterfaces: readonly string[];
  /** The same in the words of the fit file, which tells more seats apart. */
  readonly ringSeats: readonly string[];
  readonly shell: string | null;
  /** The shell where its width is known: T47 alone comes in several. */
  readonly shellWidth: string | null;
  readonly spindle: string | null;
  readonly cage: string | null;
  /** Smallest "largest cog" that the derailleur's maker names. */
  readonly leastLargestCog: number | null;
  /** Chain that the derailleur takes up, in teeth. */
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
  /** Largest rotor that a caliper is rated for. */
  readonly maxRotor: number | null;
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
  recalled: [],
  productId: null,
  isElectronic: null,
  isDisc: null,
  speed: null,
  families: [],
  smallestCog: null,
  largestCog: null,
  freehubs: [],
  rings: [],
  armInterface: null,
  ringInterfaces: [],
  ringSeats: [],
  shell: null,
  shellWidth: null,
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
  maxRotor: null,
  maxTyreWidth: null,
  armModel: null,
  meterKind: null,
});
