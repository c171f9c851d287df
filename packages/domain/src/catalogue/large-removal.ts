/** Removals beyond this number, or this share of a list, are more likely a cut sheet than a decision. */
const usualRemovals = { count: 10, share: 0.1 };

/** Whether replacing a list of `before` rows removes so many that it asks for a second look. */
export const isLargeRemoval = (removed: number, before: number): boolean =>
  removed > usualRemovals.count || removed > usualRemovals.share * before;
