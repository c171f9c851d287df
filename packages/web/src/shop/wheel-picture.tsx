import { formatDimension } from '@pp-tools/domain/core';
import {
  commonRimFrame,
  describeRimSection,
  describeWheel,
  drawRimSection,
  drawWheel,
  type RimFrame,
  rimFiguresOf,
  wheelFiguresOf,
} from '@pp-tools/domain/drawing';
import { isMyWheels, type Wheelset } from '@pp-tools/domain/wheelset';
import { memo, useState } from 'react';
import { useUnits } from '../platform/unit-preference.ts';
import { DrawnRim } from '../ui/drawn-rim.tsx';
import { DrawnWheel } from '../ui/drawn-wheel.tsx';
import classes from './wheel-picture.module.css';

/** The baseline is drawn only where it differs by more than this, mm: a dashed line on an ink line reads as a fault. */
const leastDifference = 2;
const differs = (a: number, b: number): boolean => Math.abs(a - b) > leastDifference;

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
  const units = useUnits();
  const figures = wheelFiguresOf(wheelset, 'front');
  const behind =
    baseline && baseline.id !== wheelset.id ? drawWheel(wheelFiguresOf(baseline, 'front')) : null;
  const wheel = drawWheel(figures);
  return (
    <DrawnWheel
      wheel={wheel}
      size={size}
      isOwn={isMyWheels(wheelset)}
      label={describeWheel(wheelset.shortName, figures)}
      behindRadius={
        behind && differs(behind.rimInnerRadius, wheel.rimInnerRadius) ? behind.rimInnerRadius : null
      }
      measure={
        isMeasured && figures.rimDepth !== null && !wheel.assumed.includes('rimDepth')
          ? formatDimension(figures.rimDepth, units)
          : null
      }
    />
  );
}

interface RimProps {
  readonly wheelset: Wheelset;
  readonly baseline?: Wheelset | null;
  /** Holds every section of the page; a lone section has its own. */
  readonly frame?: RimFrame;
  /** Pixels for a millimetre; the same on a whole page. */
  readonly scale?: number | undefined;
}

/** The front rim cut through, to scale, with its depth and widths. */
export function RimPicture({ wheelset, baseline = null, frame, scale }: RimProps) {
  const figures = rimFiguresOf(wheelset, 'front');
  const rim = drawRimSection(figures);
  const behind =
    baseline && baseline.id !== wheelset.id ? drawRimSection(rimFiguresOf(baseline, 'front')) : null;
  return (
    <DrawnRim
      rim={rim}
      isOwn={isMyWheels(wheelset)}
      label={describeRimSection(wheelset.shortName, figures)}
      behind={
        behind && (differs(behind.height, rim.height) || differs(behind.width, rim.width))
          ? behind.outline
          : null
      }
      frame={frame ?? commonRimFrame(behind ? [rim, behind] : [rim])}
      scale={scale}
    />
  );
}

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
