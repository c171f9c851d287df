import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/** The element with the answers that a page was made from. */
export const pageDataElement = 'pp-data';

/** Puts the answers that came with the page where the queries look for them. */
export function takePageData(queryClient: QueryClient): void {
  const text = document.getElementById(pageDataElement)?.textContent;
  if (!text) return;
  try {
    const state: DehydratedState = JSON.parse(text);
    hydrate(queryClient, state);
  } catch {
    // Without them the page asks the server again.
  }
}
