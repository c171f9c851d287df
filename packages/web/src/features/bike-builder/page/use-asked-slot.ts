import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * The slot whose choice the address asks for (`?configure=handlebar`), and how it is answered: the address loses the
 * question, so that a reload asks nothing.
 */
export function useAskedSlot(): readonly [string | null, () => void] {
  const router = useRouter();
  const { pathname, asked } = useLocation({
    select: (location) => ({
      pathname: location.pathname,
      asked: new URLSearchParams(location.searchStr).get('configure'),
    }),
  });
  const answer = useCallback(() => {
    if (asked !== null) router.history.replace(pathname);
  }, [asked, pathname, router]);
  return [asked, answer];
}
