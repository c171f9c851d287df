/** What a page says about a list or build that came by a link, in every tool. */
export const linkTexts = {
  replace: 'Replace mine',
  merge: 'Merge',
  view: 'View only',
} as const;

/** What a page says when another tool brings wheelsets to a list that is not empty. */
export const broughtTexts = {
  question: (count: number, own: number) =>
    `Add ${count === 1 ? 'this one' : `these ${count}`} to your ${own}?`,
  holds: (names: string) => `From the Finder: ${names}`,
  alreadyThere: (count: number) =>
    count === 1 ? 'Another one is in your list already.' : `${count} more are in your list already.`,
  answers: { replace: 'Replace mine', merge: 'Add', view: 'Just look' },
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
  theirWheels: 'The link holds wheels of its sender; “Replace mine” makes them your wheels.',
  otherWheels: 'The wheels of its sender are not yours; “Replace mine” replaces your wheels too.',
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
