/** As many wheelsets of a list are named by a letter: the most that a drawing can tell apart. */
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** The letter that a wheelset goes by on drawings, in the plot and in the table. */
export type WheelLetter = (typeof letters)[number];

/**
 * Letters of the wheelsets of a list by their id, in the order in which they were chosen, so that a letter stays with
 * its wheelset whatever the table is sorted by. Those after the eighth have none.
 */
export const wheelLetters = (ids: readonly number[]): ReadonlyMap<number, WheelLetter> =>
  new Map(letters.flatMap((letter, index) => (ids[index] === undefined ? [] : [[ids[index], letter]])));
