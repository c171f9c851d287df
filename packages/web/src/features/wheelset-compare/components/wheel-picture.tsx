import { describeWheel, drawRimSection, drawWheel, type WheelFigures } from '@pp-tools/domain/drawing';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { memo, useState } from 'react';
import { DrawnRim } from '../../../ui/drawn-rim.tsx';
import { DrawnWheel } from '../../../ui/drawn-wheel.tsx';
import classes from './wheel-picture.module.css';

const tyreWidth = 28;

const figuresOf = (wheelset: Wheelset): WheelFigures => ({
  rimDepth: wheelset.front.rimDepth,
  spokeCount: wheelset.front.spokeCount,
  outerWidth: wheelset.front.outerWidth,
  tyreWidth,
  brake: wheelset.brake,
});

interface WheelProps {
  readonly wheelset: Wheelset;
  /** Edge length in px. */
  readonly size: number;
  /** Its outline stands behind, so that the depth can be compared by eye. */
  readonly baseline?: Wheelset | null;
  /** Adds the depth dimension. */
  readonly isMeasured?: boolean;
}

/** The front wheel from the side, to scale. */
export function WheelPicture({ wheelset, size, baseline = null, isMeasured = false }: WheelProps) {
  const figures = figuresOf(wheelset);
  const behind = baseline && baseline.id !== wheelset.id ? drawWheel(figuresOf(baseline)) : null;
  const { rimDepth } = wheelset.front;
  return (
    <DrawnWheel
      wheel={drawWheel(figures)}
      size={size}
      label={describeWheel(wheelset.shortName, figures)}
      behindRadius={behind?.rimInnerRadius ?? null}
      measure={isMeasured && rimDepth !== null ? `${rimDepth} mm` : null}
    />
  );
}

/** The front rim cut through, to scale, with its depth and inner width. */
export function RimPicture({
  wheelset,
  baseline = null,
}: {
  readonly wheelset: Wheelset;
  readonly baseline?: Wheelset | null;
}) {
  const behind = baseline && baseline.id !== wheelset.id ? drawRimSection(rimFigures(baseline)) : null;
  const { depth, innerWidth } = rimFigures(wheelset);
  const inner = innerWidth === null ? 'unknown inner width' : `${innerWidth} mm inside`;
  return (
    <DrawnRim
      rim={drawRimSection(rimFigures(wheelset))}
      label={`Rim section of ${wheelset.shortName}: ${depth === null ? 'unknown depth' : `${depth} mm deep`}, ${inner}`}
      behind={behind?.outline ?? null}
    />
  );
}

const rimFigures = ({ front, rimType }: Wheelset) => ({
  depth: front.rimDepth,
  innerWidth: front.innerWidth,
  outerWidth: front.outerWidth,
  rimType,
});

interface WheelImageProps {
  readonly wheelset: Wheelset;
  readonly size: number;
}

/** The photograph where there is one that loads, else the drawing. */
export const WheelImage = memo(function WheelImage({ wheelset, size }: WheelImageProps) {
  const [isBroken, setBroken] = useState(false);
  if (wheelset.imageLink === null || isBroken) return <WheelPicture wheelset={wheelset} size={size} />;
  return (
    <img
      className={classes.photo}
      src={wheelset.imageLink}
      alt={wheelset.shortName}
      width={size}
      height={size}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
});
