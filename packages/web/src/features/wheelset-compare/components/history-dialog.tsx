import type { Comparison } from '@pp-tools/domain/comparison';
import type { History } from '@pp-tools/domain/core';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { redoComparison, undoComparison } from '../state/comparison-store.ts';
import classes from './history-dialog.module.css';

interface HistoryDialogProps {
  readonly history: History<Comparison>;
  readonly onClose: () => void;
}

/** Does one step several times. */
function repeat(times: number, step: () => void): void {
  for (let done = 0; done < times; done += 1) step();
}

interface Step {
  readonly deed: string;
  /** How many steps away from the present it lies. */
  readonly distance: number;
}

/** Undone deeds first, the farthest on top; then the done ones, the latest on top. */
const undone = ({ future }: History<Comparison>): Step[] =>
  future.map(({ deed }, place) => ({ deed, distance: place + 1 })).reverse();
const done = ({ past }: History<Comparison>): Step[] =>
  past.map(({ deed }, place) => ({ deed, distance: past.length - place })).reverse();

/** Every deed by name; a click goes back before it, or forward through it. */
export default function HistoryDialog({ history, onClose }: HistoryDialogProps) {
  return (
    <Dialog title="History" width={480} onClose={onClose}>
      <ol className={classes.list}>
        {undone(history).map(({ deed, distance }) => (
          <li key={`undone ${distance}`} data-undone="true">
            <span>{deed}</span>
            <Button look="quiet" onClick={() => repeat(distance, redoComparison)}>
              Redo to here
            </Button>
          </li>
        ))}
        {done(history).map(({ deed, distance }) => (
          <li key={`done ${distance}`}>
            <span>{deed}</span>
            <Button look="quiet" onClick={() => repeat(distance, undoComparison)}>
              Undo to before this
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
