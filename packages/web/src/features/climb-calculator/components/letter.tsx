import classes from './letter.module.css';

/** Letters of the compared wheelsets in their order. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);

/** A wheelset's letter in a circle, as callouts stand on a drawing. */
export function Letter({
  place,
  isBaseline = false,
}: {
  readonly place: number;
  readonly isBaseline?: boolean;
}) {
  return (
    <span className={classes.letter} data-baseline={isBaseline} data-series={place} aria-hidden="true">
      {letterOf(place)}
    </span>
  );
}
