import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { loadInTime } from '../../../platform/load-screen.ts';
import { compareTexts } from '../../../texts/compare-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { MoreIcon } from '../../../ui/icons.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { comparisonSteps } from '../state/comparison-store.ts';
import type { ShownComparison } from '../state/use-comparison.ts';
import classes from './action-bar.module.css';
import type { MoreDialog } from './more-menu.tsx';

const MoreMenu = lazyDialog(async () => (await import('./more-menu.tsx')).MoreMenu, compareTexts.notLoaded);
const TakenAwayDialog = lazyDialog(
  async () => (await import('./taken-away-dialog.tsx')).TakenAwayDialog,
  compareTexts.notLoaded,
);
const ColumnDialog = lazy(() => loadInTime(() => import('./column-dialog.tsx')));
const HistoryDialog = lazy(() => loadInTime(() => import('../../../shop/history-dialog.tsx')));

interface MoreButtonProps {
  readonly shown: ShownComparison;
  readonly dataFrom: Date | null;
}

/** The menu button at the end of the bar; its commands come with its first opening. */
export function MoreButton({ shown, dataFrom }: MoreButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<MoreDialog | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const closeDialog = useCallback(() => setDialog(null), []);
  return (
    <div className={classes.more}>
      <Button
        ref={opener}
        look="icon"
        aria-label={compareTexts.more}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <MoreIcon />
      </Button>
      {isOpen && (
        <MoreMenu shown={shown} dataFrom={dataFrom} opener={opener} onOpen={setDialog} onClose={close} />
      )}
      {(dialog === 'share' || dialog === 'quote') && (
        <TakenAwayDialog way={dialog} shown={shown} onClose={closeDialog} />
      )}
      <Suspense>
        {dialog === 'columns' && <ColumnDialog shown={shown} onClose={closeDialog} />}
        {dialog === 'history' && (
          <HistoryDialog history={shown.state.history} {...comparisonSteps} onClose={closeDialog} />
        )}
      </Suspense>
    </div>
  );
}
