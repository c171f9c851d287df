import { useId } from 'react';
import classes from './drawn-wheel.module.css';
import { Hatch } from './hatch.tsx';
import pens from './pens.module.css';

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
  /** Slots and arms of the rotor as a path; empty for a rim-brake wheel. */
  readonly rotorLines: string;
  readonly hubRadius: number;
  readonly spokes: readonly { readonly from: Point; readonly to: Point }[];
  /** The valve as a path. */
  readonly valve: string;
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
  /** The visitor's own: its rim is hatched. */
  readonly isOwn?: boolean;
}

/** Half the side of every wheel picture in mm: one scale for the whole product. */
const reach = 376;
/** Under this many px a wheel is its tyre, rim and hub. */
const fewestForSpokes = 44;
/** From here on the pens have their full width. */
const fewestForPens = 120;
/** Between two lines of a hatched rim, px. */
const hatchPixels = 4;
/** The edge of the tread, inside the outline of the tyre. */
const tread = 5;

/** All spokes as one path: one element instead of twenty in each row. */
const spokePath = ({ spokes }: WheelLines): string =>
  spokes
    .map(({ from, to }) => `M${from.x.toFixed(0)} ${from.y.toFixed(0)}L${to.x.toFixed(0)} ${to.y.toFixed(0)}`)
    .join('');

interface RingProps {
  readonly outer: number;
  readonly inner: number;
  readonly className: string | undefined;
  /** What it is filled with, where that is no plain pen. */
  readonly filling?: string | undefined;
}

/** A filled ring. */
const Ring = ({ outer, inner, className = '', filling }: RingProps) => (
  <circle
    r={(outer + inner) / 2}
    className={`${pens.band} ${className}`}
    strokeWidth={outer - inner}
    {...(filling === undefined ? {} : { style: { stroke: filling } })}
  />
);

const pen = (name: string | undefined, isAssumed = false): string =>
  isAssumed ? `${name} ${pens.assumed}` : `${name}`;

interface WheelShapesProps {
  readonly wheel: WheelLines;
  /** Of tyre and wheel: chosen parts are inked, open ones dashed. */
  readonly states?: { readonly tyre: string; readonly wheel: string };
  /** A small wheel is drawn without spokes, rotor and valve. */
  readonly isSmall?: boolean;
  /** What the rim is filled with, where that is no plain pen. */
  readonly rimFilling?: string | undefined;
}

const inked = { tyre: 'chosen', wheel: 'chosen' } as const;

/** The lines of a wheel around 0, for a drawing that holds it: a row, a card, a bike. */
export function WheelShapes({ wheel, states = inked, isSmall = false, rimFilling }: WheelShapesProps) {
  const { tyreRadius, rimOuterRadius, rimInnerRadius, brakeTrackRadius, rotorRadius, assumed } = wheel;
  return (
    <>
      <g data-state={states.tyre}>
        <Ring outer={tyreRadius} inner={rimOuterRadius} className={undefined} />
        <circle r={tyreRadius} className={pens.outline} />
        {!isSmall && <circle r={tyreRadius - tread} className={pens.fine} />}
      </g>
      <g data-state={states.wheel}>
        <Ring outer={rimOuterRadius} inner={rimInnerRadius} className={pens.rim} filling={rimFilling} />
        {brakeTrackRadius !== null && (
          <Ring outer={rimOuterRadius} inner={brakeTrackRadius} className={pens.track} />
        )}
        {!isSmall && (
          <>
            <path d={spokePath(wheel)} className={pen(pens.fine, assumed.includes('spokeCount'))} />
            {rotorRadius !== null && <circle r={rotorRadius} className={pens.inner} />}
            {rotorRadius !== null && <path d={wheel.rotorLines} className={pens.fine} />}
            <path d={wheel.valve} className={pens.inner} />
          </>
        )}
        <circle r={rimOuterRadius} className={pens.inner} />
        <circle r={rimInnerRadius} className={pen(pens.outline, assumed.includes('rimDepth'))} />
        <circle r={wheel.hubRadius} className={`${pens.inner} ${pens.filled}`} />
        {!isSmall && <circle r={wheel.hubRadius / 3} className={pens.inner} />}
      </g>
    </>
  );
}

interface DimensionProps {
  readonly wheel: WheelLines;
  readonly text: string;
  /** Height of the letters in the units of the drawing. */
  readonly letters: number;
}

function Dimension({ wheel, text, letters }: DimensionProps) {
  const { rimOuterRadius, rimInnerRadius } = wheel;
  const length = Math.min(letters, (rimOuterRadius - rimInnerRadius) / 3);
  const arrow = (tip: number, toward: number) =>
    `M0 ${tip}L${-length / 4} ${tip + toward * length}H${length / 4}Z`;
  return (
    <g className={classes.dimension}>
      <path d={`M0 ${-rimOuterRadius}V${-rimInnerRadius}`} />
      <path className={classes.arrow} d={`${arrow(-rimOuterRadius, 1)}${arrow(-rimInnerRadius, -1)}`} />
      <text
        y={1.25 * letters - rimInnerRadius}
        fontSize={letters}
        strokeWidth={letters / 2}
        textAnchor="middle"
      >
        {text}
      </text>
    </g>
  );
}

/** A front wheel from the side, to scale: tyre, rim as a filled ring, spokes, rotor or brake track. */
export function DrawnWheel(props: DrawnWheelProps) {
  const { wheel, size, label, behindRadius = null, measure = null, isOwn = false } = props;
  const hatch = useId();
  return (
    <svg
      className={`${pens.drawing} ${classes.wheel}`}
      width={size}
      height={size}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      role="img"
      aria-label={label}
      data-size={size < fewestForPens ? 'small' : 'large'}
    >
      {isOwn && <Hatch id={hatch} pitch={(hatchPixels * 2 * reach) / size} />}
      <WheelShapes
        wheel={wheel}
        isSmall={size < fewestForSpokes}
        rimFilling={isOwn ? `url(#${hatch})` : undefined}
      />
      {behindRadius !== null && <circle r={behindRadius} className={classes.behind} />}
      {measure !== null && <Dimension wheel={wheel} text={measure} letters={(12 * 2 * reach) / size} />}
    </svg>
  );
}
