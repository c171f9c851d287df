import type { Build } from '@pp-tools/domain/bike';
import {
  type BikeDrawing,
  type BikeFigures,
  drawBike,
  type Point,
  type WheelDrawing,
} from '@pp-tools/domain/drawing';
import type { BikeType, FrameChoice, FrameGeometry } from '@pp-tools/domain/frameset';
import { useId } from 'react';
import { bikeSentence } from '../../../texts/bike-picture-texts.ts';
import { useGeometry } from '../frameset/frame-sizes.ts';
import { type BikeState, bikeFiguresOf, bikeStateOf, type PartState } from '../page/bike-figures.ts';
import classes from './bike-picture.module.css';

const line = (from: Point, to: Point): string => `M${from.x} ${from.y}L${to.x} ${to.y}`;

interface TubeProps {
  readonly d: string;
  readonly width: number;
  readonly state: PartState;
  readonly hatch: string;
}

/** A tube as two ink lines: a wide stroke with a narrower one in the colour of the paper, or hatched when own. */
const Tube = ({ d, width, state, hatch }: TubeProps) => (
  <g data-state={state}>
    <path d={d} className={classes.edge} strokeWidth={width} />
    <path
      d={d}
      className={classes.body}
      strokeWidth={width - 7}
      {...(state === 'own' ? { style: { stroke: `url(#${hatch})` } } : {})}
    />
  </g>
);

interface WheelProps {
  readonly at: Point;
  readonly wheel: WheelDrawing;
  readonly state: BikeState;
}

function Wheel({ at, wheel, state }: WheelProps) {
  const spokes = wheel.spokes.map(({ from, to }) => line(from, to)).join('');
  return (
    <g transform={`translate(${at.x} ${at.y})`} data-state={state.wheelset}>
      <circle
        r={(wheel.rimOuterRadius + wheel.rimInnerRadius) / 2}
        className={classes.rim}
        strokeWidth={wheel.rimOuterRadius - wheel.rimInnerRadius}
      />
      <circle r={wheel.rimInnerRadius} className={classes.thin} />
      <circle r={wheel.rimOuterRadius} className={classes.thin} />
      <path d={spokes} className={classes.spokes} />
      {wheel.rotorRadius !== null && <circle r={wheel.rotorRadius} className={classes.thin} />}
      <circle r={wheel.hubRadius / 2} className={classes.thin} />
      <g data-state={state.tyre}>
        <circle r={wheel.tyreRadius} className={classes.line} />
      </g>
    </g>
  );
}

/** The frame's tubes, seat stays and chain stays thinner. */
function Frame({ drawing: { joints }, state, hatch }: PartProps) {
  const { bottomBracket, rearAxle, seatTubeTop, headTop, headBottom } = joints;
  const stays = line(bottomBracket, rearAxle) + line(seatTubeTop, rearAxle);
  const tubes =
    line(seatTubeTop, headTop) + line(headBottom, bottomBracket) + line(bottomBracket, seatTubeTop);
  return (
    <g data-part="frame">
      <Tube d={stays} width={20} state={state.frame} hatch={hatch} />
      <Tube d={tubes} width={34} state={state.frame} hatch={hatch} />
      <Tube d={line(headTop, headBottom)} width={42} state={state.frame} hatch={hatch} />
    </g>
  );
}

interface PartProps {
  readonly drawing: BikeDrawing;
  readonly state: BikeState;
  readonly hatch: string;
}

function Cockpit({ drawing, state, hatch }: PartProps) {
  return (
    <>
      <Tube d={drawing.stem} width={26} state={state.handlebar} hatch={hatch} />
      <Tube d={drawing.handlebar} width={22} state={state.handlebar} hatch={hatch} />
      <Tube d={drawing.seatpost} width={26} state={state.seatpost} hatch={hatch} />
      <g data-state={state.saddle}>
        <path d={drawing.saddle} className={classes.solid} />
      </g>
    </>
  );
}

function Drivetrain({ drawing, state }: PartProps) {
  const { joints, ringRadius, cogRadius } = drawing;
  return (
    <>
      <g data-state={state.groupset}>
        <circle r={ringRadius} className={classes.line} />
        <circle r={ringRadius - 14} className={classes.thin} />
        <circle cx={joints.rearAxle.x} cy={joints.rearAxle.y} r={cogRadius} className={classes.line} />
        <path d={drawing.chain} className={classes.line} />
        <path d={drawing.crank} className={classes.crank} />
      </g>
      <g data-state={state.pedal}>
        <path d={drawing.pedals} className={classes.crank} />
      </g>
    </>
  );
}

/** Everything inked: a ghost shows shapes, not what is open. */
const allChosen: BikeState = {
  frame: 'chosen',
  fork: 'chosen',
  handlebar: 'chosen',
  seatpost: 'chosen',
  wheelset: 'chosen',
  tyre: 'chosen',
  groupset: 'chosen',
  saddle: 'chosen',
  pedal: 'chosen',
};

/** Another bike behind, at the same scale, its bottom bracket in the same place. */
function Ghost({ drawing, hatch }: Omit<PartProps, 'state'>) {
  const part = { drawing, state: allChosen, hatch };
  return (
    <g className={classes.ghost}>
      <Wheel at={drawing.joints.rearAxle} wheel={drawing.rearWheel} state={allChosen} />
      <Wheel at={drawing.joints.frontAxle} wheel={drawing.frontWheel} state={allChosen} />
      <Tube d={drawing.fork} width={26} state="chosen" hatch={hatch} />
      <Frame {...part} />
      <Cockpit {...part} />
    </g>
  );
}

type Bounds = BikeDrawing['bounds'];

/** The window that shows both drawings whole. */
function bothBounds(a: Bounds, b: Bounds): Bounds {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

interface BikeViewProps {
  readonly figures: BikeFigures;
  /** A bike to compare with, drawn behind. */
  readonly ghost?: BikeFigures | null;
  readonly state: BikeState;
  /** The drawing in words. */
  readonly label: string;
}

/** A bike in side view; chosen parts are inked, open ones dashed, the visitor's own hatched. */
function BikeView({ figures, ghost = null, state, label }: BikeViewProps) {
  const hatch = useId();
  const drawing = drawBike(figures);
  const behind = ghost && drawBike(ghost);
  const { joints } = drawing;
  const bounds = behind === null ? drawing.bounds : bothBounds(drawing.bounds, behind.bounds);
  const part = { drawing, state, hatch };
  return (
    <svg
      className={classes.bike}
      viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
      role="img"
      aria-label={label}
    >
      <pattern id={hatch} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="9" height="9" className={classes.hatchGround} />
        <path d="M0 0V9" className={classes.hatchLine} />
      </pattern>
      {behind && <Ghost drawing={behind} hatch={hatch} />}
      <Wheel at={joints.rearAxle} wheel={drawing.rearWheel} state={state} />
      <Wheel at={joints.frontAxle} wheel={drawing.frontWheel} state={state} />
      <Tube d={drawing.fork} width={26} state={state.fork} hatch={hatch} />
      <Frame {...part} />
      <Cockpit {...part} />
      <Drivetrain {...part} />
    </svg>
  );
}

interface BikePictureProps {
  readonly build: Build;
  /** A build to compare with, as a ghost behind. */
  readonly baseline?: Build | null;
}

/** The build as it stands, to scale. */
export function BikePicture({ build, baseline = null }: BikePictureProps) {
  const { figures, isTypical } = bikeFiguresOf(build, useGeometry(build));
  const behind = useGeometry(baseline);
  const sentence = bikeSentence(build);
  return (
    <figure className={classes.figure}>
      <BikeView
        figures={figures}
        ghost={baseline && bikeFiguresOf(baseline, behind).figures}
        state={bikeStateOf(build)}
        label={baseline === null ? sentence : `${sentence}; behind it as a ghost ${baseline.name}`}
      />
      {build.frame !== null && isTypical && (
        <figcaption>Drawn with typical geometry for this type of bike.</figcaption>
      )}
    </figure>
  );
}

const frameOnly: BikeState = {
  frame: 'chosen',
  fork: 'chosen',
  wheelset: 'open',
  tyre: 'open',
  groupset: 'open',
  handlebar: 'open',
  seatpost: 'open',
  saddle: 'open',
  pedal: 'open',
};

interface FramePictureProps {
  readonly choice: FrameChoice;
  readonly type: BikeType;
  /** Of a chosen size, in place of the frame's own. */
  readonly geometry?: FrameGeometry | null;
}

/** One frame, for a card: the rest of the bike is only hinted at. */
export function FramePicture({ choice, type, geometry: ofSize = null }: FramePictureProps) {
  const geometry = ofSize ?? (choice.kind === 'catalogue' ? choice.frame.geometry : null);
  const state: BikeState = choice.kind === 'own' ? { ...frameOnly, frame: 'own', fork: 'own' } : frameOnly;
  return (
    <BikeView
      figures={{
        type,
        geometry,
        brake: choice.frame.brake,
        rimDepth: { front: 24, rear: 24 },
        tyreWidth: null,
        handlebar: null,
        ringTeeth: null,
        cogTeeth: null,
      }}
      state={state}
      label={`Side view of ${choice.frame.name}`}
    />
  );
}
