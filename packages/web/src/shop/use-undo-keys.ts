import { useEffect } from 'react';

/** Undo and redo of a tool; both must stay the same functions. */
export interface UndoSteps {
  readonly undo: () => void;
  readonly redo: () => void;
}

const typed =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest(typed) !== null;

/** Ctrl+Z and Ctrl+Shift+Z anywhere on the page, except while a text is typed (it has its own undo). */
export function useUndoKeys({ undo, redo }: UndoSteps): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event)) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [undo, redo]);
}
