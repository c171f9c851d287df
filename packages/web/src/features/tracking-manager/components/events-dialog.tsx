import type { TableRow } from '@pp-tools/domain/order';
import {
  carrierLabel,
  historyColumns,
  historyDocument,
  isTrackingStatus,
  readTrackingInfo,
} from '@pp-tools/domain/shipment';
import { useQuery } from '@tanstack/react-query';
import {
  deedTexts,
  eventTexts,
  historyHeads,
  pdfTexts,
  statusText,
  trackingTexts,
} from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { readHistory, readTracking } from '../api/order-calls.ts';
import { keyed } from '../state/keyed.ts';
import classes from './tracking.module.css';

/** The scans of one number, newest first, as they will stand in the PDF. */
export function EventsDialog({ number, onClose }: { readonly number: string; readonly onClose: () => void }) {
  const { data, isError } = useQuery({
    queryKey: ['tracking', number],
    queryFn: ({ signal }) => readTracking(number, signal),
    staleTime: 0,
  });
  return (
    <Dialog title={eventTexts.title(number)} width={1000} lang="zh-CN" onClose={onClose}>
      {data === undefined ? (
        <p role="status">{isError ? eventTexts.failed : trackingTexts.loading}</p>
      ) : (
        <Events number={number} status={data.status} info={data.tracking_info} />
      )}
    </Dialog>
  );
}

function Events({
  number,
  status,
  info,
}: {
  readonly number: string;
  readonly status: string;
  readonly info: string | null;
}) {
  const read = readTrackingInfo(info);
  if (!read.ok) return <p>{read.fault === 'missing' ? eventTexts.none : eventTexts.invalid}</p>;
  const shown = isTrackingStatus(status) ? status : 'Unknown';
  const { groups } = historyDocument({ number, orderId: '', status: shown, info: read.value });
  return (
    <div className={classes.stack}>
      <p>{statusText(shown)}</p>
      {groups.length === 0 && <p>{eventTexts.none}</p>}
      {keyed(groups, (group) => group.carrier ?? '').map(({ key, item: group }) => (
        <section
          key={key}
          className={classes.scroll}
          tabIndex={0}
          aria-label={group.carrier ?? trackingTexts.unknown}
        >
          <h3>{`${pdfTexts.carrier}: ${group.carrier ?? trackingTexts.unknown}`}</h3>
          <table className={classes.plain}>
            <thead>
              <tr>
                {historyColumns.map((column) => (
                  <th key={column} scope="col">
                    {historyHeads[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {keyed(group.rows, (cells) => cells.join('|')).map(({ key: rowKey, item: cells }) => (
                <tr key={rowKey}>
                  {historyColumns.map((column, index) => (
                    <td key={column}>{cells[index] ?? trackingTexts.dash}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

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
            <tr key={shipment.number} className={classes.row}>
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
    </Dialog>
  );
}

/** Who did what to an order. */
export function HistoryDialog({
  orderId,
  onClose,
}: {
  readonly orderId: string;
  readonly onClose: () => void;
}) {
  const { data, isError } = useQuery({
    queryKey: ['order-history', orderId],
    queryFn: () => readHistory(orderId),
    staleTime: 0,
  });
  return (
    <Dialog title={eventTexts.historyTitle(orderId)} width={800} lang="zh-CN" onClose={onClose}>
      {data === undefined && <p role="status">{isError ? eventTexts.failed : trackingTexts.loading}</p>}
      <ol className={classes.list}>
        {keyed(data ?? [], (line) => line.at).map(({ key, item: line }) => (
          <li key={key}>
            {line.at.slice(0, 16).replace('T', ' ')} {line.who} {deedTexts[line.deed] ?? line.deed}{' '}
            {line.number ?? ''}{' '}
            {typeof line.before === 'string' && typeof line.after === 'string'
              ? `${line.before} → ${line.after}`
              : ''}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
