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
  readonly scale?: number;
}

const width = 64;
const height = 92;

/** A front rim in section, to scale. */
export function DrawnRim({ rim, label, behind = null, scale = 1.6 }: DrawnRimProps) {
  return (
    <svg
      className={classes.section}
      width={width * scale}
      height={height * scale}
      viewBox={`${-width / 2} -8 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {behind !== null && <path d={behind} className={classes.behind} />}
      <path d={rim.outline} className={classes.profile} data-assumed={rim.assumed.length > 0} />
      <path d={rim.well} className={classes.well} />
    </svg>
  );
}
