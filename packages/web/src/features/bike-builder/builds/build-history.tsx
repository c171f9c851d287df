import type { Build } from '@pp-tools/domain/bike';
import type { History } from '@pp-tools/domain/core';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RedoIcon, UndoIcon } from '../../../ui/icons.tsx';
import classes from './build-history.module.css';
import { buildStore, redoBuild, undoBuild } from './build-store.ts';

const repeat = (times: number, step: () => void): void => {
  for (let done = 0; done < times; done += 1) step();
};

/** Undone deeds first, the farthest on top; then the done ones, the latest on top. */
const deedsOf = ({ past, future }: History<Build>) => [
  ...future.map(({ deed }, place) => ({ deed, isUndone: true, distance: place + 1 })).reverse(),
  ...past.map(({ deed }, place) => ({ deed, isUndone: false, distance: past.length - place })).reverse(),
];

/** Undo, redo, and the list of every deed by name. */
export function BuildHistory() {
  const history = useStore(buildStore, (state) => state.history);
  const [isOpen, setOpen] = useState(false);
  const last = history.past.at(-1)?.deed;
  const next = history.future[0]?.deed;
  if (last === undefined && next === undefined) return null;
  return (
    <span className={classes.buttons}>
      <Button
        look="icon"
        aria-label={last === undefined ? 'Undo' : `Undo: ${last}`}
        disabled={last === undefined}
        onClick={undoBuild}
      >
        <UndoIcon />
      </Button>
      <Button
        look="icon"
        aria-label={next === undefined ? 'Redo' : `Redo: ${next}`}
        disabled={next === undefined}
        onClick={redoBuild}
      >
        <RedoIcon />
      </Button>
      <Button look="quiet" onClick={() => setOpen(true)}>
        History
      </Button>
      {isOpen && (
        <Dialog title="History" width={480} onClose={() => setOpen(false)}>
          <ol className={classes.list}>
            {deedsOf(history).map(({ deed, isUndone, distance }) => (
              <li key={`${isUndone} ${distance}`} data-undone={isUndone}>
                <span>{deed}</span>
                <Button look="quiet" onClick={() => repeat(distance, isUndone ? redoBuild : undoBuild)}>
                  {isUndone ? 'Redo to here' : 'Undo to before this'}
                </Button>
              </li>
            ))}
          </ol>
        </Dialog>
      )}
    </span>
  );
}
