import { useEffect } from 'react';
import { redoBuild, undoBuild } from '../builds/build-store.ts';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select') !== null;

/** Ctrl+Z and Ctrl+Shift+Z anywhere in the builder, except while a text is typed. */
export function useBuildKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event)) return;
      event.preventDefault();
      if (event.shiftKey) redoBuild();
      else undoBuild();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
