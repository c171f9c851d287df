import classes from './drawn-wheel.module.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A wheel as lengths in millimetres, centred on its axle. */
export interface WheelLines {
  readonly tyreRadius: number;
  readonly rimOuterRadius: number;
  readonly rimInnerRadius: number;
  readonly brakeTrackRadius: number | null;
  readonly rotorRadius: number | null;
  readonly hubRadius: number;
  readonly spokes: readonly { readonly from: Point; readonly to: Point }[];
  /** Names of what was unknown and is drawn dashed. */
  readonly assumed: readonly string[];
}

interface DrawnWheelProps {
  readonly wheel: WheelLines;
  /** Edge length in px. */
  readonly size: number;
  /** The drawing in words. */
  readonly label: string;
  /** Inner radius of another rim, outlined behind. */
  readonly behindRadius?: number | null;
  /** Adds a dimension line with this text. */
  readonly measure?: string | null;
}

/** Half the side of every wheel picture in mm: one scale for the whole product. */
const reach = 376;

/** All spokes as one path: one element instead of twenty in each row. */
const spokePath = ({ spokes }: WheelLines): string =>
  spokes
    .map(({ from, to }) => `M${from.x.toFixed(0)} ${from.y.toFixed(0)}L${to.x.toFixed(0)} ${to.y.toFixed(0)}`)
    .join('');

interface DimensionProps {
  readonly wheel: WheelLines;
  readonly text: string;
  /** Height of the letters in the units of the drawing. */
  readonly letters: number;
}

function Dimension({ wheel, text, letters }: DimensionProps) {
  const { rimOuterRadius, rimInnerRadius } = wheel;
  return (
    <g className={classes.dimension}>
      <path
        d={`M0 ${-rimOuterRadius}V${-rimInnerRadius}m-9-14 9 14 9-14M-9 ${-rimOuterRadius + 14}l9-14 9 14`}
      />
      <text y={1.25 * letters - rimInnerRadius} fontSize={letters} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** A front wheel from the side, to scale: tyre, rim as a filled ring, spokes, rotor or brake track. */
export function DrawnWheel({ wheel, size, label, behindRadius = null, measure = null }: DrawnWheelProps) {
  const { rimOuterRadius, rimInnerRadius, brakeTrackRadius, rotorRadius } = wheel;
  return (
    <svg
      className={classes.wheel}
      width={size}
      height={size}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      role="img"
      aria-label={label}
      data-small={size < 120}
    >
      <circle r={wheel.tyreRadius} className={classes.tyre} />
      <circle
        r={(rimOuterRadius + rimInnerRadius) / 2}
        className={classes.rim}
        strokeWidth={rimOuterRadius - rimInnerRadius}
      />
      {brakeTrackRadius !== null && (
        <circle
          r={(rimOuterRadius + brakeTrackRadius) / 2}
          className={classes.track}
          strokeWidth={rimOuterRadius - brakeTrackRadius}
        />
      )}
      <circle r={rimOuterRadius} className={classes.line} />
      <circle r={rimInnerRadius} className={classes.line} data-assumed={wheel.assumed.includes('rimDepth')} />
      <path
        d={spokePath(wheel)}
        className={classes.spokes}
        data-assumed={wheel.assumed.includes('spokeCount')}
      />
      {rotorRadius !== null && <circle r={rotorRadius} className={classes.rotor} />}
      <circle r={wheel.hubRadius} className={classes.hub} />
      {behindRadius !== null && <circle r={behindRadius} className={classes.behind} />}
      {measure !== null && <Dimension wheel={wheel} text={measure} letters={(12 * 2 * reach) / size} />}
    </svg>
  );
}
