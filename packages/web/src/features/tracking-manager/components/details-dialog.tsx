import { rowOfShipment, type TableRow } from '@pp-tools/domain/order';
import { carrierLabel } from '@pp-tools/domain/shipment';
import { transitText } from '../../../texts/tracking-carrier-texts.ts';
import { eventTexts, registeredText, statusText, trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { actionLabels, type RowAction, rowActions } from './row-actions.tsx';
import { StaffDialog } from './staff-dialog.tsx';
import classes from './tracking.module.css';

/** What can be done to one number. */
export type ShipmentAction = Extract<RowAction, 'tracks' | 'register' | 'update' | 'pdf'> | 'delete';

const isShipmentAction = (action: RowAction): action is Exclude<ShipmentAction, 'delete'> =>
  action === 'tracks' || action === 'register' || action === 'update' || action === 'pdf';

/** Every number of an order with its own state and actions. */
export function DetailsDialog({
  row,
  onAction,
  onClose,
}: {
  readonly row: TableRow;
  readonly onAction: (action: ShipmentAction, row: TableRow) => void;
  readonly onClose: () => void;
}) {
  const { columns } = trackingTexts;
  return (
    <StaffDialog title={eventTexts.detailsTitle(row.orderId)} width={1000} onClose={onClose}>
      <section className={classes.scroll} tabIndex={0} aria-label={eventTexts.detailsTitle(row.orderId)}>
        <table className={classes.plain}>
          <thead>
            <tr>
              {[
                columns.trackingNumber,
                columns.status,
                columns.phone,
                columns.carrier,
                columns.lastUpdated,
                columns.actions,
              ].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row.shipments.map((shipment) => (
              <tr key={shipment.number}>
                <th scope="row" className={classes.number}>
                  {shipment.number}
                </th>
                <td>
                  {statusText(shipment.status)}
                  <span className={classes.more}>
                    {registeredText(shipment.registered)} {transitText(shipment, Date.now())}
                  </span>
                </td>
                <td>{shipment.phoneLastFour ?? trackingTexts.unknown}</td>
                <td>{carrierLabel(shipment.carrier) ?? trackingTexts.unknown}</td>
                <td>{shipment.lastSynced?.slice(0, 16).replace('T', ' ') ?? trackingTexts.dash}</td>
                <td>
                  <div className={classes.actions}>
                    <ShipmentActions row={rowOfShipment(row, shipment)} onAction={onAction} />
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </StaffDialog>
  );
}

function ShipmentActions({
  row,
  onAction,
}: {
  readonly row: TableRow;
  readonly onAction: (action: ShipmentAction, row: TableRow) => void;
}) {
  const number = row.trackingNumbers[0] ?? '';
  const actions: readonly ShipmentAction[] = [...rowActions(row).filter(isShipmentAction), 'delete'];
  return actions.map((action) => {
    const label = action === 'delete' ? trackingTexts.deleteSelected : actionLabels[action];
    return (
      <Button
        key={action}
        look="quiet"
        aria-label={trackingTexts.rowAction(label, number)}
        onClick={() => onAction(action, row)}
      >
        {label}
      </Button>
    );
  });
}
