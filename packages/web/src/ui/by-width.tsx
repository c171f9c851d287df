import type { ReactNode } from 'react';
import { isRenderedForAll } from '../platform/rendering-place.ts';
import classes from './by-width.module.css';

interface ByWidthProps {
  /** Whether the window is a phone's: at most 767 px wide. */
  readonly isNarrow: boolean;
  readonly narrow: ReactNode;
  readonly wide: ReactNode;
}

/** One of two forms of a part. A page that is made as HTML has both, and the style sheet shows the right one. */
export function ByWidth({ isNarrow, narrow, wide }: ByWidthProps) {
  if (narrow === wide) return wide;
  if (!isRenderedForAll()) return isNarrow ? narrow : wide;
  return (
    <>
      <div className={classes.narrow}>{narrow}</div>
      <div className={classes.wide}>{wide}</div>
    </>
  );
}
