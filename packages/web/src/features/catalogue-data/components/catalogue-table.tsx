import type { StaffField, StaffList, StaffRow } from '@pp-tools/domain/contract';
import { type KeyboardEvent, useState } from 'react';
import { catalogueDataTexts as texts } from '../../../texts/catalogue-data-texts.ts';
import { RowSpacer } from '../../../ui/row-spacer.tsx';
import { useGridKeys } from '../../../ui/use-grid-keys.ts';
import { useVisibleRows } from '../../../ui/use-visible-rows.ts';
import classes from '../catalogue-data.module.css';
import { type CatalogueSort, keyOf, titleOf, valueText } from '../state/catalogue-view.ts';
import type { CatalogueActions } from '../state/use-catalogue-actions.ts';
import { CatalogueCell, type OpenCell } from './catalogue-cell.tsx';

interface CatalogueTableProps {
  readonly list: StaffList;
  readonly rows: readonly StaffRow[];
  readonly columns: readonly StaffField[];
  readonly sort: CatalogueSort;
  readonly onSort: (sort: CatalogueSort) => void;
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (selected: ReadonlySet<number>) => void;
  readonly actions: CatalogueActions;
  readonly onEdit: (row: StaffRow) => void;
  /** The focus came to the row with this position. */
  readonly onRow?: (position: number) => void;
}

const rowHeight = 45;
const marks = { ascending: '▲', descending: '▼' } as const;
const walkedByArrows = { role: 'grid' } as const;
/** A region that scrolls must be reachable without a mouse. */
const scrollsByKeyboard = { tabIndex: 0 };
const idOf = (row: StaffRow): number => Number(row.position);

/** The rows of any list as a grid; only the visible ones are drawn. */
export function CatalogueTable(props: CatalogueTableProps) {
  const { list, rows, columns, sort, onSort, selected, onSelect, actions, onEdit } = props;
  const { region, indexes, above, below, measure, reveal } = useVisibleRows({
    count: rows.length,
    rowHeight,
  });
  const [open, setOpen] = useState<OpenCell | null>(null);
  const ids = rows.map((row) => ({ id: idOf(row) }));
  const keys = useGridKeys({ region, rows: ids, columns: columns.length + 1, reveal });
  const isDrawn = indexes.some((index) => ids[index]?.id === keys.active.id);
  const tabStop = isDrawn ? keys.active : { id: ids[indexes[0] ?? 0]?.id, column: 0 };

  const openCell = (row: StaffRow, field: StaffField, text = valueText(field, row[field.name])) =>
    setOpen({ row, field, text, fault: null, isBusy: false });
  const commit = async (): Promise<boolean> => {
    if (open === null || open.isBusy) return false;
    const { row, field, text } = open;
    if (text === valueText(field, row[field.name])) {
      setOpen(null);
      return true;
    }
    setOpen({ ...open, isBusy: true });
    const before = { [field.name]: row[field.name] ?? '' };
    const refusal = await actions.change(
      [{ key: keyOf(list, row), before, after: { [field.name]: text } }],
      `${texts.cell(field.label, titleOf(list, row))}: ${valueText(field, row[field.name]) || texts.unknown} → ${text || texts.unknown}`,
    );
    const fault = refusal === null ? null : (refusal.fields.get(field.name) ?? refusal.text);
    setOpen(fault === null ? null : { ...open, isBusy: false, fault });
    return fault === null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (keys.move(event)) return;
    const name = event.target instanceof HTMLElement ? event.target.dataset.column : undefined;
    const field = columns.find((column) => column.name === name);
    const row = rows.find((one) => idOf(one) === keys.active.id);
    if (field === undefined || row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const first = firstText(event.key, field);
    if (first === null) return;
    event.preventDefault();
    openCell(row, field, first);
  };
  const wayOn = ({ key, shiftKey }: KeyboardEvent) => {
    const step = shiftKey ? -1 : 1;
    const next = keys.near(key === 'Enter' ? step : 0, key === 'Tab' ? step : 0);
    return () => keys.goTo(next);
  };
  const toggle = (row: StaffRow) => {
    const next = new Set(selected);
    if (!next.delete(idOf(row))) next.add(idOf(row));
    onSelect(next);
  };
  const areAllSelected = rows.length > 0 && rows.every((row) => selected.has(idOf(row)));
  const title = list.fields.find(({ name }) => name === list.title);

  return (
    <section ref={region} className={classes.scroll} aria-label={list.label} {...scrollsByKeyboard}>
      <table
        className={classes.table}
        {...walkedByArrows}
        aria-rowcount={rows.length + 1}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          keys.noteFocus(target);
          const [position] = target.closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(':') ?? [];
          if (position !== undefined) props.onRow?.(Number(position));
        }}
      >
        <caption className="visually-hidden">{list.label}</caption>
        <thead>
          <tr>
            <th scope="col" data-check>
              <input
                type="checkbox"
                aria-label={texts.selectAll}
                checked={areAllSelected}
                onChange={() => onSelect(areAllSelected ? new Set() : new Set(rows.map(idOf)))}
              />
            </th>
            {[...(title ? [title] : []), ...columns].map((field) => (
              <SortHeader
                key={field.name}
                field={field}
                isTitle={field.name === list.title}
                sort={sort}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <RowSpacer height={above} span={columns.length + 2} />
          {indexes.map((index) => {
            const row = rows[index];
            if (row === undefined) return null;
            const id = idOf(row);
            const active = id === tabStop.id ? Math.min(tabStop.column, columns.length) : null;
            const name = titleOf(list, row);
            return (
              <tr key={id} ref={measure} data-index={index} aria-rowindex={index + 2}>
                <td data-check>
                  <input
                    type="checkbox"
                    aria-label={texts.select(name)}
                    checked={selected.has(id)}
                    onChange={() => toggle(row)}
                  />
                </td>
                <th scope="row" data-name>
                  <button
                    type="button"
                    data-cell={`${id}:0`}
                    tabIndex={active === 0 ? 0 : -1}
                    className={classes.name}
                    aria-label={texts.edit(name)}
                    onClick={() => onEdit(row)}
                  >
                    {name}
                  </button>
                </th>
                {columns.map((field, column) => (
                  <CatalogueCell
                    key={field.name}
                    name={name}
                    row={row}
                    field={field}
                    cell={`${id}:${column + 1}`}
                    tabIndex={active === column + 1 ? 0 : -1}
                    open={open !== null && idOf(open.row) === id && open.field === field ? open : null}
                    onOpen={() => openCell(row, field)}
                    onChange={(text) => setOpen((now) => now && { ...now, text })}
                    onCancel={() => setOpen(null)}
                    onCommit={commit}
                    wayOn={wayOn}
                  />
                ))}
              </tr>
            );
          })}
          <RowSpacer height={below} span={columns.length + 2} />
        </tbody>
      </table>
    </section>
  );
}

/** What a key puts into the cell that it opens: F2 its value; null for other keys. */
function firstText(key: string, field: StaffField): string | undefined | null {
  if (field.isKey) return null;
  if (key === 'F2') return undefined;
  if (key === 'Delete' || key === 'Backspace') return '';
  const isChoice = field.kind === 'word' || field.kind === 'flag';
  return key.length === 1 && key !== ' ' && !isChoice ? key : null;
}

interface SortHeaderProps {
  readonly field: StaffField;
  readonly isTitle: boolean;
  readonly sort: CatalogueSort;
  readonly onSort: (sort: CatalogueSort) => void;
}

function SortHeader({ field, isTitle, sort, onSort }: SortHeaderProps) {
  const direction = sort.by === field.name ? sort.direction : null;
  return (
    <th
      scope="col"
      aria-sort={direction ?? undefined}
      data-name={isTitle || undefined}
      data-number={field.kind === 'number' || undefined}
    >
      <button
        type="button"
        className={classes.sort}
        onClick={() =>
          onSort({ by: field.name, direction: direction === 'ascending' ? 'descending' : 'ascending' })
        }
      >
        {field.label}
        <span aria-hidden="true">{direction === null ? '↕' : marks[direction]}</span>
      </button>
    </th>
  );
}
