import {
  type BikeDrawing,
  type BikeFigures,
  type BikeLayer,
  type Bounds,
  type DrawnPart,
  drawBike,
  type Shape,
} from '@pp-tools/domain/drawing';
import { type ReactNode, useId, useMemo } from 'react';
import { WheelShapes } from '../ui/drawn-wheel.tsx';
import { Hatch } from '../ui/hatch.tsx';
import pens from '../ui/pens.module.css';
import classes from './drawn-bike.module.css';

/** How a part is drawn: inked, dashed, or hatched. */
export type PartState = 'chosen' | 'open' | 'own';
/** Every part of the drawing with its state. */
export type BikeState = Readonly<Record<DrawnPart | 'tyre', PartState>>;

/** The same state for every part, but for those that are named. */
export const bikeStateWith = (state: PartState, others: Partial<BikeState> = {}): BikeState => ({
  frame: state,
  fork: state,
  handlebar: state,
  seatpost: state,
  wheelset: state,
  tyre: state,
  groupset: state,
  saddle: state,
  pedal: state,
  ...others,
});

/** Everything inked: a ghost shows shapes, not what is open. */
const allChosen = bikeStateWith('chosen');

interface ShapeProps {
  readonly shape: Shape;
  readonly state: PartState;
  readonly hatch: string;
}

/** One line or part with its pen; the visitor's own parts are hatched. */
const DrawnShape = ({ shape: { d, pen, isFilled }, state, hatch }: ShapeProps) => (
  <path
    d={d}
    className={isFilled ? `${pens[pen]} ${pens.filled}` : pens[pen]}
    {...(isFilled && state === 'own' ? { style: { fill: `url(#${hatch})` } } : {})}
  />
);

interface LayersProps {
  readonly layers: readonly BikeLayer[];
  readonly state: BikeState;
  readonly hatch: string;
}

/** All parts of a drawn bike, for a drawing that holds it. */
export function BikeLayers({ layers, state, hatch }: LayersProps) {
  return layers.map((layer) =>
    layer.kind === 'wheel' ? (
      <g key={layer.name} transform={`translate(${layer.at.x} ${layer.at.y})`}>
        <WheelShapes wheel={layer.wheel} states={{ tyre: state.tyre, wheel: state.wheelset }} />
      </g>
    ) : (
      <g key={layer.name} data-part={layer.part} data-state={state[layer.part]}>
        {layer.shapes.map((shape) => (
          <DrawnShape key={shape.d} shape={shape} state={state[layer.part]} hatch={hatch} />
        ))}
      </g>
    ),
  );
}

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

/** Pitch of the hatching in mm: some 4 px at the usual size of a bike. */
const hatchPitch = 11;

interface DrawnBikeProps {
  readonly figures: BikeFigures;
  /** A bike to compare with, drawn behind at the same scale, its bottom bracket in the same place. */
  readonly ghost?: BikeFigures | null;
  readonly state: BikeState;
  /** The drawing in words. */
  readonly label: string;
  readonly size?: 'small' | 'large';
  /** A window of another drawing, so that both have one scale. */
  readonly bounds?: Bounds | null;
  /** Dimensions or balloons over the drawing. */
  readonly children?: (drawing: BikeDrawing) => ReactNode;
}

/** A bike in side view; chosen parts are inked, open ones dashed, the visitor's own hatched. */
export function DrawnBike({
  figures,
  ghost = null,
  state,
  label,
  size = 'large',
  bounds: given = null,
  children,
}: DrawnBikeProps) {
  const hatch = useId();
  const drawing = useMemo(() => drawBike(figures), [figures]);
  const behind = useMemo(() => ghost && drawBike(ghost), [ghost]);
  const bounds = given ?? (behind === null ? drawing.bounds : bothBounds(drawing.bounds, behind.bounds));
  return (
    <svg
      className={`${pens.drawing} ${classes.bike}`}
      viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
      role="img"
      aria-label={label}
      data-size={size}
    >
      <Hatch id={hatch} pitch={hatchPitch} />
      <path d={`M${bounds.x} ${drawing.ground}h${bounds.width}`} className={pens.inner} />
      {behind && (
        <g className={pens.ghost}>
          <BikeLayers layers={behind.layers} state={allChosen} hatch={hatch} />
        </g>
      )}
      <BikeLayers layers={drawing.layers} state={state} hatch={hatch} />
      {children?.(drawing)}
    </svg>
  );
}
