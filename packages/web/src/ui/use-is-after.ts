import { useEffect, useState } from 'react';

/** Whether the component has been on the screen for longer than this: time for a word about what takes so long. */
export function useIsAfter(milliseconds: number): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isAfter;
}
