import type { VersionedWheelsetWire } from '@pp-tools/domain/contract';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { useDeletion } from '../state/use-deletion.ts';
import type { ListSort } from '../state/wheelset-view.ts';
import classes from '../wheelset-data.module.css';
import { SortHeader } from './sort-header.tsx';

interface WheelsetTableProps {
  readonly wheelsets: readonly VersionedWheelsetWire[];
  readonly sort: ListSort;
  readonly onSort: (sort: ListSort) => void;
  readonly onEdit: (wheelset: VersionedWheelsetWire) => void;
}

const rowHeight = 44;

/** The list as a table that stays quick with ten thousand rows: only the visible ones are drawn. */
export function WheelsetTable({ wheelsets, sort, onSort, onEdit }: WheelsetTableProps) {
  const region = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: wheelsets.length,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const items = rows.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = rows.getTotalSize() - (items.at(-1)?.end ?? 0);
  const remove = useDeletion();
  return (
    <section
      ref={region}
      className={classes.scroll}
      aria-label={wheelsetDataTexts.title}
      {...scrollsByKeyboard}
    >
      <table className={classes.table} aria-rowcount={wheelsets.length + 1}>
        <caption className="visually-hidden">{wheelsetDataTexts.title}</caption>
        <thead>
          <tr>
            <SortHeader by="ppId" label="PP ID" sort={sort} onSort={onSort} isNumber />
            <SortHeader by="name" label="Name" sort={sort} onSort={onSort} />
            <th scope="col" data-aside>
              Use
            </th>
            <th scope="col" data-aside>
              Brake
            </th>
            <SortHeader by="price" label="Price" sort={sort} onSort={onSort} isNumber />
            <SortHeader by="weight" label="Weight" sort={sort} onSort={onSort} isNumber />
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {above > 0 && <Spacer height={above} />}
          {items.map(({ index }) => {
            const wheelset = wheelsets[index];
            return wheelset === undefined ? null : (
              <WheelsetRow
                key={wheelset.id}
                index={index}
                measure={rows.measureElement}
                wheelset={wheelset}
                onEdit={onEdit}
                onDelete={remove}
              />
            );
          })}
          {below > 0 && <Spacer height={below} />}
        </tbody>
      </table>
    </section>
  );
}

/** A region that scrolls must be reachable without a mouse. */
const scrollsByKeyboard = { tabIndex: 0 };

const Spacer = ({ height }: { readonly height: number }) => (
  <tr className={classes.spacer}>
    <td colSpan={7} style={{ height }} />
  </tr>
);

interface WheelsetRowProps {
  readonly index: number;
  /** Names that wrap make rows of their own height. */
  readonly measure: (row: HTMLTableRowElement | null) => void;
  readonly wheelset: VersionedWheelsetWire;
  readonly onEdit: (wheelset: VersionedWheelsetWire) => void;
  readonly onDelete: (wheelset: VersionedWheelsetWire) => void;
}

function WheelsetRow({ index, measure, wheelset, onEdit, onDelete }: WheelsetRowProps) {
  const { ppId, name, intendedUse, DiscOrRim, price, weight } = wheelset;
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <td data-number>{ppId}</td>
      <th scope="row">
        <button
          type="button"
          className={classes.name}
          onClick={() => onEdit(wheelset)}
          aria-label={`Edit ${name}`}
        >
          {name}
        </button>
      </th>
      <td data-aside>{intendedUse}</td>
      <td data-aside>{DiscOrRim || wheelsetDataTexts.unknown}</td>
      <td data-number>{figure(price, (value) => `$${value.toLocaleString('en-US')}`)}</td>
      <td data-number>{figure(weight, (value) => `${value.toLocaleString('en-US')} g`)}</td>
      <td data-number>
        <Button look="icon" aria-label={`Delete ${name}`} onClick={() => onDelete(wheelset)}>
          <TrashIcon />
        </Button>
      </td>
    </tr>
  );
}

const figure = (value: number, format: (value: number) => string) =>
  value < 0 ? <span className={classes.unknown}>{wheelsetDataTexts.unknown}</span> : format(value);
