import { lazy, memo, Suspense, useState } from 'react';
import { lazyOrnament } from '../../../platform/lazy-part.ts';
import graphPaper from '../../../ui/graph-paper.module.css';
import classes from './sketch-paper.module.css';
import type { SketchName } from './sketches.tsx';

/** The page says everything in words, so a drawing that does not load stays as the HTML has it. */
const Sketch = lazyOrnament<{ readonly name: SketchName }>(
  async () => (await import('./sketches.tsx')).default,
);

/** Never comes: the boundary around it stays the HTML that the page came with. */
const AsInHtml = lazy(() => new Promise<never>(() => undefined));

const isInHtml = (name: SketchName): boolean =>
  typeof document !== 'undefined' && document.querySelector(`[data-sketch=${name}] svg`) !== null;

/**
 * Drawing paper with a sketch. One that came with the page's HTML never changes, so its code is not fetched. A memo,
 * because a boundary that is still HTML is emptied when the parts around it hand it something new.
 */
export const SketchPaper = memo(function SketchPaper({ name }: { readonly name: SketchName }) {
  const [stays] = useState(() => isInHtml(name));
  return (
    <div className={`${graphPaper.paper} ${classes.paper}`} data-sketch={name}>
      <Suspense>{stays ? <AsInHtml /> : <Sketch name={name} />}</Suspense>
    </div>
  );
});
