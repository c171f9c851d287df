import type {
  BikeSelection,
  FrameChoice,
  FrameConfiguration,
  FrameSize,
  OwnFrame,
} from '../frameset/public.ts';
import type { GroupsetChoice } from '../groupset/public.ts';
import type { OtherCategory, OwnWheelset, WheelsetChoice, WheelsetConfiguration } from '../part/public.ts';
import type { Build, OtherChoice, OwnOtherPart } from './build.ts';
import type { Overrides } from './overrides.ts';

/** Everything that can happen to a build. */
export type BuildCommand =
  /** Chooses the type; nothing else changes (BLD-11). */
  | { readonly kind: 'selectBike'; readonly bike: BikeSelection }
  /** Clears everything and then chooses the type (BLD-12). */
  | { readonly kind: 'resetForBike'; readonly bike: BikeSelection }
  | { readonly kind: 'selectFrame'; readonly frame: FrameChoice | null }
  | { readonly kind: 'addOwnFrame'; readonly frame: OwnFrame }
  | { readonly kind: 'removeOwnFrame'; readonly key: string }
  /** `null` clears the saved configuration (BLD-30). */
  | {
      readonly kind: 'configureFrame';
      readonly key: string;
      readonly configuration: FrameConfiguration | null;
    }
  /** `null` goes back to the middle size. */
  | { readonly kind: 'chooseFrameSize'; readonly key: string; readonly size: FrameSize | null }
  | { readonly kind: 'selectWheelset'; readonly wheelset: WheelsetChoice | null }
  | { readonly kind: 'addOwnWheelset'; readonly wheelset: OwnWheelset }
  | { readonly kind: 'removeOwnWheelset'; readonly id: string }
  | {
      readonly kind: 'configureWheelset';
      readonly key: string;
      readonly configuration: WheelsetConfiguration | null;
    }
  /** Also keeps its parts, so that the configure dialog finds them again (BLD-71). */
  | { readonly kind: 'selectGroupset'; readonly groupset: GroupsetChoice | null }
  /** Chooses a part, or takes it out when it is chosen already (BLD-62). */
  | { readonly kind: 'toggleOther'; readonly other: OtherChoice }
  | { readonly kind: 'addOther'; readonly other: OtherChoice }
  | { readonly kind: 'removeOther'; readonly which: OtherSelector }
  | { readonly kind: 'addOwnOther'; readonly part: OwnOtherPart }
  /** Takes it out of the lists and of the build (BLD-62). */
  | { readonly kind: 'removeOwnOther'; readonly id: string }
  /** Says which clashes the visitor takes on. */
  | { readonly kind: 'override'; readonly overrides: Overrides }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'clear' }
  /** Takes a whole build, as from a link. */
  | { readonly kind: 'replace'; readonly build: Build };

/** Which other components a removal means (BLD-63). */
export type OtherSelector =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'name'; readonly name: string; readonly category: OtherCategory }
  | { readonly by: 'category'; readonly category: OtherCategory };
