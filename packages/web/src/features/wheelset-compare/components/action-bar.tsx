import { toggleBaseline } from '@pp-tools/domain/comparison';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { ShareButton } from '../../../shop/share-button.tsx';
import { compareTexts } from '../../../texts/compare-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CloseIcon, LinkIcon, UndoIcon } from '../../../ui/icons.tsx';
import { changeComparison, changeView, undoComparison } from '../state/comparison-store.ts';
import { copyComparisonLink, sharedComparison } from '../state/shown-link.ts';
import type { ShownComparison } from '../state/use-comparison.ts';
import classes from './action-bar.module.css';
import { MoreButton } from './more-button.tsx';

interface ActionBarProps {
  readonly shown: ShownComparison;
  readonly dataFrom: Date | null;
}

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

function EndButton({ baseline }: { readonly baseline: Wheelset }) {
  const name = compareTexts.endComparison(baseline.shortName);
  return (
    <Button
      look="icon"
      aria-label={name}
      title={name}
      onClick={() => changeComparison(name, (comparison) => toggleBaseline(comparison, baseline.id))}
    >
      <CloseIcon />
    </Button>
  );
}

function UndoButton({ shown: { state } }: { readonly shown: ShownComparison }) {
  const undoes = state.history.past.at(-1)?.action;
  // A link that is only viewed has no past of its own.
  if (!undoes || state.viewed !== null) return null;
  return (
    <Button look="icon" aria-label={`Undo: ${undoes}`} title={`Undo: ${undoes}`} onClick={undoComparison}>
      <UndoIcon />
    </Button>
  );
}

/** What is on the screen and what can be done with it, in one row; there only once there is something. */
export function ActionBar({ shown, dataFrom }: ActionBarProps) {
  const { state, rows, baseline } = shown;
  if (rows.length === 0 && state.history.past.length + state.history.future.length === 0) return null;
  return (
    <section className={`${classes.bar} no-print`} aria-label="Table actions">
      <Count shown={shown} />
      {baseline && <EndButton baseline={baseline} />}
      <div className={classes.commands}>
        {baseline && (
          <Button
            className={classes.wide ?? ''}
            aria-pressed={state.hidesEqual}
            onClick={() => changeView({ hidesEqual: !state.hidesEqual })}
          >
            Differences only
          </Button>
        )}
        {rows.length > 0 && (
          <Button className={classes.wide ?? ''} onClick={() => void copyComparisonLink(shown)}>
            <LinkIcon />
            Copy link
          </Button>
        )}
        {rows.length > 0 && (
          <div className={classes.wide}>
            <ShareButton state={() => sharedComparison(shown)} />
          </div>
        )}
        <UndoButton shown={shown} />
        <div className={classes.wide}>
          <MoreButton shown={shown} dataFrom={dataFrom} />
        </div>
      </div>
    </section>
  );
}
