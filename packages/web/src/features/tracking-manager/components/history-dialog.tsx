import { useQuery } from '@tanstack/react-query';
import { UnreadRows } from '../../../shop/unread-rows.tsx';
import { actionTexts, eventTexts, historyTableHeads, trackingTexts } from '../../../texts/tracking-texts.ts';
import { historyPath, readHistory } from '../api/order-calls.ts';
import { keyed } from '../state/keyed.ts';
import { StaffDialog } from './staff-dialog.tsx';
import classes from './tracking.module.css';

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
    <StaffDialog title={eventTexts.historyTitle(orderId)} width={800} onClose={onClose}>
      <UnreadRows path={historyPath(orderId)} text={trackingTexts.unreadRows} />
      {data === undefined && <p role="status">{isError ? eventTexts.failed : trackingTexts.loading}</p>}
      {data !== undefined && (
        <section className={classes.scroll} tabIndex={0} aria-label={eventTexts.historyTitle(orderId)}>
          <table className={classes.plain}>
            <thead>
              <tr>
                {historyTableHeads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {keyed(data, (line) => line.at).map(({ key, item: line }) => (
                <tr key={key}>
                  <td className={classes.time}>{line.at.slice(0, 16).replace('T', ' ')}</td>
                  <td>{line.who}</td>
                  <td className={classes.time}>{actionTexts[line.action] ?? line.action}</td>
                  <td className={classes.number}>{line.number ?? trackingTexts.dash}</td>
                  <td>
                    {typeof line.before === 'string' && typeof line.after === 'string'
                      ? `${line.before} → ${line.after}`
                      : trackingTexts.dash}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </StaffDialog>
  );
}
