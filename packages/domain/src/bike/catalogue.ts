import { forkFitsFrame, handlebarFitsFrame, seatpostFitsFrame } from '../compatibility/public.ts';
import {
  type Fork,
  type Frame,
  type FrameSlot,
  type Handlebar,
  type NamedPart,
  namedFork,
  namedHandlebar,
  namedSeatpost,
  type Seatpost,
  shopParts,
} from '../frameset/public.ts';
import type { Groupset, GroupsetComponent } from '../groupset/public.ts';
import type { BikeWheelset, OtherPart, Tube, Tyre } from '../part/public.ts';

/** Everything that a build can be made of. */
export interface BuildCatalogue {
  readonly frames: readonly Frame[];
  readonly forks: readonly Fork[];
  readonly handlebars: readonly Handlebar[];
  readonly seatposts: readonly Seatpost[];
  readonly wheelsets: readonly BikeWheelset[];
  readonly tyres: readonly Tyre[];
  readonly tubes: readonly Tube[];
  readonly groupsets: readonly Groupset[];
  readonly components: readonly GroupsetComponent[];
  /** Parts that may replace those of a groupset; all of them where they are not named apart. */
  readonly offeredComponents?: readonly GroupsetComponent[];
  readonly others: readonly OtherPart[];
  /** Names of the shop's sealants; the usual ones where it has none. */
  readonly sealantBrands?: readonly string[];
}

/** The listed parts that may stand in a place of a frame, the shop's own ones last. */
export function partsForFrame(
  { forks, handlebars, seatposts }: Pick<BuildCatalogue, 'forks' | 'handlebars' | 'seatposts'>,
  frame: Frame,
  slot: FrameSlot,
): readonly NamedPart[] {
  switch (slot) {
    case 'fork':
      return forks.filter((fork) => forkFitsFrame(fork, frame)).map(namedFork);
    case 'handlebar':
      return [
        ...handlebars.filter((bar) => handlebarFitsFrame(bar, frame)).map(namedHandlebar),
        ...shopParts[slot],
      ];
    case 'seatpost':
      return [
        ...seatposts.filter((post) => seatpostFitsFrame(post, frame)).map(namedSeatpost),
        ...shopParts[slot],
      ];
    case 'bottomBracket':
      return shopParts[slot];
    default:
      return slot satisfies never;
  }
}
