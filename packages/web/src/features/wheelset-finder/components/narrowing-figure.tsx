import type { FinderStep } from '@pp-tools/domain/finder';
import { stepName } from '../../../texts/finder-sentences.ts';
import classes from './narrowing-figure.module.css';

interface NarrowingFigureProps {
  readonly total: number;
  readonly steps: readonly FinderStep[];
}

/** From the whole catalogue to the results: a bar for every step that took wheels away. */
export function NarrowingFigure({ total, steps }: NarrowingFigureProps) {
  const rows = steps.filter(({ removed }) => removed.length > 0);
  const share = (count: number) => `${total === 0 ? 0 : (count / total) * 100}%`;
  return (
    <ol className={classes.figure} aria-label="How the list narrows">
      <li style={{ '--share': share(total) }}>
        <span className={classes.name}>All wheels</span>
        <span className={classes.bar} data-print="exact" aria-hidden="true" />
        <span className={classes.count}>{total}</span>
      </li>
      {rows.map((step) => (
        <li key={step.id} style={{ '--share': share(step.after), '--before': share(step.before) }}>
          <span className={classes.name}>{stepName(step.id)}</span>
          <span className={classes.bar} data-print="exact" aria-hidden="true" />
          <span className={classes.count}>{step.after}</span>
        </li>
      ))}
    </ol>
  );
}
