import type { ColumnSort, ComparisonColumn } from '@pp-tools/domain/comparison';
import { changeView } from '../state/comparison-store.ts';
import type { ShownComparison } from '../state/use-comparison.ts';
import classes from './comparison-table.module.css';
import { type PinAttributes, pinAttributes } from './pinned-cells.ts';

/** Ascending, descending, and off again. */
function nextSort(columnId: string, now: ColumnSort | null): ColumnSort | null {
  if (now?.columnId !== columnId) return { columnId, direction: 'ascending' };
  return now.direction === 'ascending' ? { columnId, direction: 'descending' } : null;
}

const marks = { ascending: '▲', descending: '▼' } as const;

interface HeadCellProps {
  readonly column: ComparisonColumn;
  readonly sort: ColumnSort | null;
  readonly pin: PinAttributes;
}

function HeadCell({ column, sort, pin }: HeadCellProps) {
  const direction = sort?.columnId === column.id ? sort.direction : null;
  return (
    <th
      scope="col"
      data-figures={column.kind !== 'text'}
      {...pin}
      {...(direction ? { 'aria-sort': direction } : {})}
    >
      <button
        type="button"
        className={classes.sort}
        title={column.explanation}
        onClick={() => changeView({ columnSort: nextSort(column.id, sort) })}
      >
        {column.label}
        <span aria-hidden="true" className={classes.mark}>
          {direction ? marks[direction] : '↕'}
        </span>
      </button>
    </th>
  );
}

/** Column headers; each sorts by its column, one at a time. */
export function TableHead({
  shown: { columns, state, baseline, pinCount },
}: {
  readonly shown: ShownComparison;
}) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={classes.nameHead}>
          {baseline ? `Measured against ${baseline.shortName}` : 'Wheelset'}
        </th>
        {columns.map((column, place) => (
          <HeadCell
            key={column.id}
            column={column}
            sort={state.columnSort}
            pin={pinAttributes(place, pinCount)}
          />
        ))}
      </tr>
    </thead>
  );
}
