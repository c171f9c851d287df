import {
  type ColumnViewName,
  chosenColumns,
  columnViews,
  comparisonColumns,
  togglePin,
} from '@pp-tools/domain/comparison';
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
const labelOf = (id: string) => comparisonColumns.find((column) => column.id === id)?.label ?? id;

/** The columns as the dialog lists them, and what can be done to one of them. */
function useColumnChoice({ state }: ShownComparison) {
  const { columns, isAdvanced, pinned } = state;
  const ids = chosenColumns(columns, isAdvanced, pinned).map(({ id }) => id);
  const pins = ids.filter((id) => pinned.includes(id));
  const others = ids.filter((id) => !pinned.includes(id));
  const choose = (next: readonly string[]) => changeView({ columns: next });
  return {
    ids,
    pins,
    hidden: comparisonColumns.filter(({ id }) => !ids.includes(id)),
    choose,
    /** The places that a column can move in: pinned ones among themselves, the others behind them. */
    placesOf: (id: string) => (pins.includes(id) ? pins : others),
    move: (id: string, by: -1 | 1) =>
      pins.includes(id)
        ? changeView({ pinned: moveItem(pins, id, by) })
        : choose([...pins, ...moveItem(others, id, by)]),
    hide: (id: string) =>
      changeView({
        columns: ids.filter((other) => other !== id),
        pinned: pinned.filter((pin) => pin !== id),
      }),
    pin: (id: string) => changeView({ pinned: togglePin(pinned, id) }),
  };
}

/** Which columns the table has, in which order, and which stay next to the names. */
export default function ColumnDialog({ shown, onClose }: ColumnDialogProps) {
  const choice = useColumnChoice(shown);
  const isUsual = shown.state.columns === null && shown.state.pinned.length === 0;
  return (
    <Dialog
      title="Columns"
      width={600}
      onClose={onClose}
      footer={
        <Button onClick={() => changeView({ columns: null, pinned: [] })} disabled={isUsual}>
          Usual columns
        </Button>
      }
    >
      <div className={classes.views}>
        {viewNames.map((name) => (
          <Button key={name} onClick={() => choice.choose(columnViews[name])}>
            {viewTexts[name]}
          </Button>
        ))}
      </div>
      <h3>Shown, from left to right</h3>
      <p className={classes.note}>A pinned column stays next to the names while the others scroll.</p>
      <ol className={classes.list}>
        {choice.ids.map((id) => (
          <ShownColumn key={id} id={id} choice={choice} />
        ))}
      </ol>
      {choice.hidden.length > 0 && (
        <>
          <h3>Hidden</h3>
          <ul className={classes.list}>
            {choice.hidden.map(({ id, label }) => (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={false}
                    onChange={() => choice.choose([...choice.ids, id])}
                  />
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

interface ShownColumnProps {
  readonly id: string;
  readonly choice: ReturnType<typeof useColumnChoice>;
}

function ShownColumn({ id, choice }: ShownColumnProps) {
  const label = labelOf(id);
  const places = choice.placesOf(id);
  const isPinned = choice.pins.includes(id);
  return (
    <li>
      <label>
        <input type="checkbox" checked disabled={choice.ids.length === 1} onChange={() => choice.hide(id)} />
        {label}
      </label>
      <Button look="quiet" aria-pressed={isPinned} aria-label={`Pin ${label}`} onClick={() => choice.pin(id)}>
        {isPinned ? 'Pinned' : 'Pin'}
      </Button>
      <Button
        look="icon"
        aria-label={`Move ${label} to the left`}
        disabled={places[0] === id}
        onClick={() => choice.move(id, -1)}
      >
        <UpIcon />
      </Button>
      <Button
        look="icon"
        aria-label={`Move ${label} to the right`}
        disabled={places.at(-1) === id}
        onClick={() => choice.move(id, 1)}
      >
        <DownIcon />
      </Button>
    </li>
  );
}
