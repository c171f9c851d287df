import type { VersionedWheelsetWire } from '@pp-tools/domain/contract';
import type { CatalogueColumn } from '@pp-tools/domain/wheelset';
import type { KeyboardEvent } from 'react';
import { cellTexts } from '../../../texts/cell-texts.ts';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import classes from '../../../ui/grid-cells.module.css';
import { shownValue } from '../state/cell-value.ts';
import { isFigure } from '../state/column-groups.ts';
import type { CellEditing } from '../state/use-cell-edit.ts';
import { OpenCell } from './open-cell.tsx';

interface ValueCellProps {
  readonly wheelset: VersionedWheelsetWire;
  readonly column: CatalogueColumn;
  readonly place: string;
  readonly tabIndex: number;
  readonly editing: CellEditing;
  readonly wayOn: (event: KeyboardEvent) => () => void;
}

/** One value of the list; it opens where it stands. */
export function ValueCell({ wheelset, column, place, tabIndex, editing, wayOn }: ValueCellProps) {
  const { edit } = editing;
  const isOpen = edit !== null && edit.wheelset.id === wheelset.id && edit.column === column;
  const text = shownValue(column, wheelset[column]);
  return (
    <td data-number={isFigure(column) || undefined} className={classes.cell}>
      {isOpen ? (
        <OpenCell edit={edit} editing={editing} wayOn={wayOn} />
      ) : (
        <button
          type="button"
          data-cell={place}
          data-column={column}
          tabIndex={tabIndex}
          className={classes.value}
          aria-label={`${text ?? wheelsetDataTexts.unknown}, ${cellTexts.label(column, wheelset.name)}`}
          onClick={() => void editing.open(wheelset, column)}
        >
          {text ?? <span className={classes.unknown}>{wheelsetDataTexts.unknown}</span>}
        </button>
      )}
    </td>
  );
}
