import { clearComparison } from '@pp-tools/domain/comparison';
import { lazy, Suspense, useState } from 'react';
import { loadInTime } from '../../../platform/load-screen.ts';
import { notify } from '../../../platform/notices.ts';
import { keepUnits, useUnits } from '../../../platform/unit-preference.ts';
import { ShareButton } from '../../../shop/share-button.tsx';
import { Button } from '../../../ui/button.tsx';
import {
  ColumnsIcon,
  DownloadIcon,
  LinkIcon,
  PrintIcon,
  RedoIcon,
  TrashIcon,
  UndoIcon,
} from '../../../ui/icons.tsx';
import {
  changeComparison,
  changeView,
  comparisonSteps,
  redoComparison,
  undoComparison,
} from '../state/comparison-store.ts';
import {
  copyComparisonLink,
  copyComparisonMarkdown,
  downloadComparison,
  sharedComparison,
} from '../state/take-away.ts';
import type { ShownComparison } from '../state/use-comparison.ts';
import classes from './action-bar.module.css';

const ColumnDialog = lazy(() => loadInTime(() => import('./column-dialog.tsx')));
const HistoryDialog = lazy(() => loadInTime(() => import('../../../shop/history-dialog.tsx')));

interface ActionBarProps {
  readonly shown: ShownComparison;
  readonly dataFrom: Date | null;
}

const clearAll = () => {
  changeComparison('Clear all', clearComparison);
  notify('Comparison cleared', { action: { label: 'Undo', run: undoComparison } });
};

/** How many stand in the table and against what, in words. */
function Count({ shown: { rows, baseline, hiddenColumns } }: { readonly shown: ShownComparison }) {
  const count = `${rows.length} ${rows.length === 1 ? 'wheelset' : 'wheelsets'}`;
  return (
    <p className={classes.count} role="status">
      <strong>{count}</strong>
      {baseline && ` measured against ${baseline.shortName}`}
      {hiddenColumns > 0 && ` · ${hiddenColumns} equal ${hiddenColumns === 1 ? 'column' : 'columns'} hidden`}
    </p>
  );
}

function UndoButtons({ shown: { state } }: { readonly shown: ShownComparison }) {
  const [isOpen, setOpen] = useState(false);
  const { past, future } = state.history;
  const undoes = past.at(-1)?.action;
  const redoes = future[0]?.action;
  return (
    <>
      <Button
        look="icon"
        aria-label={undoes ? `Undo: ${undoes}` : 'Nothing to undo'}
        disabled={!undoes || state.viewed !== null}
        onClick={undoComparison}
      >
        <UndoIcon />
      </Button>
      <Button
        look="icon"
        aria-label={redoes ? `Redo: ${redoes}` : 'Nothing to redo'}
        disabled={!redoes || state.viewed !== null}
        onClick={redoComparison}
      >
        <RedoIcon />
      </Button>
      <Button look="quiet" disabled={past.length + future.length === 0} onClick={() => setOpen(true)}>
        History
      </Button>
      <Suspense>
        {isOpen && (
          <HistoryDialog history={state.history} {...comparisonSteps} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

/** What can be done with the table as a whole. */
export function ActionBar({ shown, dataFrom }: ActionBarProps) {
  const [choosesColumns, setChoosesColumns] = useState(false);
  const units = useUnits();
  const { state, rows, baseline } = shown;
  return (
    <section className={`${classes.bar} no-print`} aria-label="Table actions">
      <Count shown={shown} />
      <div className={classes.group}>
        <UndoButtons shown={shown} />
        <Button onClick={() => setChoosesColumns(true)}>
          <ColumnsIcon />
          Columns
        </Button>
        <Button
          aria-pressed={state.hidesEqual}
          disabled={baseline === null}
          title={baseline === null ? 'Select a row to compare with first' : undefined}
          onClick={() => changeView({ hidesEqual: !state.hidesEqual })}
        >
          Differences only
        </Button>
        <Button aria-pressed={state.isCompact} onClick={() => changeView({ isCompact: !state.isCompact })}>
          Compact
        </Button>
        <Button onClick={() => keepUnits(units === 'metric' ? 'imperial' : 'metric')}>
          {units === 'metric' ? 'Show oz, in, lb' : 'Show g, mm, kg'}
        </Button>
      </div>
      <div className={classes.group}>
        <Button onClick={() => void copyComparisonLink(shown)} disabled={rows.length === 0}>
          <LinkIcon />
          Copy link
        </Button>
        <ShareButton disabled={rows.length === 0} state={() => sharedComparison(shown)} />
        <Button onClick={() => downloadComparison(shown, dataFrom)} disabled={rows.length === 0}>
          <DownloadIcon />
          CSV
        </Button>
        <Button onClick={() => void copyComparisonMarkdown(shown, dataFrom)} disabled={rows.length === 0}>
          Markdown
        </Button>
        <Button onClick={() => window.print()} disabled={rows.length === 0}>
          <PrintIcon />
          Print
        </Button>
        <Button
          onClick={clearAll}
          disabled={shown.comparison.ids.length === 0 || shown.comparison.isAllSelected}
        >
          <TrashIcon />
          Clear all
        </Button>
      </div>
      <Suspense>
        {choosesColumns && <ColumnDialog shown={shown} onClose={() => setChoosesColumns(false)} />}
      </Suspense>
    </section>
  );
}
