import { type AuditEntry, auditPath } from '@pp-tools/domain/contract';
import { catalogueColumnNames, wheelsetFieldLabel } from '@pp-tools/domain/wheelset';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UnreadRows } from '../../../shop/unread-rows.tsx';
import { auditDeeds } from '../../../texts/audit-texts.ts';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading, Trouble } from '../../../ui/load-state.tsx';
import { auditTrailQuery } from '../api/audit-calls.ts';
import { instantText } from '../state/instant-text.ts';
import { fieldText } from '../state/wheelset-draft.ts';
import classes from '../wheelset-data.module.css';

/** Who did what in the admin area, newest first, with the values before and after. */
export function AuditTrail() {
  const { data, isPending, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(auditTrailQuery);
  if (isPending) return <Loading />;
  if (data === undefined) {
    return (
      <Trouble title="The audit trail could not be loaded." onRetry={() => refetch()}>
        Your connection may be down, or your session has ended.
      </Trouble>
    );
  }
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className={classes.none}>Nobody has changed anything yet.</p>;
  return (
    <div className={classes.stack}>
      <UnreadRows path={auditPath} />
      <ol className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.entry}>
            <p>
              <strong>{entry.actor}</strong> {auditDeeds.get(entry.action) ?? entry.action}{' '}
              <strong>{entry.subject.name}</strong>
            </p>
            <p className={classes.muted}>{instantText(entry.at)}</p>
            <Values entry={entry} />
          </li>
        ))}
      </ol>
      {hasNextPage && <Button onClick={() => fetchNextPage()}>Show older entries</Button>}
    </div>
  );
}

const storedValue = (state: unknown, name: string): string | number | null => {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/** The values that an edit changed; a whole wheelset that came or went is named above and not listed again. */
function Values({ entry: { before, after } }: { readonly entry: AuditEntry }) {
  const changes = catalogueColumnNames.flatMap((column) => {
    const [old, now] = [storedValue(before, column), storedValue(after, column)];
    return old === null || now === null ? [] : [{ column, old, now }];
  });
  if (changes.length === 0) return null;
  return (
    <ul className={classes.values}>
      {changes.map(({ column, old, now }) => (
        <li key={column}>
          {wheelsetFieldLabel(column)}: {fieldText(column, old) || wheelsetDataTexts.unknown} →{' '}
          {fieldText(column, now) || wheelsetDataTexts.unknown}
        </li>
      ))}
    </ul>
  );
}
