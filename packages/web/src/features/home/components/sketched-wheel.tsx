import { drawWheel, type WheelFigures } from '@pp-tools/domain/drawing';
import { WheelShapes } from '../../../ui/drawn-wheel.tsx';
import pens from '../../../ui/pens.module.css';

interface SketchedWheelProps {
  readonly figures: WheelFigures;
  /** Place of the axle on the sheet. */
  readonly x: number;
  readonly y: number;
  /** Units of the sheet for a millimetre. */
  readonly scale: number;
}

/** A wheel from its figures, as every page draws it, at the scale of the sheet. */
export const SketchedWheel = ({ figures, x, y, scale }: SketchedWheelProps) => (
  <g className={pens.drawing} data-size="small" transform={`translate(${x} ${y}) scale(${scale})`}>
    <WheelShapes wheel={drawWheel(figures)} />
  </g>
);
