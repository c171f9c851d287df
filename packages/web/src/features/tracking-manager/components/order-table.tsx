import type { OrderSort, TableRow } from '@pp-tools/domain/order';
import type { ReactNode } from 'react';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import type { TableView } from '../state/use-order-table.ts';
import { OrderRow } from './order-row.tsx';
import classes from './order-table.module.css';
import type { RowDeed } from './row-actions.tsx';

const { columns } = trackingTexts;
const heads: readonly {
  readonly label: string;
  readonly sort: OrderSort | null;
  readonly className?: string | undefined;
}[] = [
  { label: columns.orderId, sort: 'orderId', className: classes.idCell },
  { label: columns.orderTime, sort: 'orderTime' },
  { label: columns.trackingNumber, sort: 'trackingNumber' },
  { label: columns.status, sort: null },
  { label: columns.phone, sort: null },
  { label: columns.carrier, sort: null },
  { label: columns.lastUpdated, sort: null },
  { label: columns.actions, sort: null, className: classes.deedsCell },
];

interface OrderTableProps {
  readonly rows: readonly TableRow[];
  readonly view: TableView;
  readonly selected: ReadonlySet<string>;
  /** What stands in the table when it has no rows. */
  readonly empty: ReactNode;
  readonly onSelect: (rows: readonly TableRow[], isSelected: boolean) => void;
  readonly onSort: (sort: OrderSort) => void;
  readonly onDeed: (deed: RowDeed, row: TableRow) => void;
}

/** The orders of a page. At least 1350 px wide: it scrolls inside its own region. */
export function OrderTable({ rows, view, selected, empty, onSelect, onSort, onDeed }: OrderTableProps) {
  const isAllSelected = rows.length > 0 && rows.every(({ orderId }) => selected.has(orderId));
  return (
    <section className={classes.region} aria-label={trackingTexts.region} tabIndex={0}>
      <table className={classes.table}>
        <caption className="visually-hidden">{trackingTexts.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.checkCell}>
              <input
                type="checkbox"
                className={classes.check}
                aria-label={trackingTexts.selectAll}
                checked={isAllSelected}
                onChange={(event) => onSelect(rows, event.target.checked)}
              />
            </th>
            {heads.map(({ label, sort, className }) => (
              <th
                key={label}
                scope="col"
                className={className}
                aria-sort={sort === view.sort ? view.direction : undefined}
              >
                {sort === null ? label : <SortButton label={label} sort={sort} view={view} onSort={onSort} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OrderRow
              key={row.orderId}
              row={row}
              isSelected={selected.has(row.orderId)}
              onSelect={onSelect}
              onDeed={onDeed}
            />
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={heads.length + 1} className={classes.emptyCell}>
                <div className={classes.empty}>{empty}</div>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

function SortButton({
  label,
  sort,
  view,
  onSort,
}: {
  readonly label: string;
  readonly sort: OrderSort;
  readonly view: TableView;
  readonly onSort: (sort: OrderSort) => void;
}) {
  const mark = sort !== view.sort ? '↕' : view.direction === 'ascending' ? '▲' : '▼';
  return (
    <button type="button" className={classes.sort} onClick={() => onSort(sort)}>
      {label} <span aria-hidden="true">{mark}</span>
    </button>
  );
}
