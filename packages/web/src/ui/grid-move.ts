/** A cell by its row and its place in the row. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** How far a grid reaches, and how many rows a page jumps over. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  readonly page: number;
}

/** A key with whether Control or Command was held. */
export interface GridKey {
  readonly key: string;
  readonly control: boolean;
}

const last = Number.MAX_SAFE_INTEGER;

type Move = (place: GridPlace, page: number) => GridPlace;

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }, page) => ({ row: row - page, column }),
  PageDown: ({ row, column }, page) => ({ row: row + page, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: last }),
  'Control+Home': () => ({ row: 0, column: 0 }),
  'Control+End': () => ({ row: last, column: last }),
};

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** Where a key leads in a grid (WAI-ARIA grid pattern); null for a key that does not move. */
export function moveInGrid(from: GridPlace, { key, control }: GridKey, size: GridSize): GridPlace | null {
  const to = moves[control ? `Control+${key}` : key]?.(from, size.page);
  if (to === undefined) return null;
  return { row: within(to.row, size.rows), column: within(to.column, size.columns) };
}
