import {
  historyColumns,
  historyDocument,
  readTrackingInfo,
  type TrackingStatus,
} from '@pp-tools/domain/shipment';
import { historyHeads, pdfTexts } from '../../../texts/tracking-pdf-texts.ts';
import { eventTexts, trackingTexts } from '../../../texts/tracking-texts.ts';
import { keyed } from '../state/keyed.ts';
import { readingContext } from '../state/shop-clock.ts';
import classes from './tracking.module.css';

/** The scans of a tracking document, one table a carrier, newest first. */
export function EventTables({
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
