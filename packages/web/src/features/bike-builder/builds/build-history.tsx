import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { loadInTime } from '../../../platform/load-screen.ts';
import { historyTexts } from '../../../texts/history-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { RedoIcon, UndoIcon } from '../../../ui/icons.tsx';
import classes from './build-history.module.css';
import { buildSteps, buildStore, redoBuild, undoBuild } from './build-store.ts';

const HistoryDialog = lazy(() => loadInTime(() => import('../../../shop/history-dialog.tsx')));

/** Undo, redo, and the list of every action by name. */
export function BuildHistory() {
  const history = useStore(buildStore, (state) => state.history);
  const [isOpen, setOpen] = useState(false);
  const last = history.past.at(-1)?.action;
  const next = history.future[0]?.action;
  if (last === undefined && next === undefined) return null;
  return (
    <span className={classes.buttons}>
      <Button
        look="icon"
        aria-label={last === undefined ? 'Undo' : historyTexts.undo(last)}
        disabled={last === undefined}
        onClick={undoBuild}
      >
        <UndoIcon />
      </Button>
      <Button
        look="icon"
        aria-label={next === undefined ? 'Redo' : historyTexts.redo(next)}
        disabled={next === undefined}
        onClick={redoBuild}
      >
        <RedoIcon />
      </Button>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {historyTexts.title}
      </Button>
      <Suspense>
        {isOpen && <HistoryDialog history={history} {...buildSteps} onClose={() => setOpen(false)} />}
      </Suspense>
    </span>
  );
}
