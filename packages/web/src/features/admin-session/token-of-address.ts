/** The token behind the `#`, which reaches no server and no log. */
export const tokenOfAddress = (): string =>
  typeof window === 'undefined' ? '' : window.location.hash.slice(1);
