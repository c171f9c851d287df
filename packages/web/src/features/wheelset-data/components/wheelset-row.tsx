import type { VersionedWheelsetWire } from '@pp-tools/domain/contract';
import type { CatalogueColumn } from '@pp-tools/domain/wheelset';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import type { CellEditing } from '../state/use-cell-edit.ts';
import classes from '../wheelset-data.module.css';
import { ValueCell } from './value-cell.tsx';

interface WheelsetRowProps {
  readonly index: number;
  /** Names that wrap and open cells make rows of their own height. */
  readonly measure: (row: HTMLTableRowElement | null) => void;
  readonly wheelset: VersionedWheelsetWire;
  readonly columns: readonly CatalogueColumn[];
  /** The cell that Tab leads to, when it is in this row. */
  readonly active: number | null;
  readonly editing: CellEditing;
  /** Where a key leads after the open cell was stored. */
  readonly wayOn: (event: KeyboardEvent) => () => void;
  readonly onEdit: (wheelset: VersionedWheelsetWire) => void;
  readonly onDelete: (wheelset: VersionedWheelsetWire) => void;
}

/** A wheelset in the list: its name opens everything, each value opens on its own. */
export function WheelsetRow(props: WheelsetRowProps) {
  const { index, measure, wheelset, columns, active, editing, wayOn, onEdit, onDelete } = props;
  const { ppId, name } = wheelset;
  const stop = (column: number) => ({
    'data-cell': `${wheelset.id}:${column}`,
    tabIndex: column === active ? 0 : -1,
  });
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <td data-number>{ppId}</td>
      <th scope="row" data-name>
        <button
          {...stop(0)}
          type="button"
          className={classes.name}
          onClick={() => onEdit(wheelset)}
          aria-label={`Edit ${name}`}
        >
          {name}
        </button>
      </th>
      {columns.map((column, place) => (
        <ValueCell
          key={column}
          wheelset={wheelset}
          column={column}
          place={`${wheelset.id}:${place + 1}`}
          tabIndex={place + 1 === active ? 0 : -1}
          editing={editing}
          wayOn={wayOn}
        />
      ))}
      <td data-number>
        <Button
          {...stop(columns.length + 1)}
          look="icon"
          aria-label={`Delete ${name}`}
          onClick={() => onDelete(wheelset)}
        >
          <TrashIcon />
        </Button>
      </td>
    </tr>
  );
}
