import { type BikeFigures, type Bounds, drawBike } from '@pp-tools/domain/drawing';
import { type BikeType, bikeTypes, type FrameGeometry } from '@pp-tools/domain/frameset';
import { useMemo } from 'react';
import { bikeStateWith, DrawnBike } from '../../../shop/drawn-bike.tsx';
import { bikePictureTexts } from '../../../texts/bike-picture-texts.ts';

/** A bike of this kind, with typical parts throughout. */
export const typicalBike = (type: BikeType, geometry: FrameGeometry | null): BikeFigures => ({
  type,
  geometry,
  brake: 'disc',
  rimDepth: { front: null, rear: null },
  tyreWidth: null,
  handlebar: null,
  ringTeeth: null,
  cogTeeth: null,
});

const everything = bikeStateWith('chosen');

/** A window that shows every typical bike in its middle, so that they can be compared by eye. */
function windowOf(type: BikeType): Bounds {
  const boundsOf = (each: BikeType) => drawBike(typicalBike(each, null)).bounds;
  const all = bikeTypes.map(boundsOf);
  const own = boundsOf(type);
  const width = Math.max(...all.map((bounds) => bounds.width));
  const height = Math.max(...all.map((bounds) => bounds.height));
  return {
    x: own.x - (width - own.width) / 2,
    y: own.y - (height - own.height),
    width,
    height,
  };
}

/** A typical bike of its kind, inked whole; all of them to one scale. */
export function TypicalBikePicture({ type }: { readonly type: BikeType }) {
  const figures = useMemo(() => typicalBike(type, null), [type]);
  const bounds = useMemo(() => windowOf(type), [type]);
  return (
    <DrawnBike
      figures={figures}
      bounds={bounds}
      state={everything}
      label={bikePictureTexts.typicalOf[type]}
      size="small"
    />
  );
}
