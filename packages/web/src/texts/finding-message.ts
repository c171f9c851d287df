/** The two parts of a clash by name, and their two values in words. */
export interface Sides {
  readonly a: string;
  readonly b: string;
  readonly x: string;
  readonly y: string;
  /** "front " or "rear " where one end alone is meant. */
  readonly end: string;
}

/** What does not go together, and what to do about it. */
export type Message = (sides: Sides) => readonly [what: string, remedy: string];
