import type { TableRow } from '@pp-tools/domain/order';
import { carrierLabel } from '@pp-tools/domain/shipment';
import { eventTexts, statusText, trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './tracking.module.css';

/** Every number of an order with its own state. */
export function DetailsDialog({
  row,
  onView,
  onClose,
}: {
  readonly row: TableRow;
  readonly onView: (number: string) => void;
  readonly onClose: () => void;
}) {
  const { columns } = trackingTexts;
  return (
    <Dialog title={eventTexts.detailsTitle(row.orderId)} width={1000} lang="zh-CN" onClose={onClose}>
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
                    {shipment.registered ? eventTexts.registered : eventTexts.unregistered}
                  </span>
                </td>
                <td>{shipment.phoneLastFour ?? trackingTexts.unknown}</td>
                <td>{carrierLabel(shipment.carrier) ?? trackingTexts.unknown}</td>
                <td>{shipment.lastSynced?.slice(0, 16).replace('T', ' ') ?? trackingTexts.dash}</td>
                <td>
                  <Button look="quiet" onClick={() => onView(shipment.number)}>
                    {trackingTexts.viewTracks}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}
