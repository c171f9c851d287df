import { useEffect } from 'react';
import { isFramed, tellFrame } from '../../../platform/frame-messages.ts';

/** Tells the page around this one how high it wants to be, whenever that changes. */
export function useFrameHeight(): void {
  useEffect(() => {
    if (!isFramed()) return;
    const root = document.getElementById('root');
    if (root === null) return;
    const observer = new ResizeObserver(() =>
      tellFrame(window.parent, {
        type: 'pp-climb-height',
        height: Math.ceil(root.getBoundingClientRect().height),
      }),
    );
    observer.observe(root);
    return () => observer.disconnect();
  }, []);
}
