import type { OrderSort, TableRow } from '@pp-tools/domain/order';
import type { ReactNode } from 'react';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { RowSpacer } from '../../../ui/row-spacer.tsx';
import { useVisibleRows } from '../../../ui/use-visible-rows.ts';
import type { TableView } from '../state/use-order-table.ts';
import { OrderRow } from './order-row.tsx';
import classes from './order-table.module.css';
import type { RowAction } from './row-actions.tsx';

const { columns } = trackingTexts;
const heads: readonly {
  readonly label: string;
  readonly sort: OrderSort | null;
  readonly className?: string | undefined;
}[] = [
  { label: columns.orderId, sort: 'orderId', className: classes.idCell },
  { label: columns.orderTime, sort: 'orderTime', className: classes.timeCell },
  { label: columns.trackingNumber, sort: 'trackingNumber', className: classes.numberCell },
  { label: columns.status, sort: null, className: classes.statusCell },
  { label: columns.phone, sort: null, className: classes.phoneCell },
  { label: columns.carrier, sort: null, className: classes.carrierCell },
  { label: columns.lastUpdated, sort: null, className: classes.timeCell },
  { label: columns.actions, sort: null, className: classes.actionsCell },
];

/** Longer pages have only the rows in view in the document, so that every action stays quick. */
const virtualFrom = 60;
const rowHeight = 40;

interface OrderTableProps {
  readonly rows: readonly TableRow[];
  readonly view: TableView;
  readonly selected: ReadonlySet<string>;
  /** What stands in the table when it has no rows. */
  readonly empty: ReactNode;
  readonly onSelect: (rows: readonly TableRow[], isSelected: boolean) => void;
  readonly onSort: (sort: OrderSort) => void;
  readonly onAction: (action: RowAction, row: TableRow) => void;
}

/** The orders of a page. At least 1350 px wide: it scrolls inside its own region. */
export function OrderTable({ rows, view, selected, empty, onSelect, onSort, onAction }: OrderTableProps) {
  const { region, indexes, above, below } = useVisibleRows({
    count: rows.length,
    rowHeight,
    allUpTo: virtualFrom,
  });
  const isAllSelected = rows.length > 0 && rows.every(({ orderId }) => selected.has(orderId));
  return (
    <>
      <p className={classes.hint} aria-hidden="true">
        {trackingTexts.scrollHint}
      </p>
      <section ref={region} className={classes.region} aria-label={trackingTexts.region} tabIndex={0}>
        <table className={classes.table} aria-rowcount={rows.length + 1}>
          <caption className="visually-hidden">{trackingTexts.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={classes.checkCell}>
                <input
                  type="checkbox"
                  className={classes.check}
                  aria-label={trackingTexts.selectAll}
                  checked={isAllSelected}
                  disabled={rows.length === 0}
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
                  {sort === null ? (
                    label
                  ) : (
                    <SortButton label={label} sort={sort} view={view} onSort={onSort} />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <RowSpacer height={above} span={heads.length + 1} />
            {indexes.map((index) => {
              const row = rows[index];
              return (
                row && (
                  <OrderRow
                    key={row.orderId}
                    row={row}
                    rowIndex={rows.length > virtualFrom ? index + 2 : undefined}
                    isSelected={selected.has(row.orderId)}
                    onSelect={onSelect}
                    onAction={onAction}
                  />
                )
              );
            })}
            <RowSpacer height={below} span={heads.length + 1} />
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
    </>
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
