import {
  describeWheel,
  drawRimSection,
  drawWheel,
  type WheelDrawing,
  type WheelFigures,
} from '@pp-tools/domain/drawing';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { memo, useState } from 'react';
import classes from './wheel-picture.module.css';

const tyreWidth = 28;
/** Half the side of every wheel picture in mm: one scale for the whole page. */
const reach = 372;

const figuresOf = (wheelset: Wheelset): WheelFigures => ({
  rimDepth: wheelset.front.rimDepth,
  spokeCount: wheelset.front.spokeCount,
  outerWidth: wheelset.front.outerWidth,
  tyreWidth,
  brake: wheelset.brake,
});

/** All spokes as one path: one element instead of twenty in each row. */
const spokePath = ({ spokes }: WheelDrawing): string =>
  spokes
    .map(({ from, to }) => `M${from.x.toFixed(0)} ${from.y.toFixed(0)}L${to.x.toFixed(0)} ${to.y.toFixed(0)}`)
    .join('');

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
  const wheel = drawWheel(figures);
  const behind = baseline && baseline.id !== wheelset.id ? drawWheel(figuresOf(baseline)) : null;
  const rimMiddle = (wheel.rimOuterRadius + wheel.rimInnerRadius) / 2;
  const isAssumed = wheel.assumed.includes('rimDepth');
  return (
    <svg
      className={classes.wheel}
      width={size}
      height={size}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      role="img"
      aria-label={describeWheel(wheelset.shortName, figures)}
      data-small={size < 120}
    >
      <circle r={wheel.tyreRadius} className={classes.tyre} />
      <circle
        r={rimMiddle}
        className={classes.rim}
        strokeWidth={wheel.rimOuterRadius - wheel.rimInnerRadius}
      />
      {wheel.brakeTrackRadius !== null && (
        <circle
          r={(wheel.rimOuterRadius + wheel.brakeTrackRadius) / 2}
          className={classes.track}
          strokeWidth={wheel.rimOuterRadius - wheel.brakeTrackRadius}
        />
      )}
      <circle r={wheel.rimOuterRadius} className={classes.line} />
      <circle r={wheel.rimInnerRadius} className={classes.line} data-assumed={isAssumed} />
      <path
        d={spokePath(wheel)}
        className={classes.spokes}
        data-assumed={wheel.assumed.includes('spokeCount')}
      />
      {wheel.rotorRadius !== null && <circle r={wheel.rotorRadius} className={classes.rotor} />}
      <circle r={wheel.hubRadius} className={classes.hub} />
      {behind && <circle r={behind.rimInnerRadius} className={classes.behind} />}
      {isMeasured && wheelset.front.rimDepth !== null && (
        <g className={classes.dimension}>
          <path
            d={`M0 ${-wheel.rimOuterRadius}V${-wheel.rimInnerRadius}m-9-14 9 14 9-14M-9 ${-wheel.rimOuterRadius + 14}l9-14 9 14`}
          />
          <text x="16" y={-rimMiddle + 9}>
            {wheelset.front.rimDepth} mm
          </text>
        </g>
      )}
    </svg>
  );
}

/** Pixels for a millimetre of rim section, the same on the whole page. */
const sectionScale = 1.6;

/** The front rim cut through, to scale, with its depth and inner width. */
export function RimPicture({
  wheelset,
  baseline = null,
}: {
  readonly wheelset: Wheelset;
  readonly baseline?: Wheelset | null;
}) {
  const section = drawRimSection(rimFigures(wheelset));
  const behind = baseline && baseline.id !== wheelset.id ? drawRimSection(rimFigures(baseline)) : null;
  const width = 64;
  const height = 92;
  const { depth, innerWidth } = rimFigures(wheelset);
  const inner = innerWidth === null ? 'unknown inner width' : `${innerWidth} mm inside`;
  return (
    <svg
      className={classes.section}
      width={width * sectionScale}
      height={height * sectionScale}
      viewBox={`${-width / 2} -8 ${width} ${height}`}
      role="img"
      aria-label={`Rim section of ${wheelset.shortName}: ${depth === null ? 'unknown depth' : `${depth} mm deep`}, ${inner}`}
    >
      {behind && <path d={behind.outline} className={classes.behind} />}
      <path d={section.outline} className={classes.profile} data-assumed={section.assumed.length > 0} />
      <path d={section.well} className={classes.well} />
    </svg>
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
