import {
  historyColumns,
  historyDocument,
  readTrackingInfo,
  type TrackingStatus,
} from '@pp-tools/domain/shipment';
import { useQuery } from '@tanstack/react-query';
import { historyHeads, pdfTexts } from '../../../texts/tracking-pdf-texts.ts';
import { eventTexts, statusText, trackingTexts } from '../../../texts/tracking-texts.ts';
import { readTracking } from '../api/order-calls.ts';
import { keyed } from '../state/keyed.ts';
import { readingContext } from '../state/shop-clock.ts';
import { StaffDialog } from './staff-dialog.tsx';
import classes from './tracking.module.css';

/** The scans of one number, newest first, as they will stand in the PDF. */
export function EventsDialog({ number, onClose }: { readonly number: string; readonly onClose: () => void }) {
  const { data, isError } = useQuery({
    queryKey: ['tracking', number],
    queryFn: ({ signal }) => readTracking(number, signal),
    staleTime: 0,
  });
  return (
    <StaffDialog title={eventTexts.title(number)} width={1000} onClose={onClose}>
      {data === undefined ? (
        <p role="status">{isError ? eventTexts.failed : trackingTexts.loading}</p>
      ) : (
        <Events number={number} status={data.status} info={data.info} />
      )}
    </StaffDialog>
  );
}

function Events({
  number,
  status,
  info,
}: {
  readonly number: string;
  readonly status: TrackingStatus;
  readonly info: string | null;
}) {
  const read = readTrackingInfo(info, readingContext());
  if (!read.ok) return <p>{read.fault === 'missing' ? eventTexts.none : eventTexts.invalid}</p>;
  const { groups } = historyDocument({ number, orderId: '', status, info: read.value });
  return (
    <div className={classes.stack}>
      <p>{statusText(status)}</p>
      {groups.length === 0 && <p>{eventTexts.none}</p>}
      {keyed(groups, (group) => group.carrier ?? '').map(({ key, item: group }) => (
        <section
          key={key}
          className={classes.scroll}
          tabIndex={0}
          aria-label={group.carrier ?? trackingTexts.unknown}
        >
          <h3>{`${pdfTexts.carrier}: ${group.carrier ?? trackingTexts.unknown}`}</h3>
          <table className={`${classes.plain} ${classes.events}`}>
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
                    <td key={column} className={column.endsWith('Time') ? classes.time : undefined}>
                      {cells[index] ?? trackingTexts.dash}
                    </td>
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
