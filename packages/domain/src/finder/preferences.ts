import type { Wheelset } from '../wheelset/public.ts';

/** What a rider can weigh against the rest, in the order that decides between equal sliders. */
export const preferences = ['aerodynamics', 'lowWeight', 'stiffness', 'comfort', 'lowPrice'] as const;
/** One of {@link preferences}. */
export type Preference = (typeof preferences)[number];

/** Positions of a preference slider: 0 does not matter, 3 matters most (FND-03). */
export const sliderValues = [0, 1, 2, 3] as const;
/** One of {@link sliderValues}. */
export type SliderValue = (typeof sliderValues)[number];
/** A value for every preference slider. */
export type Sliders = Readonly<Record<Preference, SliderValue>>;

/** Rim depth beyond this many millimetres counts no further (FND-06). */
export const depthCap = 60;

/** The part of the wheels that a slider value keeps: 1/2, 1/3, 1/4 (FND-07). */
export const keptPart: Readonly<Record<Exclude<SliderValue, 0>, number>> = { 1: 2, 2: 3, 3: 4 };

/** How a preference reads a wheelset and which end of the figure it likes. `null` is unknown. */
export interface Attribute {
  readonly read: (wheelset: Wheelset) => number | null;
  readonly better: 'larger' | 'smaller';
}

/** The attribute behind each preference. Comfort is the inner width, wider is softer, within the band of the roads. */
export const attributes: Readonly<Record<Preference, Attribute>> = {
  aerodynamics: {
    read: ({ front }) => (front.rimDepth === null ? null : Math.min(depthCap, front.rimDepth)),
    better: 'larger',
  },
  lowWeight: { read: ({ weight }) => weight, better: 'smaller' },
  stiffness: { read: ({ stiffness }) => stiffness, better: 'larger' },
  comfort: { read: ({ front }) => front.innerWidth, better: 'larger' },
  lowPrice: { read: ({ price }) => price, better: 'smaller' },
};
