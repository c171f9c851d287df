import { type CatalogueColumn, wheelsetField } from '@pp-tools/domain/wheelset';
import { isFigure } from '../state/column-groups.ts';
import type { ListSort } from '../state/wheelset-view.ts';
import classes from '../wheelset-data.module.css';

interface SortHeaderProps {
  readonly by: CatalogueColumn;
  readonly sort: ListSort;
  readonly onSort: (sort: ListSort) => void;
}

const marks = { ascending: '▲', descending: '▼' } as const;

/** A column header that sorts: once upwards, again downwards. */
export function SortHeader({ by, sort, onSort }: SortHeaderProps) {
  const direction = sort.by === by ? sort.direction : null;
  return (
    <th
      scope="col"
      aria-sort={direction ?? undefined}
      data-number={isFigure(by) || undefined}
      data-name={by === 'name' || undefined}
    >
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort({ by, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
      >
        {wheelsetField(by).label}
        <span aria-hidden="true">{direction === null ? '↕' : marks[direction]}</span>
      </button>
    </th>
  );
}
