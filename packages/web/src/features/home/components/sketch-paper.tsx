import { Suspense } from 'react';
import { lazyOrnament } from '../../../platform/lazy-part.ts';
import graphPaper from '../../../ui/graph-paper.module.css';
import classes from './sketch-paper.module.css';
import type { SketchName } from './sketches.tsx';

/** The page says everything in words, so a drawing that does not load stays as the HTML has it. */
const Sketch = lazyOrnament<{ readonly name: SketchName }>(
  async () => (await import('./sketches.tsx')).default,
);

/** Drawing paper with a sketch, which comes a moment after the words. */
export function SketchPaper({ name }: { readonly name: SketchName }) {
  return (
    <div className={`${graphPaper.paper} ${classes.paper}`}>
      <Suspense>
        <Sketch name={name} />
      </Suspense>
    </div>
  );
}
