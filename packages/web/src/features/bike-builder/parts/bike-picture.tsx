import type { Build } from '@pp-tools/domain/bike';
import { type BikeFigures, type Bounds, drawBike } from '@pp-tools/domain/drawing';
import { type BikeType, bikeTypes, type FrameChoice, type FrameGeometry } from '@pp-tools/domain/frameset';
import { useMemo } from 'react';
import { bikeStateWith, DrawnBike } from '../../../shop/drawn-bike.tsx';
import { bikePictureTexts, bikeSentence } from '../../../texts/bike-picture-texts.ts';
import { useGeometry } from '../frameset/frame-sizes.ts';
import { bikeFiguresOf, bikeStateOf } from '../page/bike-figures.ts';
import classes from './bike-picture.module.css';

interface BikePictureProps {
  readonly build: Build;
  /** A build to compare with, as a ghost behind. */
  readonly baseline?: Build | null;
  readonly size?: 'small' | 'large';
}

/** The build as it stands, to scale. */
export function BikePicture({ build, baseline = null, size = 'large' }: BikePictureProps) {
  const geometry = useGeometry(build);
  const behind = useGeometry(baseline);
  const { figures, isTypical } = useMemo(() => bikeFiguresOf(build, geometry), [build, geometry]);
  const ghost = useMemo(() => baseline && bikeFiguresOf(baseline, behind).figures, [baseline, behind]);
  const sentence = bikeSentence(build);
  return (
    <figure className={classes.figure}>
      <DrawnBike
        figures={figures}
        ghost={ghost}
        state={bikeStateOf(build)}
        label={baseline === null ? sentence : bikePictureTexts.withGhost(sentence, baseline.name)}
        size={size}
      />
      {build.frame !== null && isTypical && <figcaption>{bikePictureTexts.typical}</figcaption>}
    </figure>
  );
}

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

interface FramePictureProps {
  readonly choice: FrameChoice;
  readonly type: BikeType;
  /** Of a chosen size, in place of the frame's own. */
  readonly geometry?: FrameGeometry | null;
  readonly size?: 'small' | 'large';
}

/** One frame, for a card: the rest of the bike is only hinted at. */
export function FramePicture({ choice, type, geometry: ofSize = null, size = 'small' }: FramePictureProps) {
  const { frame, kind } = choice;
  const geometry = ofSize ?? (choice.kind === 'catalogue' ? choice.frame.geometry : null);
  const figures = useMemo(
    () => ({ ...typicalBike(type, geometry), brake: frame.brake, rimDepth: { front: 24, rear: 24 } }),
    [type, geometry, frame.brake],
  );
  const own = kind === 'own' ? 'own' : 'chosen';
  return (
    <DrawnBike
      figures={figures}
      state={bikeStateWith('open', { frame: own, fork: own })}
      label={`Side view of ${frame.name}`}
      size={size}
    />
  );
}
