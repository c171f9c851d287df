import classes from './drawn-rim.module.css';

/** A rim cut through, as paths in millimetres. */
export interface RimLines {
  readonly outline: string;
  readonly well: string;
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
  /** Millimetres that every section of a page fits in. */
  readonly frame: { readonly width: number; readonly height: number };
}

/** Room above the edge of the flanges. */
const top = 8;

/** A front rim in section, to scale. */
export function DrawnRim({ rim, label, behind = null, scale = 1.6, frame }: DrawnRimProps) {
  return (
    <svg
      className={classes.section}
      width={frame.width * scale}
      height={(frame.height + top) * scale}
      viewBox={`${-frame.width / 2} ${-top} ${frame.width} ${frame.height + top}`}
      role="img"
      aria-label={label}
    >
      {behind !== null && <path d={behind} className={classes.behind} />}
      <path d={rim.outline} className={classes.profile} data-assumed={rim.assumed.length > 0} />
      <path d={rim.well} className={classes.well} />
    </svg>
  );
}
