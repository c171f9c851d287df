import { type ColumnViewName, columnViews, comparisonColumns } from '@pp-tools/domain/comparison';
import { moveItem } from '@pp-tools/domain/core';
import { viewTexts } from '../../../texts/compare-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DownIcon, UpIcon } from '../../../ui/icons.tsx';
import { changeView } from '../state/comparison-store.ts';
import type { ShownComparison } from '../state/use-comparison.ts';
import classes from './column-dialog.module.css';

interface ColumnDialogProps {
  readonly shown: ShownComparison;
  readonly onClose: () => void;
}

const viewNames: readonly ColumnViewName[] = ['All', 'Climber', 'Heavy rider', 'Crosswind'];

/** Which columns stand in the table, and in which order. */
export function ColumnDialog({ shown: { state, columns }, onClose }: ColumnDialogProps) {
  const ids = state.columns ?? columns.map(({ id }) => id);
  const choose = (next: readonly string[]) => changeView({ columns: next });
  const labelOf = (id: string) => comparisonColumns.find((column) => column.id === id)?.label ?? id;
  const others = comparisonColumns.filter(({ id }) => !ids.includes(id));
  return (
    <Dialog
      title="Columns"
      width={600}
      onClose={onClose}
      footer={
        <Button onClick={() => changeView({ columns: null })} disabled={state.columns === null}>
          Usual columns
        </Button>
      }
    >
      <div className={classes.views}>
        {viewNames.map((name) => (
          <Button key={name} onClick={() => choose(columnViews[name])}>
            {viewTexts[name]}
          </Button>
        ))}
      </div>
      <h3>Shown, from left to right</h3>
      <ol className={classes.list}>
        {ids.map((id, place) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked
                disabled={ids.length === 1}
                onChange={() => choose(ids.filter((other) => other !== id))}
              />
              {labelOf(id)}
            </label>
            <Button
              look="icon"
              aria-label={`Move ${labelOf(id)} to the left`}
              disabled={place === 0}
              onClick={() => choose(moveItem(ids, id, -1))}
            >
              <UpIcon />
            </Button>
            <Button
              look="icon"
              aria-label={`Move ${labelOf(id)} to the right`}
              disabled={place === ids.length - 1}
              onClick={() => choose(moveItem(ids, id, 1))}
            >
              <DownIcon />
            </Button>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <>
          <h3>Hidden</h3>
          <ul className={classes.list}>
            {others.map(({ id, label }) => (
              <li key={id}>
                <label>
                  <input type="checkbox" checked={false} onChange={() => choose([...ids, id])} />
                  {label}
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
