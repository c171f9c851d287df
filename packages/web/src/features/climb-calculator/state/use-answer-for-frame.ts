import { type RefObject, useEffect } from 'react';
import { isFramed, tellFrame } from '../../../platform/frame-messages.ts';
import type { Headline } from './entry-texts.ts';

/** Tells the page around this one the answer in short, and where the result begins, whenever either changes. */
export function useAnswerForFrame(answer: Headline | null, result: RefObject<HTMLElement | null>): void {
  const { heading = '', sentence = '' } = answer ?? {};
  useEffect(() => {
    const root = document.getElementById('root');
    if (!isFramed() || root === null) return;
    const tell = () =>
      tellFrame(window.parent, {
        type: 'pp-climb-answer',
        heading: heading.slice(0, 300),
        sentence: sentence.slice(0, 500),
        until: Math.round((result.current?.getBoundingClientRect().top ?? 0) + window.scrollY),
      });
    const observer = new ResizeObserver(tell);
    observer.observe(root);
    tell();
    return () => observer.disconnect();
  }, [heading, sentence, result]);
}
