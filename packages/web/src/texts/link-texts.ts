/** What a page says about a list or build that came by a link, in every tool. */
export const linkTexts = {
  replace: 'Replace mine',
  merge: 'Merge',
  view: 'View only',
} as const;

/** Texts of a linked comparison. */
export const linkedComparisonTexts = {
  question: 'Open the linked comparison?',
  holds: (count: number) => `The link holds ${count} wheelsets; you have a list of your own.`,
  onlyLinked: (names: string) => `Only in the link: ${names}`,
  onlyOwn: (names: string) => `Only in your list: ${names}`,
  sameWheelsets: 'The same wheelsets, with another baseline.',
  baselines: (linked: string | undefined, own: string | undefined) =>
    `Measured against ${linked ?? 'nothing'} in the link, ${own ?? 'nothing'} in your list`,
  unknown: (count: number) => `${count} of the link are no longer in the catalogue.`,
  more: (names: string, count: number) => `${names} and ${count} more`,
  viewed: 'You are looking at a linked comparison. Your own list is unchanged.',
  replace: 'Replace mine with it',
  back: 'Back to my list',
} as const;

/** Texts of a linked build. */
export const linkedBuildTexts = {
  question: 'Open the linked build?',
  holds: (name: string) => `The link holds “${name}”; you have a build of your own.`,
  onlyLinked: 'Only in the link',
  onlyOwn: 'Only in yours',
  unreadable: 'This link holds no build that can be read.',
  newer: 'This link was made by a newer version of these tools. Reload the page in a few minutes.',
  notLoaded: 'The parts of this link could not be loaded. Open the link again in a moment.',
  missing: (count: number) =>
    count === 1
      ? 'One part of this link is no longer in the catalogue.'
      : `${count} parts of this link are no longer in the catalogue.`,
  viewed: 'You are looking at a linked build. Your own build is unchanged.',
  replace: 'Replace mine with it',
  back: 'Back to my build',
} as const;
