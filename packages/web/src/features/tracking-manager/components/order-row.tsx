import type { TableRow } from '@pp-tools/domain/order';
import { carrierLabel, statusRules } from '@pp-tools/domain/shipment';
import { memo } from 'react';
import { registeredText, statusText, trackingTexts } from '../../../texts/tracking-texts.ts';
import classes from './order-table.module.css';
import { type RowAction, RowActions } from './row-actions.tsx';

interface OrderRowProps {
  readonly row: TableRow;
  /** Its place among all rows, where not all of them are in the document. */
  readonly rowIndex: number | undefined;
  readonly isSelected: boolean;
  readonly onSelect: (rows: readonly TableRow[], isSelected: boolean) => void;
  readonly onAction: (action: RowAction, row: TableRow) => void;
}

const isLate = ({ shipments }: TableRow): boolean =>
  shipments.some(({ lateFrom }) => lateFrom !== null && lateFrom <= Date.now());

/** One order. Plain cells, and drawn again only when it changes: a page may have 500 of them. */
export const OrderRow = memo(function OrderRow({
  row,
  rowIndex,
  isSelected,
  onSelect,
  onAction,
}: OrderRowProps) {
  const { trackingNumbers } = row;
  return (
    <tr aria-selected={isSelected} aria-rowindex={rowIndex} className={classes.row}>
      <td className={classes.checkCell}>
        <input
          type="checkbox"
          className={classes.check}
          aria-label={trackingTexts.select(row.orderId)}
          checked={isSelected}
          onChange={(event) => onSelect([row], event.target.checked)}
        />
      </td>
      <th scope="row" className={`${classes.number} ${classes.idCell}`} title={row.orderId}>
        {row.orderId}
      </th>
      <td>{row.orderDate ?? trackingTexts.dash}</td>
      <td className={classes.number}>
        {trackingNumbers[0] ?? trackingTexts.none}
        {trackingNumbers.length > 1 && (
          <span className={classes.more}>{trackingTexts.moreNumbers(trackingNumbers.length)}</span>
        )}
      </td>
      <td className={classes.status} data-tone={statusRules[row.status].tone}>
        {statusText(row.status)}
        {statusRules[row.status].canRegister && trackingNumbers.length > 0 && (
          <span className={classes.more}>{registeredText(row.registered)}</span>
        )}
        {isLate(row) && <span className={classes.late}>{trackingTexts.late}</span>}
      </td>
      <td>{row.phoneNumberLastFour ?? trackingTexts.unknown}</td>
      <td className={classes.carrier}>{carrierLabel(row.carrier) ?? trackingTexts.unknown}</td>
      <td>{row.lastUpdated ?? trackingTexts.dash}</td>
      <td className={classes.actionsCell}>
        <RowActions row={row} onAction={onAction} />
      </td>
    </tr>
  );
});
