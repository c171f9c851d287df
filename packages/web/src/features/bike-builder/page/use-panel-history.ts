import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { closeSummary } from '../builds/build-store.ts';

/** At most this wide, the browser's Back closes the panel (specification 2, section 9). */
const backClosesAt = '(max-width: 1024px)';
const mark = 'ppPanel';

const isMarked = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && Reflect.get(state, mark) === true;
};

/**
 * On a phone the open panel has an entry of its own in the browser's history, so that Back closes it instead
 * of leaving the step. Closing it otherwise takes the entry back; moving on from it replaces the entry.
 */
export function usePanelHistory() {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!window.matchMedia(backClosesAt).matches) return;
    if (!isMarked()) window.history.pushState({ ...window.history.state, [mark]: true }, '');
    const close = () => {
      hasLeft.current = true;
      closeSummary();
    };
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      if (!hasLeft.current && isMarked()) window.history.back();
    };
  }, []);
  const ownsEntry = (): boolean => {
    hasLeft.current = isMarked();
    return hasLeft.current;
  };
  return {
    /** Whether a move must replace the panel's own entry; after asking, the panel leaves it alone. */
    ownsEntry,
    goTo: (to: '/build-summary') => {
      const replace = ownsEntry();
      closeSummary();
      void navigate({ to, replace });
    },
  };
}
