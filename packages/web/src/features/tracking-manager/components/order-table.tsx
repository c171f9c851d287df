import type { OrderSort, TableRow } from '@pp-tools/domain/order';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import type { TableView } from '../state/use-order-table.ts';
import { OrderRow } from './order-row.tsx';
import type { RowDeed } from './row-actions.tsx';
import classes from './tracking.module.css';

const { columns } = trackingTexts;
const heads: readonly { readonly label: string; readonly sort: OrderSort | null }[] = [
  { label: columns.orderId, sort: 'orderId' },
  { label: columns.orderTime, sort: 'orderTime' },
  { label: columns.trackingNumber, sort: 'trackingNumber' },
  { label: columns.status, sort: null },
  { label: columns.phone, sort: null },
  { label: columns.carrier, sort: null },
  { label: columns.lastUpdated, sort: null },
  { label: columns.actions, sort: null },
];

interface OrderTableProps {
  readonly rows: readonly TableRow[];
  readonly view: TableView;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (rows: readonly TableRow[], isSelected: boolean) => void;
  readonly onSort: (sort: OrderSort) => void;
  readonly onDeed: (deed: RowDeed, row: TableRow) => void;
}

/** The orders of a page. At least 1350 px wide: it scrolls inside its own region. */
export function OrderTable({ rows, view, selected, onSelect, onSort, onDeed }: OrderTableProps) {
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
            {heads.map(({ label, sort }) => (
              <th key={label} scope="col" aria-sort={sort === view.sort ? view.direction : undefined}>
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
              <td colSpan={heads.length + 1} className={classes.muted}>
                {trackingTexts.empty}
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
