/** Words about short links, their picture and the pages that they lead to. */
export const shareTexts = {
  open: 'QR code',
  notLoaded: 'The QR code could not be loaded. Please try again.',
  title: 'Share this page',
  making: 'Making a short link…',
  short: 'Short link',
  long: 'Link',
  offline: 'The server cannot be reached, so this is the long link. It works everywhere, too.',
  tooLong: 'This is too much for a QR code. Copy the link instead.',
  fixed: 'The short link shows exactly what you see now, with the prices of today.',
  copy: 'Copy',
  copied: 'Link copied',
  longCopied: 'Link copied. The server cannot be reached, so it is the long one.',
  copyFailed: (address: string) => `The browser refused to copy. Copy this address by hand: ${address}`,
  copyFailedLong: 'The browser refused to copy. Choose “QR code”, which shows the address to copy by hand.',
  saveSvg: 'Save as SVG',
  print: 'Print',
  code: 'QR code of the link',
  note: 'Note to the shop',
  noteHint: 'Read by the shop’s staff when they open this link. It makes a new link.',
  addNote: 'Add note',
} as const;

/** Pages of short links that show nothing. */
export const shortLinkTexts = {
  unknown: {
    title: 'Link not found',
    text: 'There is no link with this code. Check it for typing mistakes.',
  },
  withdrawn: {
    title: 'Link withdrawn',
    text: 'The shop has withdrawn this link.',
  },
  newer: {
    title: 'Link not readable yet',
    text: 'This link was made by a newer version of these tools. Try again in a few minutes.',
  },
} as const;
