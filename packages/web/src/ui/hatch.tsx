import classes from './hatch.module.css';

interface HatchProps {
  readonly id: string;
  /** Between two lines, in the units of the drawing; some 4 px are read as an area. */
  readonly pitch: number;
}

/** The filling of what is the visitor's own in a drawing, for `fill` or `stroke`: `url(#id)`. */
export const Hatch = ({ id, pitch }: HatchProps) => (
  <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width={pitch} height={pitch} className={classes.ground} />
    <path d={`M0 0V${pitch}`} className={classes.line} />
  </pattern>
);
