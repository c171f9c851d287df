/** Rows of a list that this version of the pages cannot read. */
export const unreadRows = (count: number): string =>
  count === 1
    ? '1 entry could not be read and is not shown. Reload the page to try again.'
    : `${count} entries could not be read and are not shown. Reload the page to try again.`;

/** An action that the server carried out, with an answer that this version of the pages cannot read. */
export const doneUnread = {
  text: 'Done. The answer of the server could not be read in full: reload the page to see the result.',
  reload: 'Reload',
} as const;

export const shellTexts = {
  skip: 'Skip to content',
  adminLogin: 'Admin Login',
  useDark: 'Use dark theme',
  useLight: 'Use light theme',
  /** The four tools: what the header shows, and their whole names. */
  tools: {
    label: 'Tools',
    compare: { short: 'Compare', name: 'Wheelset Compare' },
    finder: { short: 'Finder', name: 'Wheelset Finder' },
    builder: { short: 'Builder', name: 'Bike Builder' },
    climb: { short: 'Climb', name: 'Wheelset Climb Calculator' },
  },
  contact: 'Contact Us',
  contactFailed: 'The contact form did not load. Please try again.',
  notKept:
    'This browser keeps nothing for us (storage is full or blocked). Everything works until you close the page.',
  newVersion: 'A new version of this site is ready.',
  reload: 'Reload',
  notLoaded: {
    title: 'This page did not load',
    text: 'A part of the page could not be fetched. Your connection may be down, or the site was just updated. Nothing you entered is lost.',
  },
  fault: {
    title: 'Something went wrong on this page',
    text: 'The page met a fault that we did not foresee. What you entered is kept in this browser.',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may be mistyped, or the page has moved.',
  },
  needsScript: 'This tool works out its answers in your browser and needs JavaScript. Please turn it on.',
  units: { metric: 'Units: g, mm, kg', imperial: 'Units: oz, in, lb' },
  goHome: 'Go to the home page',
} as const;
