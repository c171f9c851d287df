import type {
  BikeSelection,
  FrameChoice,
  FrameConfiguration,
  FrameSize,
  OwnFrame,
} from '../frameset/public.ts';
import type { GroupsetChoice, GroupsetParts } from '../groupset/public.ts';
import type {
  OtherCategory,
  OtherPart,
  OwnWheelset,
  PedalType,
  WheelsetChoice,
  WheelsetConfiguration,
} from '../part/public.ts';
import type { Overrides } from './overrides.ts';

/** A saddle, pedals or small part that the visitor brings (BLD-64). */
export interface OwnOtherPart {
  /** `custom_{timestamp}`. */
  readonly id: string;
  readonly category: OtherCategory;
  readonly name: string;
  readonly brand: string;
  readonly type: string;
  readonly weight: number | null;
  readonly price: number | null;
  readonly pedalType: PedalType | null;
}

/** A part other than the groupset: from the catalogue, or the visitor's own. */
export type OtherChoice =
  | { readonly kind: 'catalogue'; readonly part: OtherPart }
  | { readonly kind: 'own'; readonly part: OwnOtherPart };

/**
 * A whole bike and everything the visitor made for it. Chosen parts are held with their figures, so that a
 * build reads the same without the catalogue. Maps are keyed by frame key, wheelset id and groupset id.
 */
export interface Build {
  readonly name: string;
  readonly bike: BikeSelection | null;
  readonly frame: FrameChoice | null;
  readonly wheelset: WheelsetChoice | null;
  readonly groupset: GroupsetChoice | null;
  readonly others: readonly OtherChoice[];
  readonly frameConfigurations: Readonly<Record<string, FrameConfiguration>>;
  /** Chosen sizes of frames; a frame without one has its middle size. */
  readonly frameSizes: Readonly<Record<string, FrameSize>>;
  readonly wheelsetConfigurations: Readonly<Record<string, WheelsetConfiguration>>;
  readonly groupsetConfigurations: Readonly<Record<string, GroupsetParts>>;
  readonly ownFrames: readonly OwnFrame[];
  readonly ownWheelsets: readonly OwnWheelset[];
  readonly ownOthers: readonly OwnOtherPart[];
  readonly overrides: Overrides;
}

/** Name of a build that nobody named. */
export const defaultBuildName = 'My Build';

/** Nothing chosen, nothing made. */
export const emptyBuild: Build = {
  name: defaultBuildName,
  bike: null,
  frame: null,
  wheelset: null,
  groupset: null,
  others: [],
  frameConfigurations: {},
  frameSizes: {},
  wheelsetConfigurations: {},
  groupsetConfigurations: {},
  ownFrames: [],
  ownWheelsets: [],
  ownOthers: [],
  overrides: {},
};

/** Whether any part is chosen: then a new bike type would lose something (BLD-12). */
export const hasParts = ({ frame, wheelset, groupset, others }: Build): boolean =>
  frame !== null || wheelset !== null || groupset !== null || others.length > 0;

/** The saved configuration of a frame; null when it has none. */
export const frameConfigurationOf = (build: Build, key: string): FrameConfiguration | null =>
  build.frameConfigurations[key] ?? null;
/** The chosen size of a frame; null when none was chosen. */
export const frameSizeOf = (build: Build, key: string): FrameSize | null => build.frameSizes[key] ?? null;
/** The saved tyre and tube of a wheelset; null when it has none. */
export const wheelsetConfigurationOf = (build: Build, key: string): WheelsetConfiguration | null =>
  build.wheelsetConfigurations[key] ?? null;
