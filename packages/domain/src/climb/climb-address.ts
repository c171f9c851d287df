import type { ClimbSetup, SetupRange } from './climb-setup.ts';

/** What of a file's road is ridden: all of it, or its longest climb. */
export type RoadPart = 'whole' | 'climb';

/** The road of a climb page. */
export type ClimbRoad =
  | { readonly kind: 'famous'; readonly id: string }
  | {
      readonly kind: 'constant';
      /** Rise over horizontal run, 0.08 for 8 %. */
      readonly gradient: number;
      /** Road length and height of the start, m. */
      readonly length: number;
      readonly startAltitude: number;
    }
  /** A file of the visitor's own, which this browser may have saved; `isDamaged`: a link's road could not be read. */
  | { readonly kind: 'file'; readonly part: RoadPart; readonly isDamaged: boolean }
  /** A road that travels in the address, as {@link sharedRoadCode} writes it. */
  | { readonly kind: 'shared'; readonly code: string; readonly name: string };

/** The visitor's own file, all of it. */
export const fileRoad: Extract<ClimbRoad, { readonly kind: 'file' }> = {
  kind: 'file',
  part: 'whole',
  isDamaged: false,
};

/** A name in an address is cut to this many letters. */
export const longestRoadName = 60;

/** What the address of the climb page holds. */
export interface ClimbAddress {
  /** Shop ids of the wheelsets, as links from the shop name them. */
  readonly ids: readonly number[];
  readonly baseline: number;
  /** Weights in grams that the visitor put on a scale, by the ids of {@link ClimbAddress.ids}. */
  readonly ownWeights: Readonly<Record<number, number>>;
  /** Ids of the tires that the visitor put on both wheels, by the ids of {@link ClimbAddress.ids}. */
  readonly ownTyres: Readonly<Record<number, string>>;
  readonly road: ClimbRoad;
  readonly setup: ClimbSetup;
}

/** Version of the address; a page that meets a newer one reads what it knows. */
export const climbAddressVersion = 1;

/** Ranges of a road of one gradient; gradient in percent, length in km. */
export const roadRanges = {
  gradient: { min: -15, max: 25, start: 7 },
  kilometres: { min: 0.1, max: 300, start: 10 },
  startAltitude: { min: -400, max: 5000, start: 300 },
} as const satisfies Readonly<Record<string, SetupRange>>;

/** What a pair of wheels may weigh on a visitor's scale, g. */
export const ownWeightRange: SetupRange = { min: 500, max: 5000, start: 1500 };

/** The road a visitor starts on. */
export const usualRoad: ClimbRoad = { kind: 'famous', id: 'alpe-dhuez' };

/** Figures of the setup that travel as they are. */
type Plain = 'rider' | 'bicycle' | 'kit' | 'dragArea' | 'rolling' | 'efficiency' | 'shelter';
/** Figures of the setup under their short names. */
export const plainNames: readonly (readonly [string, Plain])[] = [
  ['r', 'rider'],
  ['bike', 'bicycle'],
  ['kit', 'kit'],
  ['cda', 'dragArea'],
  ['crr', 'rolling'],
  ['eff', 'efficiency'],
  ['sh', 'shelter'],
];
