import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches now; follows the window. It matches nothing on the server and while its page is taken
 * over, so a difference that moves the layout belongs in CSS.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
