import type { ReactNode } from 'react';
import classes from './sheet.module.css';

/** A sheet of drawing paper, 320 by 200 units, with what it shows in words. */
export function Sheet({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 200" role="img" aria-label={label} className={classes.sheet}>
      {children}
    </svg>
  );
}

interface DimensionProps {
  readonly from: number;
  readonly to: number;
  /** Where the line runs: its y when level, its x when upright. */
  readonly at: number;
  readonly text: string;
}

/** A level dimension line with arrowheads and its figure above. */
export function LevelDimension({ from, to, at, text }: DimensionProps) {
  return (
    <>
      <path
        className={classes.dimension}
        d={`M${from} ${at}H${to}M${from + 5} ${at - 2.5}l-5 2.5 5 2.5M${to - 5} ${at - 2.5}l5 2.5-5 2.5`}
      />
      <text x={(from + to) / 2} y={at - 4}>
        {text}
      </text>
    </>
  );
}

/** An upright dimension line with arrowheads; its figure stands below. */
export function UprightDimension({ from, to, at, text }: DimensionProps) {
  return (
    <>
      <path
        className={classes.dimension}
        d={`M${at} ${from}V${to}M${at - 2.5} ${from + 5}l2.5-5 2.5 5M${at - 2.5} ${to - 5}l2.5 5 2.5-5`}
      />
      <text x={at} y={to + 15}>
        {text}
      </text>
    </>
  );
}
