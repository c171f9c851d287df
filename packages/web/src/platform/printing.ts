import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const turn = (now: boolean) => () => {
    isPrinting = now;
    // The browser takes the page as it stands when the event has been handled.
    flushSync(listener);
  };
  const [start, end] = [turn(true), turn(false)];
  globalThis.addEventListener('beforeprint', start);
  globalThis.addEventListener('afterprint', end);
  return () => {
    globalThis.removeEventListener('beforeprint', start);
    globalThis.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed: then a long table has all of its rows in the document. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
