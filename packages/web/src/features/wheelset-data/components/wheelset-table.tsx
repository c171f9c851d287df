import type { VersionedWheelsetWire } from '@pp-tools/domain/contract';
import type { CatalogueColumn } from '@pp-tools/domain/wheelset';
import { useBlocker } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import { RowSpacer } from '../../../ui/row-spacer.tsx';
import { useGridKeys } from '../../../ui/use-grid-keys.ts';
import { useVisibleRows } from '../../../ui/use-visible-rows.ts';
import { choicesFor } from '../state/column-groups.ts';
import { useCellEdit } from '../state/use-cell-edit.ts';
import { useDeletion } from '../state/use-deletion.ts';
import type { ListSort } from '../state/wheelset-view.ts';
import classes from '../wheelset-data.module.css';
import { SortHeader } from './sort-header.tsx';
import { WheelsetRow } from './wheelset-row.tsx';

interface WheelsetTableProps {
  readonly wheelsets: readonly VersionedWheelsetWire[];
  readonly columns: readonly CatalogueColumn[];
  readonly sort: ListSort;
  readonly onSort: (sort: ListSort) => void;
  readonly onEdit: (wheelset: VersionedWheelsetWire) => void;
}

const rowHeight = 45;

/** The list as a grid that stays quick with ten thousand rows: only the visible ones are drawn. */
export function WheelsetTable({ wheelsets, columns, sort, onSort, onEdit }: WheelsetTableProps) {
  const { region, indexes, above, below, measure, reveal } = useVisibleRows({
    count: wheelsets.length,
    rowHeight,
  });
  const remove = useDeletion();
  const editing = useCellEdit();
  const keys = useGridKeys({
    region,
    rows: wheelsets,
    columns: columns.length + 2,
    reveal,
  });
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && editing.isChanged && !window.confirm(wheelsetDataTexts.discard),
    enableBeforeUnload: () => editing.isChanged,
  });

  const isDrawn = indexes.some((index) => wheelsets[index]?.id === keys.active.id);
  const first = wheelsets[indexes[0] ?? 0]?.id;
  const tabStop = isDrawn ? keys.active : { id: first, column: 0 };
  const onKeyDown = (event: KeyboardEvent) => {
    if (keys.move(event)) return;
    const column = event.target instanceof HTMLElement ? columnOf(event.target, columns) : null;
    const wheelset = wheelsets.find(({ id }) => id === keys.active.id);
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void editing.undo();
    } else if (column !== null && wheelset !== undefined) {
      const text = firstText(event, column);
      if (text === null) return;
      event.preventDefault();
      void editing.open(wheelset, column, text);
    }
  };
  /** Storing may move the row to another place, so the next cell is named before. */
  const wayOn = ({ key, shiftKey }: KeyboardEvent) => {
    const step = shiftKey ? -1 : 1;
    const next = keys.near(key === 'Enter' ? step : 0, key === 'Tab' ? step : 0);
    return () => keys.goTo(next);
  };
  const removeAndGoOn = (wheelset: VersionedWheelsetWire) => {
    keys.goTo(keys.near(wheelset.id === wheelsets.at(-1)?.id ? -1 : 1, 0));
    void remove(wheelset);
  };

  return (
    <section
      ref={region}
      className={classes.scroll}
      aria-label={wheelsetDataTexts.title}
      {...scrollsByKeyboard}
    >
      <table
        className={`${classes.table} ${classes.list}`}
        {...walkedByArrows}
        aria-rowcount={wheelsets.length + 1}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => keys.noteFocus(target)}
      >
        <caption className="visually-hidden">{wheelsetDataTexts.title}</caption>
        <thead>
          <tr>
            <SortHeader by="ppId" sort={sort} onSort={onSort} />
            <SortHeader by="name" sort={sort} onSort={onSort} />
            {columns.map((column) => (
              <SortHeader key={column} by={column} sort={sort} onSort={onSort} />
            ))}
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <RowSpacer height={above} span={columns.length + 3} />
          {indexes.map((index) => {
            const wheelset = wheelsets[index];
            return wheelset === undefined ? null : (
              <WheelsetRow
                key={wheelset.id}
                index={index}
                measure={measure}
                wheelset={wheelset}
                columns={columns}
                active={wheelset.id === tabStop.id ? Math.min(tabStop.column, columns.length + 1) : null}
                editing={editing}
                wayOn={wayOn}
                onEdit={onEdit}
                onDelete={removeAndGoOn}
              />
            );
          })}
          <RowSpacer height={below} span={columns.length + 3} />
        </tbody>
      </table>
    </section>
  );
}

/** A region that scrolls must be reachable without a mouse. */
const scrollsByKeyboard = { tabIndex: 0 };

/** Cells that arrow keys walk through make a table a grid (WAI-ARIA authoring practices). */
const walkedByArrows = { role: 'grid' } as const;

const columnOf = (cell: HTMLElement, columns: readonly CatalogueColumn[]): CatalogueColumn | null =>
  columns.find((column) => column === cell.dataset.column) ?? null;

/** What a key puts into the cell that it opens: F2 nothing else than its value; null for other keys. */
function firstText(event: KeyboardEvent, column: CatalogueColumn): string | undefined | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'F2') return undefined;
  if (event.key === 'Delete' || event.key === 'Backspace') return '';
  return event.key.length === 1 && event.key !== ' ' && choicesFor(column, '') === null ? event.key : null;
}
