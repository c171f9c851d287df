import {
  type BikeFacts,
  componentFacts,
  frameFacts,
  groupsetFacts,
  wheelsetFacts,
} from '../compatibility/public.ts';
import type { Frame } from '../frameset/public.ts';
import { defaultParts, type GroupsetComponent, type PartUse } from '../groupset/public.ts';
import type { sampleCatalogue } from './sample-catalogue.ts';

/** The catalogue of the sample data. */
export type SampleCatalogue = ReturnType<typeof sampleCatalogue>;

/** The kind of bike that a frame is for. */
export const useOfFrame = ({ use }: Frame): PartUse =>
  use === 'Mountain' || use === 'Gravel' ? use : 'Road';

/** A groupset of the catalogue on a frame and wheels of its kind of bike. */
export interface ConfiguredBike {
  readonly name: string;
  readonly bike: BikeFacts;
}

/** Every groupset as sold, on several frames and wheels of its kind in turn: `each` bikes for a groupset. */
export function configuredBikes(catalogue: SampleCatalogue, each: number): readonly ConfiguredBike[] {
  return catalogue.groupsets.flatMap((groupset, place) => {
    const { use, isDisc } = groupset;
    const frames = catalogue.frames.filter(
      (frame) => useOfFrame(frame) === use && (frame.brake === 'disc') === isDisc,
    );
    const wheels = catalogue.wheelsets.filter((wheel) => wheel.use === use && wheel.isDisc === isDisc);
    const parts = groupsetFacts(defaultParts(groupset, catalogue.components));
    return Array.from({ length: each }, (_, turn): ConfiguredBike => {
      const frame = frames[(place * 7 + turn) % frames.length];
      const wheelset = wheels[(place * 5 + turn * 3) % wheels.length];
      return {
        name: groupset.name,
        bike: {
          ...parts,
          ...(frame ? { frame: frameFacts({ kind: 'catalogue', frame }) } : {}),
          ...(wheelset ? { wheelset: wheelsetFacts({ kind: 'catalogue', wheelset }) } : {}),
        },
      };
    });
  });
}

/** A bike with a part of the catalogue in its place, whatever stood there. */
export const withComponent = (bike: BikeFacts, component: GroupsetComponent): BikeFacts => ({
  ...bike,
  [component.type]: componentFacts(component),
});

/** Bikes and, for each, some with one strange part: what visitors get when they swap. */
export function swappedBikes(
  catalogue: SampleCatalogue,
  each: number,
  swaps: number,
): readonly ConfiguredBike[] {
  const { components } = catalogue;
  return configuredBikes(catalogue, each).flatMap((configured, place) => {
    const others = Array.from(
      { length: swaps },
      (_, turn) => components[(place * 131 + turn * 61) % components.length],
    );
    const swapped = others.flatMap((component) =>
      component === undefined ? [] : [{ ...configured, bike: withComponent(configured.bike, component) }],
    );
    return [configured, ...swapped];
  });
}
