import { byText } from '../core/public.ts';
import { type BikeSelection, filterFrames } from '../frameset/public.ts';
import type { BuildCatalogue } from './catalogue.ts';
import { useOf } from './goal-wheels.ts';

/** The brands that make a frame, wheels or a groupset for a kind of bike, by name. */
export function brandsFor(
  bike: BikeSelection,
  { frames, wheelsets, groupsets }: Pick<BuildCatalogue, 'frames' | 'wheelsets' | 'groupsets'>,
): readonly string[] {
  const choices = frames.map((frame) => ({ kind: 'catalogue', frame }) as const);
  const brands = [
    ...filterFrames(choices, bike).map(({ frame }) => frame.brand),
    ...wheelsets.filter(({ use }) => use === useOf[bike.type]).map(({ brand }) => brand),
    ...groupsets
      .filter(({ use, isDisc }) => use === useOf[bike.type] && isDisc !== bike.rimBrake)
      .map(({ brand }) => brand),
  ];
  return [...new Set(brands.flatMap((brand) => brand || []))].sort(byText((brand) => brand));
}
