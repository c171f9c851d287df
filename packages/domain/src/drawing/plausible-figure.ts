/** A figure that can be drawn, or null when it is unknown or so far out that it must be a slip of the catalogue. */
export const plausible = (figure: number | null, least: number, most: number): number | null =>
  figure !== null && figure >= least && figure <= most ? figure : null;
