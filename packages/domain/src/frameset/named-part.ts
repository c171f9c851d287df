import type { NamedPart } from './frame-configuration.ts';
import type { Fork, FramesetPart, Handlebar, Seatpost } from './frameset-part.ts';

const named = ({ key, name, weight, price, recalledColumns }: FramesetPart): NamedPart => ({
  key,
  name,
  weight,
  price,
  recalledColumns,
});

/** A listed fork as a frame's configuration holds it, with what it must fit by. */
export const namedFork = (fork: Fork): NamedPart => {
  const { brand, steerer, axle, brake, wheelSize, maxTyreWidth, travel, axleToCrown } = fork;
  const fit = {
    slot: 'fork',
    brand,
    steerer,
    axle,
    brake,
    wheelSize,
    maxTyreWidth,
    travel,
    axleToCrown,
  } as const;
  return { ...named(fork), fit };
};

/** A listed handlebar, like {@link namedFork}. */
export const namedHandlebar = (handlebar: Handlebar): NamedPart => {
  const { kind, clampDiameter, riderLimit } = handlebar;
  return { ...named(handlebar), fit: { slot: 'handlebar', kind, clampDiameter, riderLimit } };
};

/** A listed seatpost, like {@link namedFork}. */
export const namedSeatpost = (seatpost: Seatpost): NamedPart => {
  const { brand, shape, diameter, dropperTravel, riderLimit } = seatpost;
  return { ...named(seatpost), fit: { slot: 'seatpost', brand, shape, diameter, dropperTravel, riderLimit } };
};
