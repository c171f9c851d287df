import type { ListSort } from '../state/wheelset-view.ts';
import classes from '../wheelset-data.module.css';

interface SortHeaderProps {
  readonly by: ListSort['by'];
  readonly label: string;
  readonly sort: ListSort;
  readonly onSort: (sort: ListSort) => void;
  readonly isNumber?: boolean;
}

const marks = { ascending: '▲', descending: '▼' } as const;

/** A column header that sorts: once upwards, again downwards. */
export function SortHeader({ by, label, sort, onSort, isNumber = false }: SortHeaderProps) {
  const direction = sort.by === by ? sort.direction : null;
  return (
    <th scope="col" aria-sort={direction ?? undefined} data-number={isNumber || undefined}>
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort({ by, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
      >
        {label}
        <span aria-hidden="true">{direction === null ? '↕' : marks[direction]}</span>
      </button>
    </th>
  );
}
