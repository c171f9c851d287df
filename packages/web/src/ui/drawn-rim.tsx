import { useId } from 'react';
import classes from './drawn-rim.module.css';
import { Hatch } from './hatch.tsx';
import pens from './pens.module.css';

/** A rim cut through, as paths in millimetres. */
export interface RimLines {
  readonly walls: string;
  readonly tyre: { readonly line: string } | null;
  readonly height: number;
  readonly assumed: readonly string[];
}

interface DrawnRimProps {
  readonly rim: RimLines;
  /** The drawing in words. */
  readonly label: string;
  /** Outline of another rim, dashed behind. */
  readonly behind?: string | null;
  /** Pixels for a millimetre, the same on a whole page. */
  readonly scale?: number | undefined;
  /** The visitor's own: what is cut is hatched. */
  readonly isOwn?: boolean;
  /** Millimetres that every section of a page fits in; `top` of them above the edge of the flanges. */
  readonly frame: { readonly width: number; readonly height: number; readonly top: number };
}

/** Between two lines of a hatched rim, px. */
const hatchPixels = 3;
/** The centre line stands out by this much, mm. */
const centreBeyond = 3;

/** A front rim in section with its tyre, to scale: what is cut is filled, as in every technical drawing. */
export function DrawnRim({ rim, label, behind = null, scale = 1.6, isOwn = false, frame }: DrawnRimProps) {
  const hatch = useId();
  const { width, height, top } = frame;
  return (
    <svg
      className={`${pens.drawing} ${classes.section}`}
      width={width * scale}
      height={(height + top) * scale}
      viewBox={`${-width / 2} ${-top} ${width} ${height + top}`}
      role="img"
      aria-label={label}
    >
      {isOwn && <Hatch id={hatch} pitch={hatchPixels / scale} />}
      {rim.tyre && <path d={rim.tyre.line} className={pens.outline} />}
      <path
        d={rim.walls}
        className={classes.walls}
        data-assumed={rim.assumed.length > 0}
        data-own={isOwn}
        {...(isOwn ? { style: { fill: `url(#${hatch})` } } : {})}
      />
      <path d={`M0 ${-top}V${rim.height + centreBeyond}`} className={`${pens.fine} ${classes.centre}`} />
      {behind !== null && <path d={behind} className={classes.behind} />}
    </svg>
  );
}
