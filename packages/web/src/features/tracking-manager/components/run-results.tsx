import { runTexts } from '../../../texts/tracking-run-texts.ts';
import { keyed } from '../state/keyed.ts';
import classes from './tracking.module.css';

/** The line of one number. */
export interface ShownLine {
  /** What tells the line from others; equal ones may occur. */
  readonly key: string;
  readonly success: boolean;
  readonly text: string;
}

/** How far a run is, with a line for each number, and what a fault of the account left undone. */
export function RunResults({
  lines,
  percent,
  left,
}: {
  readonly lines: readonly ShownLine[];
  readonly percent: number;
  readonly left: number;
}) {
  return (
    <div className={classes.stack}>
      <label className={classes.field}>
        <span role="status">{runTexts.progress(percent)}</span>
        <progress className={classes.progress} max={100} value={percent} />
      </label>
      <ol className={classes.list} aria-label={runTexts.results}>
        {keyed(lines, (line) => line.key).map(({ key, item: line }) => (
          <li key={key} data-tone={line.success ? 'success' : 'failed'}>
            {line.success ? '✓ ' : '✗ '}
            {line.text}
          </li>
        ))}
      </ol>
      {left > 0 && (
        <p className={classes.alert} role="alert">
          {runTexts.stopped(left)}
        </p>
      )}
    </div>
  );
}
