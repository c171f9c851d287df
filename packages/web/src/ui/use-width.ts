import { type RefObject, useEffect, useRef, useState } from 'react';

/** Width of an element in px as the window changes, so that charts keep their letters at one size. */
export function useWidth<Element extends HTMLElement>(start: number): [RefObject<Element | null>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(start);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(240, Math.floor(entry.contentRect.width)));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
