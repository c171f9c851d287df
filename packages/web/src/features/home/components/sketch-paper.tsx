import { Suspense } from 'react';
import { lazyOrnament } from '../../../platform/lazy-part.ts';
import graphPaper from '../../../ui/graph-paper.module.css';
import classes from './sketch-paper.module.css';
import type { SketchName } from './sketches.tsx';

/**
 * Drawings that came with the page's HTML are there already: their code waits for the visitor's first move, and a
 * visitor who reads and leaves never fetches it. Without it React would not hear what the pointer does above them.
 */
const untilWanted = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof document === 'undefined' || document.querySelector('[data-sketch] svg') === null)
      return resolve();
    for (const move of ['pointermove', 'pointerdown', 'keydown'])
      window.addEventListener(move, () => resolve(), { once: true, passive: true });
  });

/** The page says everything in words, so a drawing that does not load stays as the HTML has it. */
const Sketch = lazyOrnament<{ readonly name: SketchName }>(
  async () => (await import('./sketches.tsx')).default,
  untilWanted,
);

/** Drawing paper with a sketch, which comes a moment after the words. */
export function SketchPaper({ name }: { readonly name: SketchName }) {
  return (
    <div className={`${graphPaper.paper} ${classes.paper}`} data-sketch={name}>
      <Suspense>
        <Sketch name={name} />
      </Suspense>
    </div>
  );
}
