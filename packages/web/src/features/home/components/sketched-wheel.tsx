import { drawWheel, type WheelFigures } from '@pp-tools/domain/drawing';
import pencils from './pencils.module.css';

interface SketchedWheelProps {
  readonly figures: WheelFigures;
  /** Place of the axle on the sheet. */
  readonly x: number;
  readonly y: number;
  /** Units of the sheet for a millimetre. */
  readonly scale: number;
}

/** A wheel from its figures, at the scale of the sheet. */
export function SketchedWheel({ figures, x, y, scale }: SketchedWheelProps) {
  const wheel = drawWheel(figures);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r={wheel.tyreRadius} className={pencils.hair} />
      <circle r={wheel.rimOuterRadius} className={pencils.solid} />
      <circle r={wheel.rimInnerRadius} className={pencils.paper} />
      {wheel.spokes.map(({ from, to }) => (
        <line key={`${to.x} ${to.y}`} className={pencils.hair} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      ))}
      {wheel.rotorRadius !== null && <circle r={wheel.rotorRadius} className={pencils.hair} />}
      <circle r={wheel.hubRadius} className={pencils.solid} />
    </g>
  );
}
