import classes from './letter.module.css';

/** Letters of the compared wheelsets in their order. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);

/** The colour that follows a wheelset through list and pictures; ink after the fourth. */
export const seriesColour = (place: number): string =>
  `var(--series-${letterOf(place).toLowerCase()}, var(--ink))`;

/** A wheelset's letter in a circle, as callouts stand on a drawing. */
export function Letter({ place }: { readonly place: number }) {
  return (
    <span className={classes.letter} data-series={place} aria-hidden="true">
      {letterOf(place)}
    </span>
  );
}
