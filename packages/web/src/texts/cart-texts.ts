/** What Add To Cart says at Home, and in the dialog on the way to the shop's own cart. */
export const cartTexts = {
  saved: 'Your build is saved on this device. The shop takes the order by email.',
  write: 'Write to the shop',
  subject: (name: string) => `Order: ${name}`,
  title: 'To the cart',
  note: (shop: string) => `These parts go into the cart of ${shop}.`,
  loading: 'Looking up the parts…',
  failed: 'The parts could not be looked up.',
  failedWhy: 'Your build is saved on this device. Try again in a moment.',
  inCart: 'Into the cart',
  askUs: 'Ask us',
  whyAsk: 'These parts are not in the online shop. We get them for you or suggest others.',
  pieces: (count: number) => `× ${count}`,
  go: 'Go to the cart',
  notLoaded: 'The cart could not be opened. Please try again.',
} as const;
