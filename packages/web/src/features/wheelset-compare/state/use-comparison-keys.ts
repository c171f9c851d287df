import { useEffect } from 'react';
import { redoComparison, undoComparison } from './comparison-store.ts';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]') !==
    null;

/** Ctrl+Z and Ctrl+Shift+Z anywhere on the screen, except while a text is typed (it has its own undo). */
export function useComparisonKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event)) return;
      event.preventDefault();
      if (event.shiftKey) redoComparison();
      else undoComparison();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
