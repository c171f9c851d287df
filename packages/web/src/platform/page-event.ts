/** What tools say on their page, by the common names of commerce. */
export type PageEvent =
  /** A wheelset was chosen; `items` are the shop's ids. */
  | { readonly name: 'select_item'; readonly items: readonly string[] }
  /** Parts leave for the shop's cart; `items` are article numbers. */
  | { readonly name: 'add_to_cart'; readonly items: readonly string[] }
  | { readonly name: 'share' }
  /** A question for a quote was sent. */
  | { readonly name: 'generate_lead' };

/** Says something to all that listen on this page for `pp:event`; it goes nowhere else by itself. */
export function sayOnPage(detail: PageEvent): void {
  // A worker and a test without a browser have no page to say it on.
  if (typeof document === 'undefined') return;
  document.dispatchEvent(new CustomEvent('pp:event', { detail }));
}
