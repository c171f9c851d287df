import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../platform/notices.ts';
import { failedMessageTexts, storageTexts } from '../../../texts/notice-texts.ts';
import { Button } from '../../../ui/button.tsx';
import classes from '../admin-account.module.css';
import { failedMessagesQuery, sendAgain, storageQuery } from '../api/operation-calls.ts';
import { callText } from '../state/call-text.ts';

const timeOf = (at: number): string =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Messages that could not be sent; nothing while there are none. */
export function FailedMessagesSection() {
  const queries = useQueryClient();
  const { data = [] } = useQuery(failedMessagesQuery);
  if (data.length === 0) return null;
  const retry = async (id: number) => {
    try {
      await sendAgain(id);
      notify(failedMessageTexts.sending, { tone: 'success' });
    } catch (thrown) {
      notify(callText(thrown), { tone: 'error' });
    }
    void queries.invalidateQueries({ queryKey: failedMessagesQuery.queryKey });
  };
  return (
    <section className={classes.section} aria-labelledby="failed-messages">
      <h2 id="failed-messages">{failedMessageTexts.title}</h2>
      <p className={classes.muted}>{failedMessageTexts.intro}</p>
      {data.map(({ id, kind, target, at, attempts, fault }) => (
        <div key={id} className={classes.row}>
          <div>
            <p className={classes.name}>{failedMessageTexts.row(kind, target)}</p>
            <p className={classes.muted}>{failedMessageTexts.why(attempts, timeOf(at), fault)}</p>
          </div>
          <Button aria-label={failedMessageTexts.againOf(id)} onClick={() => void retry(id)}>
            {failedMessageTexts.again}
          </Button>
        </div>
      ))}
    </section>
  );
}

/** How many rows each table has, and for how long they stay. */
export function StorageSection() {
  const { data } = useQuery(storageQuery);
  if (data === undefined) return null;
  return (
    <section className={classes.section} aria-labelledby="stored-rows">
      <h2 id="stored-rows">{storageTexts.title}</h2>
      <p className={classes.muted}>{storageTexts.size((data.bytes / 1e6).toFixed(1))}</p>
      <table className={classes.storage}>
        <thead>
          <tr>
            <th scope="col">{storageTexts.table}</th>
            <th scope="col">{storageTexts.rows}</th>
            <th scope="col">{storageTexts.days}</th>
          </tr>
        </thead>
        <tbody>
          {data.tables.map(({ name, rows, days }) => (
            <tr key={name}>
              <th scope="row">{storageTexts.nameOf(name)}</th>
              <td>{rows.toLocaleString('en-US')}</td>
              <td>{days === null ? storageTexts.always : storageTexts.forDays(days)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
