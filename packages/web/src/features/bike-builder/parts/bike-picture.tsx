import type { Build } from '@pp-tools/domain/bike';
import type { BikeType, FrameChoice, FrameGeometry } from '@pp-tools/domain/frameset';
import { useMemo } from 'react';
import { bikeStateWith, DrawnBike } from '../../../shop/drawn-bike.tsx';
import { bikePictureTexts, bikeSentence } from '../../../texts/bike-picture-texts.ts';
import { useGeometry } from '../frameset/frame-sizes.ts';
import { bikeFiguresOf, bikeStateOf } from '../page/bike-figures.ts';
import classes from './bike-picture.module.css';
import { typicalBike } from './typical-bike-picture.tsx';

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
