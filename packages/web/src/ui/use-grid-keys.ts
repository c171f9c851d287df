import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { moveInGrid } from './grid-move.ts';

/** A cell by the thing that its row shows, so that it is found again when the rows change places. */
interface GridCell {
  readonly id: number;
  readonly column: number;
}

interface GridKeys {
  /** The cell that Tab leads to. */
  readonly active: GridCell;
  /** The cell so many rows and columns away from the active one. */
  near(rows: number, columns: number): GridCell;
  /** Puts the focus into a cell, which may have to be drawn first. */
  goTo(cell: GridCell): void;
  /** Keeps track of a cell that got the focus in another way. */
  noteFocus(target: EventTarget): void;
  /** Moves by a key; false when the key means something else. */
  move(event: KeyboardEvent): boolean;
}

interface Grid {
  readonly region: RefObject<HTMLElement | null>;
  readonly rows: readonly { readonly id: number }[];
  readonly columns: number;
  /** Brings a row that is not drawn into view. */
  readonly reveal: (row: number) => void;
}

const page = 10;

/** Arrow keys in a table of which only a part is drawn; cells say which they are by `data-cell="id:column"`. */
export function useGridKeys({ region, rows, columns, reveal }: Grid): GridKeys {
  const [active, setActive] = useState<GridCell>({ id: rows[0]?.id ?? 0, column: 0 });
  const wanted = useRef<GridCell | null>(null);
  const rowOf = (id: number) => rows.findIndex((row) => row.id === id);
  const cellAt = (row: number, column: number): GridCell => ({
    id: rows[Math.max(0, Math.min(rows.length - 1, row))]?.id ?? 0,
    column: Math.max(0, Math.min(columns - 1, column)),
  });

  // After every drawing, because a row that was out of sight is drawn only some time later.
  useEffect(() => {
    if (wanted.current === null) return;
    const { id, column } = wanted.current;
    const cell = region.current?.querySelector<HTMLElement>(`[data-cell="${id}:${column}"]`);
    const row = rowOf(id);
    if (!cell && row >= 0) return reveal(row);
    wanted.current = null;
    cell?.focus();
  });

  const goTo = (cell: GridCell) => {
    wanted.current = cell;
    // A new object each time: the same cell must be drawn again to get its focus back.
    setActive({ ...cell });
  };
  return {
    active,
    near: (down, across) => cellAt(rowOf(active.id) + down, active.column + across),
    goTo,
    noteFocus: (target) => {
      const place = target instanceof HTMLElement ? target.dataset.cell : undefined;
      const [id = 0, column = 0] = place?.split(':').map(Number) ?? [];
      if (place !== undefined && (id !== active.id || column !== active.column)) setActive({ id, column });
    },
    move: (event) => {
      if (event.altKey || event.shiftKey) return false;
      const key = { key: event.key, control: event.ctrlKey || event.metaKey };
      const from = { row: Math.max(0, rowOf(active.id)), column: active.column };
      const to = moveInGrid(from, key, { rows: rows.length, columns, page });
      if (to === null) return false;
      event.preventDefault();
      goTo(cellAt(to.row, to.column));
      return true;
    },
  };
}
