import type { PartOrigin } from '../catalogue/public.ts';
import type { Dollars, Grams, PriceAndWeight } from '../core/public.ts';
import type { ComponentFit } from './component-fit-fields.ts';

/** Kinds of bikes that parts and wheelsets are made for, in the words of the catalogue. */
export const partUses = ['Road', 'Gravel', 'Mountain'] as const;
/** One of {@link partUses}. */
export type PartUse = (typeof partUses)[number];

/** Small parts that a groupset's own weight counts; chosen once more they weigh only what they differ. */
export interface WeighedSmallPart {
  /** Key of the part; "rotors" are meant whichever are chosen. */
  readonly partId: string;
  readonly isRotor: boolean;
  readonly pieces: number;
  /** Of all pieces; null: as much as the part that is chosen. */
  readonly weight: Grams | null;
}

/** A groupset as its maker sells it. `null` is unknown: the parts may still have known figures to sum up. */
export interface Groupset extends PartOrigin {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  /** The name by which parts say that they belong to it. */
  readonly model: string;
  readonly price: Dollars | null;
  readonly weight: Grams | null;
  /** Rear speeds. */
  readonly speed: number | null;
  readonly isDisc: boolean;
  readonly isElectronic: boolean;
  /** Belongs to the shop's own line, whatever brand the maker gives it. */
  readonly isOwnBrand: boolean;
  readonly use: PartUse;
  /** What its own figures count beyond its parts; null: nobody worked it out. */
  readonly rest: PriceAndWeight | null;
  /** Its price counts brake rotors: none have to be bought. */
  readonly hasRotors: boolean;
  /** Its own weight counts these; empty where it has none of its own. */
  readonly weighed: readonly WeighedSmallPart[];
  readonly imageLink: string | null;
}

/** Kinds of groupset parts, by their wire names. */
export const componentTypes = [
  'crankset',
  'cassette',
  'bottom_bracket',
  'brakes',
  'chain',
  'chainring',
  'frontDer',
  'powerMeter',
  'rearDer',
  'shifters',
] as const;
/** One of {@link componentTypes}. */
export type ComponentType = (typeof componentTypes)[number];

/**
 * A part of a groupset, or a loose one that can replace it. A figure of 0 is counted with another part
 * (calipers sold with their levers); null is unknown. Interface labels are as in data/groupsets.README.md.
 */
export interface GroupsetComponent extends PartOrigin {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly price: Dollars | null;
  readonly weight: Grams | null;
  readonly type: ComponentType;
  /** The same for one product that belongs to several groupsets. */
  readonly productId: string;
  readonly model: string | null;
  /** Model of the groupset whose default part it is; null is a loose part. */
  readonly groupsetModel: string | null;
  readonly use: PartUse;
  readonly isDisc: boolean;
  readonly isElectronic: boolean;
  readonly speed: number | null;
  readonly spiderInterface: string | null;
  /** Labels; a ring and a crank fit when they share one. */
  readonly chainringInterfaces: readonly string[];
  /** Crankset: its spindle. Bottom bracket: `SHELL>spindle`. */
  readonly bottomBracketType: string | null;
  /** "11-34". */
  readonly cassetteRange: string | null;
  readonly freehub: string | null;
  /** "50/34". */
  readonly chainringTeeth: string | null;
  readonly largestCog: number | null;
  readonly cage: string | null;
  /** Labels; parts of the shift chain work together when they share one. */
  readonly actuationFamilies: readonly string[];
  /** What it fits to, with an origin of its own. */
  readonly fit: ComponentFit;
  readonly isOwnBrand: boolean;
  readonly imageLink: string | null;
}
