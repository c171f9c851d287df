import type { Dollars, Grams } from '../core/public.ts';
import type { FrameChoice } from './frame-choice.ts';
import type { Fork, Handlebar, Seatpost } from './frameset-part.ts';

/** Places of a frame that the Specs & Config dialog configures, in its order (BLD-28). */
export const frameSlots = ['fork', 'bottomBracket', 'handlebar', 'seatpost'] as const;
/** One of {@link frameSlots}. */
export type FrameSlot = (typeof frameSlots)[number];

/** What a listed fork, bar or post must fit by, in the words of its list. */
export type SlotFit =
  | ({ readonly slot: 'fork' } & Pick<
      Fork,
      'brand' | 'steerer' | 'axle' | 'brake' | 'wheelSize' | 'maxTyreWidth' | 'travel' | 'axleToCrown'
    >)
  | ({ readonly slot: 'handlebar' } & Pick<Handlebar, 'kind' | 'clampDiameter' | 'riderLimit'>)
  | ({ readonly slot: 'seatpost' } & Pick<
      Seatpost,
      'brand' | 'shape' | 'diameter' | 'dropperTravel' | 'riderLimit'
    >);

/** A part with a name and its figures; `null` is unknown or left blank. */
export interface NamedPart {
  readonly key: string;
  readonly name: string;
  readonly weight: Grams | null;
  readonly price: Dollars | null;
  /** Wire names of its figures that are estimates; shop parts and builds saved before this was known have none. */
  readonly recalledColumns?: readonly string[] | undefined;
  /** Shop parts, own parts and builds saved before this was known have none. */
  readonly fit?: SlotFit | undefined;
}

/** What stands in one place: the default, a listed part, or the visitor's own. */
export type SlotChoice =
  | { readonly kind: 'default' }
  | { readonly kind: 'listed'; readonly part: NamedPart }
  | { readonly kind: 'own'; readonly part: Omit<NamedPart, 'key' | 'fit'> };

/** The choice for every place of a frame. */
export type FrameConfiguration = Readonly<Record<FrameSlot, SlotChoice>>;

const defaultChoice: SlotChoice = { kind: 'default' };
const blankOwn: SlotChoice = { kind: 'own', part: { name: '', weight: null, price: null } };

/** A catalogue frame starts with its default parts, an own frame with own parts throughout (BLD-30). */
export function initialConfiguration(kind: FrameChoice['kind']): FrameConfiguration {
  const choice = kind === 'own' ? blankOwn : defaultChoice;
  return { fork: choice, bottomBracket: choice, handlebar: choice, seatpost: choice };
}

/** Default parts cost nothing extra and weigh this much; the bottom bracket default is none (BLD-29). */
export const defaultSlotWeight: Readonly<Record<FrameSlot, Grams>> = {
  fork: 300,
  bottomBracket: 0,
  handlebar: 250,
  seatpost: 210,
};

/** Stand-ins for a catalogue frame without figures (BLD-29). */
export const defaultFrameFigures = { weight: 800, price: 2500 } as const;

/** Parts of the shop that every frame offers next to the catalogue's (BLD-29). */
export const shopParts: Readonly<Record<FrameSlot, readonly NamedPart[]>> = {
  fork: [],
  bottomBracket: [{ key: 'cybrei', name: 'CyBrei T47 BB', weight: 80, price: 109 }],
  handlebar: [{ key: 'bigrock', name: 'Bigrock integrated handlebar', weight: 310, price: 400 }],
  seatpost: [{ key: 'aluminum', name: 'Aluminium seatpost', weight: 280, price: 150 }],
};

/** Whether two configurations say the same. */
export const isSameConfiguration = (a: FrameConfiguration, b: FrameConfiguration): boolean =>
  frameSlots.every((slot) => JSON.stringify(a[slot]) === JSON.stringify(b[slot]));
