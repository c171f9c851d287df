import type { History } from '@pp-tools/domain/core';
import { historyTexts } from '../texts/history-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type HistoryAction, historyActions } from './history-actions.ts';
import classes from './history-dialog.module.css';
import type { UndoSteps } from './use-undo-keys.ts';

interface HistoryDialogProps extends UndoSteps {
  readonly history: History<unknown>;
  readonly onClose: () => void;
}

/** Every action by name; a click goes back before it, or forward through it. */
export default function HistoryDialog({ history, undo, redo, onClose }: HistoryDialogProps) {
  const move = ({ isUndone, distance }: HistoryAction) => {
    for (let done = 0; done < distance; done += 1) (isUndone ? redo : undo)();
  };
  return (
    <Dialog title={historyTexts.title} width={480} onClose={onClose}>
      <ol className={classes.list}>
        {historyActions(history).map((action) => (
          <li key={`${action.isUndone} ${action.distance}`} data-undone={action.isUndone}>
            <span>{action.name}</span>
            <Button look="quiet" onClick={() => move(action)}>
              {action.isUndone ? historyTexts.redoToHere : historyTexts.undoToHere}
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
